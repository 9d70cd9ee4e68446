/**
 * Marks in the editor: one for the line that the program has reached, and one for a line with an error, with the
 * message below the line. When the text changes, marks move with their lines.
 * @typedef {{line: number, words: string} | null} Wrong
 */
import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, gutter, WidgetType } from "@codemirror/view";

/**
 * The type of a change to the editor that marks the line which the program has reached. The value is the number of the
 * line, or 0 to remove the mark.
 * @type {import("@codemirror/state").StateEffectType<number>}
 */
const atWork = StateEffect.define();
/** @type {import("@codemirror/state").StateEffectType<Wrong>} */
const wrong = StateEffect.define();

class MessageWidget extends WidgetType {
  /** @param {string} words */
  constructor(words) {
    super();
    this.words = words;
  }

  /** @param {MessageWidget} other */
  eq(other) {
    return other.words === this.words;
  }

  toDOM() {
    const element = document.createElement("div");
    element.className = "cm-said";
    element.textContent = this.words;
    return element;
  }
}

class Mark extends GutterMarker {
  /** @param {string} sign @param {string} name the name of its class */
  constructor(sign, name) {
    super();
    this.sign = sign;
    this.elementClass = name;
  }

  toDOM() {
    return document.createTextNode(this.sign);
  }
}

const AT_WORK = new Mark("▸", "cm-mark-at-work");
const WRONG = new Mark("✕", "cm-mark-wrong");

/** @param {import("@codemirror/state").Text} doc @param {number} line */
const startOf = (doc, line) => doc.line(Math.min(Math.max(line, 1), doc.lines)).from;

/** @param {import("@codemirror/state").Text} doc @param {number} line */
const workMarks = (doc, line) =>
  line ? Decoration.set(Decoration.line({ class: "cm-at-work" }).range(startOf(doc, line))) : Decoration.none;

/** @param {import("@codemirror/state").Text} doc @param {Wrong} found */
function wrongMarks(doc, found) {
  if (!found) return Decoration.none;
  const start = startOf(doc, found.line);
  const message = Decoration.widget({ widget: new MessageWidget(found.words), block: true, side: 1 });
  return Decoration.set([Decoration.line({ class: "cm-wrong" }).range(start), message.range(doc.lineAt(start).to)]);
}

/**
 * Create the part of the editor's state that holds one type of mark.
 * @template Value @param {import("@codemirror/state").StateEffectType<Value>} effect
 * @param {(doc: import("@codemirror/state").Text, value: Value) => import("@codemirror/view").DecorationSet} marks
 */
const marksField = (effect, marks) =>
  StateField.define({
    create: () => Decoration.none,
    update(now, { changes, effects, state }) {
      const latest = effects.findLast((each) => each.is(effect));
      return latest ? marks(state.doc, latest.value) : now.map(changes);
    },
    provide: (field) => EditorView.decorations.from(field),
  });

const workField = marksField(atWork, workMarks);
const faultField = marksField(wrong, wrongMarks);

/**
 * Return whether a line has a mark of a type.
 * @param {EditorView} view @param {StateField<import("@codemirror/view").DecorationSet>} field
 * @param {{from: number, to: number}} line
 */
function isMarked({ state }, field, { from }) {
  let found = false;
  state.field(field).between(from, from, (at, _, { spec }) => {
    found ||= at === from && spec.class !== undefined;
  });
  return found;
}

const signs = gutter({
  class: "cm-marks",
  lineMarker: (view, line) =>
    isMarked(view, faultField, line) ? WRONG : isMarked(view, workField, line) ? AT_WORK : null,
  lineMarkerChange: ({ transactions }) => transactions.some(({ effects }) => effects.length > 0),
  initialSpacer: () => WRONG,
});

export const lineMarks = [workField, faultField, signs];

/** Mark the line that the program has reached. @param {EditorView} view @param {number} line 0 for none */
export const markWork = (view, line) => view.dispatch({ effects: atWork.of(line) });

/**
 * Mark the line of an error, and show the message below it. Null removes the mark.
 * @param {EditorView} view @param {Wrong} found
 */
export const markWrong = (view, found) => view.dispatch({ effects: wrong.of(found) });
