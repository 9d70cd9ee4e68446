/**
 * The look of the editor. It uses the colours of the page, which the shadow root gets as custom properties. The style
 * rules are constructed style sheets, which the page's security policy allows.
 */
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

// this frame is visible only with forced colours
const MARKED = { outline: "1px solid transparent", outlineOffset: "-1px" };

const rules = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--surface)" },
  "&.cm-focused": { outline: "none" }, // the focus is shown by the frame of the editor instead
  ".cm-scroller": { fontFamily: "var(--mono)", fontSize: "var(--code-size)", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--accent)", padding: "8px 0" },
  ".cm-line": { padding: "0 12px 0 6px" },
  ".cm-gutters": { color: "var(--ink-soft)", backgroundColor: "var(--paper)", borderRight: "1px solid var(--edge)" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 4px 0 6px", minWidth: "2.2em" },
  ".cm-marks": { width: "1.1em" },
  ".cm-marks .cm-gutterElement": { textAlign: "center", fontWeight: "700" },
  ".cm-at-work": { ...MARKED, backgroundColor: "var(--cell-same)", boxShadow: "inset 3px 0 var(--accent)" },
  ".cm-wrong": { ...MARKED, backgroundColor: "var(--out-tint)", boxShadow: "inset 3px 0 var(--out)" },
  ".cm-marks .cm-gutterElement.cm-mark-wrong": { color: "var(--out)" },
  ".cm-said": {
    padding: "4px 12px 6px",
    color: "var(--out)",
    backgroundColor: "var(--out-tint)",
    fontFamily: "var(--font)",
    fontSize: "var(--text-small)",
    whiteSpace: "pre-wrap",
    boxShadow: "inset 3px 0 var(--out)",
    position: "sticky", // the message stays in view even if a long line is scrolled sideways
    insetInlineStart: "3.8em",
    inlineSize: "fit-content",
  },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "var(--cell-selected)",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    outline: "1px solid var(--accent)",
    backgroundColor: "transparent",
  },
});

const soft = { color: "var(--ink-soft)" };

const highlighting = HighlightStyle.define([
  { tag: tags.comment, ...soft, fontStyle: "italic" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--found)" },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: "var(--cover)", fontWeight: "600" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--fin)" },
  { tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className)], color: "var(--base)" },
  { tag: tags.meta, ...soft },
]);

export const theme = [rules, syntaxHighlighting(highlighting)];
