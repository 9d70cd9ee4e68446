/**
 * An editor for Python in a shadow root. CodeMirror adds its style rules there as constructed style sheets, which the
 * page's security policy allows. Pressing Escape and then Tab leaves the editor, as its label says. Keys pressed in the
 * editor do not reach the board.
 */
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { lineMarks, markWork, markWrong } from "./line-marks.js";
import { theme } from "./theme.js";

/** The keys that run the program: Ctrl+Enter, or Cmd+Enter on a Mac. */
const RUN = "Mod-Enter";

/** The events that the editor does not pass on to the page, where they would change the board. */
const KEPT_EVENTS = ["keydown", "paste", "copy", "cut"];

/**
 * Replace the selection by the text that is typed. Otherwise Chromium would join the lines and add styles to them,
 * which the page's security policy forbids.
 * @param {InputEvent} event @param {EditorView} view
 */
function replaceSelection({ inputType, data, isComposing }, { state, dispatch }) {
  if (inputType !== "insertText" || !data || isComposing || state.selection.main.empty) return false;
  dispatch(state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
  return true;
}

/** @param {{onChange: (text: string) => void, onRun: () => void}} callbacks */
export function createEditor({ onChange, onRun }) {
  const root = h("div", { class: "own-editor" });
  const shadow = root.attachShadow({ mode: "open", delegatesFocus: true });
  for (const kind of KEPT_EVENTS) root.addEventListener(kind, (event) => event.stopPropagation());

  /**
   * The handlers of the editor's events. After Escape, the Tab key leaves the editor instead of indenting the line.
   * @type {import("@codemirror/view").DOMEventHandlers<unknown>}
   */
  const handlers = {
    keydown: ({ key }, now) => void (key === "Escape" && now.setTabFocusMode(true)),
    blur: (_, now) => void now.setTabFocusMode(false),
    beforeinput: replaceSelection,
  };
  const changed = EditorView.updateListener.of((update) => {
    if (!update.docChanged) return;
    update.view.setTabFocusMode(false);
    if (!quiet) onChange(update.state.doc.toString());
  });
  const run = () => {
    onRun();
    return true;
  };
  const extensions = [
    keymap.of([{ key: RUN, run }, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    [lineNumbers(), lineMarks, history(), drawSelection(), indentOnInput(), bracketMatching()],
    [pythonLanguage, indentUnit.of("    "), EditorState.tabSize.of(4), theme],
    EditorView.contentAttributes.of({ "aria-label": t("own.code"), lang: "en", tabindex: "0", spellcheck: "false" }),
    EditorView.domEventHandlers(handlers),
    changed,
  ];
  const view = new EditorView({ parent: shadow, root: shadow, state: EditorState.create({ extensions }) });
  let quiet = false;
  let marked = 0;

  /** Scroll a line into view inside the editor. The page itself is not scrolled. @param {number} number */
  const reveal = (number) => {
    const { from } = view.state.doc.line(Math.min(number, view.state.doc.lines));
    const { top, bottom } = view.lineBlockAt(from);
    const { scrollTop, clientHeight } = view.scrollDOM;
    if (top < scrollTop || bottom > scrollTop + clientHeight) view.scrollDOM.scrollTop = top - clientHeight / 3;
  };

  return {
    root,
    text: () => view.state.doc.toString(),
    /** Show another program. It has a new undo history. @param {string} text */
    open(text) {
      marked = 0;
      view.setState(EditorState.create({ doc: text, extensions }));
      view.scrollDOM.scrollTo(0, 0);
    },
    /** Show the text of the same program after another tab has changed it. @param {string} text */
    adopt(text) {
      quiet = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      quiet = false;
    },
    /** Mark the line that the program has reached. If it is 0, mark no line. @param {number} line */
    point(line) {
      if (line === marked) return;
      marked = line;
      markWork(view, line);
      if (line) reveal(line);
    },
    /** @param {import("./line-marks.js").Wrong} found */
    fault(found) {
      markWrong(view, found);
      if (found) reveal(found.line);
    },
    /** @param {number} line @param {number} [column] */
    goTo(line, column = 1) {
      const { from, to } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      view.dispatch({ selection: { anchor: Math.min(from + Math.max(column - 1, 0), to) } });
      view.focus();
      reveal(line);
    },
    focus: () => view.focus(),
  };
}
