/**
 * The form in which a teacher creates an assignment: its question, what it is about, and the link that contains the
 * assignment. The form also lists the assignments that were opened on this device.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./assignment.js").Assignment} Assignment
 */
import { hasUnknownRules, isEmpty, withoutEntries } from "../board/board.js";
import { puzzleWords } from "../board/names.js";
import { isMaking, SIZE } from "../learn/classroom.js";
import { loadPrograms } from "../storage/programs.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import {
  assignmentLink,
  LONGEST_LINK,
  LONGEST_QUESTION,
  LONGEST_TITLE,
  MOST_PUZZLES,
  packedAssignment,
  solvingOf,
} from "./assignment.js";
import { button, FOREIGN, labelled } from "./controls.js";
import { createLinkView } from "./link-view.js";
import { loadDrafts, loadSetting, saveSetting } from "./saved.js";

/** The choice for an assignment about the algorithm on the screen, not about a saved program. */
const ALGORITHM = "";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createSetting(onAction) {
  /** @type {State | null} */
  let now = null;
  /** The algorithm and the assignment that were drawn last. @type {unknown[]} */
  let drawn = [];
  const saved = loadSetting();
  const title = h("input", { class: "field", id: "assign-set-title", maxlength: LONGEST_TITLE, value: saved.title });
  const question = h("textarea", { class: "field", id: "assign-set-question", rows: 4, maxlength: LONGEST_QUESTION });
  question.value = saved.question;
  const about = h("select", { class: "field", id: "assign-set-about" });
  const asks = h(
    "select",
    { class: "field", id: "assign-set-asks" },
    ...["answer", "program", "solve"].map((value) => h("option", { value }, t(`assign.asks.${value}`))),
  );
  const [onBoard, onShelf, inTray] = ["board", "shelf", "tray"].map((value) => h("option", { value }));
  const from = h("select", { class: "field", id: "assign-set-from" }, onBoard, onShelf, inTray);
  const aboutField = labelled("assign.set.about", about);
  const fromField = labelled("assign.set.from", from);
  const content = h("p", { class: "muted" });
  const message = h("p", { class: "assign-told", role: "status" });
  const link = createLinkView(onAction);
  const make = button("assign.make", () => createLink(), "");
  const opened = h("ul", { class: "assign-opened" });
  const before = h("div", {}, h("p", { class: "muted" }, t("assign.opened")), opened);
  const root = h(
    "div",
    { class: "assign-set" },
    h("p", { class: "muted" }, t("assign.set.hint")),
    labelled("assign.set.title", title),
    labelled("assign.set.question", question),
    labelled("assign.set.asks", asks),
    aboutField,
    fromField,
    content,
    h(
      "div",
      { class: "row" },
      make,
      button("assign.look", () => onAction({ type: "layer", layer: "answers" }), "to-answers"),
    ),
    message,
    link.root,
    before,
  );

  const changed = () => {
    if (!saveSetting({ title: title.value, question: question.value })) setText(message, t("assign.unkept"));
    else setText(message, "");
    link.hide();
    draw();
  };
  for (const field of [title, question, about, asks, from]) field.addEventListener("input", changed);

  /**
   * Return the assignment that the form describes. If something is missing, return the key of a message about it.
   * @param {State} state @returns {string | Assignment}
   */
  const requested = ({ board, classroom }) => {
    if (!title.value.trim()) return "assign.set.no-title";
    if (asks.value === "solve") return solvingNow(state());
    if (!question.value.trim()) return "assign.set.no-question";
    if (board.geometry !== SIZE) return "class.size";
    if (!/[1-9]/.test(board.givens)) return "assign.set.no-puzzle";
    const { slug, seed, source } = classroom;
    const asked = /** @type {import("./assignment.js").Asks} */ (asks.value);
    const program = loadPrograms().find(({ key }) => key === about.value);
    const ownCode = asked === "program" && source?.slug === slug ? source.text : null;
    if (asked === "program" && !program && !ownCode) return "assign.set.waiting";
    const words = { title: title.value.trim(), question: question.value.trim(), asks: asked };
    const code = program?.code ?? ownCode;
    return { ...words, puzzle: board.givens, slug, seed, position: code === null ? positionOf(state()) : 0, code };
  };
  const state = () => /** @type {State} */ (now);

  /**
   * Return the assignment to solve the chosen puzzles. If they cannot be used, return the key of a message about it.
   * @param {State} state @returns {string | Assignment}
   */
  const solvingNow = (state) => {
    const puzzles = puzzlesFrom(state, from.value);
    if (!puzzles.length || puzzles.map(withoutEntries).some(isEmpty)) return "assign.set.no-puzzle";
    if (puzzles.length > MOST_PUZZLES) return "assign.set.too-many";
    if (puzzles.some((board) => hasUnknownRules(board) || board.excluded)) return "assign.set.unknown";
    return solvingOf(title.value.trim(), question.value.trim(), puzzles);
  };

  const createLink = async () => {
    link.hide();
    const found = requested(state());
    if (typeof found === "string") return setText(message, t(found, { most: MOST_PUZZLES }));
    const text = await packedAssignment(found);
    const address = assignmentLink(text);
    const fits = address.length <= LONGEST_LINK;
    setText(message, fits ? "" : t("assign.set.too-long", { length: address.length, most: LONGEST_LINK }));
    if (fits) link.show(address, text);
  };

  /** Update the list of programs, because programs may have been added or removed. */
  const listPrograms = () => {
    const { slug } = state().classroom;
    const programs = loadPrograms().map(({ key, name }) => ({
      value: key,
      words: name || t("own.version", { name: t(`class.${key}.name`) }),
    }));
    const all = [{ value: ALGORITHM, words: t(`class.${slug}.name`) }, ...programs];
    const chosen = about.value;
    about.replaceChildren(...all.map(({ value, words }) => h("option", { value }, words)));
    about.value = all.some(({ value }) => value === chosen) ? chosen : ALGORITHM;
  };
  about.addEventListener("focus", listPrograms);

  const draw = () => {
    const { board, shelf, tray } = state();
    const solves = asks.value === "solve";
    setHidden(aboutField, solves);
    setHidden(fromField, !solves);
    setText(onBoard, t("assign.from.board"));
    setText(onShelf, t("assign.from.shelf", { count: shelf?.puzzles.length ?? 0 }));
    setText(inTray, t("assign.from.tray", { count: tray.selected.size }));
    setHidden(onShelf, !shelf);
    setHidden(inTray, !tray.selected.size);
    if (from.selectedOptions[0]?.hidden) from.value = "board";
    if (solves && from.value !== "board") return setText(content, "");
    const position = about.value === ALGORITHM && asks.value === "answer" ? positionOf(state()) : 0;
    setText(
      content,
      t(position ? "assign.set.holds.at" : "assign.set.holds", { puzzle: say(puzzleWords(board.givens)), position }),
    );
  };

  return {
    root,
    /** @param {State} next */
    render(next) {
      const before = drawn;
      now = next;
      drawn = [next.classroom.slug, next.classroom.assign];
      const same = drawn.every((part, at) => part === before[at]);
      if (!same) listPrograms();
      if (!same) showOpened();
      draw();
    },
  };

  function showOpened() {
    const all = loadDrafts();
    const open = (/** @type {string} */ text) => () => onAction({ type: "assign", assign: { text } });
    opened.replaceChildren(
      ...all.map(({ title: words, name, text }) =>
        h(
          "li",
          {},
          h(
            "button",
            { type: "button", class: "button small", onclick: open(text), ...FOREIGN },
            [words, name].filter(Boolean).join(", "),
          ),
        ),
      ),
    );
    setHidden(before, !all.length);
  }
}

/** Return the puzzles that a teacher has chosen, without entries. @param {State} state @param {string} from */
function puzzlesFrom({ board, shelf, tray }, from) {
  if (from === "shelf") return shelf?.puzzles ?? [];
  if (from === "tray") return tray.items.filter(({ key }) => tray.selected.has(key)).map(({ state }) => state);
  return [board];
}

/** Return the position that the algorithm's run has reached on the screen. @param {State} state */
const positionOf = ({ classroom }) => (isMaking(classroom) || classroom.own ? 0 : (classroom.scene?.position ?? 0));
