/**
 * An assignment as a pupil sees it: the question, the fields for the answer, and the button to hand it in.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./assignment.js").Assignment} Assignment
 */
import { h, icon, put, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { markRoot } from "../ui/root.js";
import { saveFile } from "../ui/save-file.js";
import { fileName, LONGEST_ANSWER, LONGEST_NAME } from "./answer-file.js";
import { unpackedAssignment } from "./assignment.js";
import { button, FOREIGN, labelled } from "./controls.js";
import { keyOfText, loadDraft, newDraft, saveDraft, textOfKey } from "./saved.js";
import { clearActions, solveActions } from "./solve-actions.js";
import { createSolving } from "./solve-view.js";
import { figuresNow, unbegun } from "./solving.js";
import { codeOf, contentOf, fileText, goToPosition, startActions, triesOf, withProgram } from "./task.js";

const TYPE = "application/json";

/**
 * The assignments from links that have already been started. Each is started only once, not again when the views are
 * created anew.
 * @type {WeakSet<object>}
 */
const begun = new WeakSet();

/** @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction @param {ReturnType<typeof import("./stopwatch.js").createStopwatch>} stopwatch */
export function createTask(root, onAction, stopwatch) {
  /** @type {State | null} */
  let now = null;
  /** @type {import("../learn/classroom.js").Assign | null} */
  let wanted = null;
  /** @type {Assignment | null} */
  let assignment = null;
  let draft = newDraft("", "");

  const title = h("h3", { ...FOREIGN, tabindex: -1 }, t("assign.title"));
  const shut = t("assign.close");
  const close = h("button", { type: "button", class: "icon-button", "aria-label": shut, title: shut }, icon("close"));
  close.addEventListener("click", () => onAction({ type: "classroom", classroom: { assign: null, own: null } }));
  const damaged = h("p", { role: "alert" });
  const question = h("p", { class: "assign-question", ...FOREIGN });
  const place = button("assign.to-place", () => goToPosition(assignment?.position ?? 0).map(onAction));
  const program = button("assign.to-program", () => onAction({ type: "own", own: { slug: draft.program ?? "" } }));
  const name = h("input", { class: "field", id: "assign-name", maxlength: LONGEST_NAME, autocomplete: "name" });
  const answer = h("textarea", { class: "field", id: "assign-answer", rows: 3, maxlength: LONGEST_ANSWER });
  const solving = createSolving((at) => solve(at));
  const noted = labelled("assign.answer", answer);
  const answerLabel = /** @type {Element} */ (noted.firstElementChild);
  const handInButton = button("assign.hand-in", () => handIn(download), "");
  const share = button("assign.share", () => handIn(shareFile), "");
  const message = h("p", { class: "assign-told", role: "status" });
  const another = button("assign.another", () => startOver());
  const written = fold(
    "assign.answering",
    { class: "assign-answering" },
    t("assign.answering"),
    labelled("assign.name", name),
    noted,
    h("div", { class: "row" }, handInButton, share),
    message,
    another,
  );
  const row = h("div", { class: "row" }, place, program);
  const work = h("div", { class: "assign-work" }, question, solving.root, row, written);
  const head = h("div", { class: "assign-head" }, title, close);
  root.replaceChildren(h("div", { class: "assign-task" }, head, damaged, work));
  put(root, "aria-label", t("assign.title"));

  const save = () => {
    draft = { ...draft, seconds: stopwatch.seconds };
    if (draft.text && !saveDraft(draft)) setText(message, t("assign.unkept"));
  };
  const write = () => {
    draft = { ...draft, name: name.value, answer: answer.value };
    setText(message, "");
    save();
    draw();
  };
  for (const field of [name, answer]) field.addEventListener("input", write);
  // save only if this view has not been replaced by one in another language
  const saveBeforeLeaving = () => wanted && root.isConnected && save();
  for (const event of ["pagehide", "visibilitychange"]) window.addEventListener(event, saveBeforeLeaving);

  /** @param {File} file */
  const download = (file) => saveFile(file.name, TYPE, file);

  /** @param {File} file */
  const shareFile = (file) => navigator.share({ files: [file] }).catch(() => false);

  /** @param {(file: File) => unknown} give  downloads or shares the file; returns false if this was refused */
  const handIn = async (give) => {
    if (!assignment) return;
    const missing = [name, ...(assignment.asks === "answer" ? [answer] : [])].find((field) => !field.value.trim());
    for (const field of [name, answer]) put(field, "aria-invalid", field === missing ? "true" : null);
    if (missing) {
      setText(message, t(missing === name ? "assign.no-name" : "assign.no-answer"));
      return missing.focus();
    }
    const code = codeOf(assignment, draft);
    save();
    const given = { ...draft, handed: contentOf(draft, code) };
    const text = fileText(draft, code, new Date());
    const taken = await give(new File([text], fileName(draft.title, draft.name), { type: TYPE }));
    if (taken === false) return;
    if (draft.text !== given.text) return saveDraft(given); // another assignment has been opened in the meantime
    draft = { ...draft, handed: given.handed };
    save();
    draw();
    setText(message, t("assign.handed"));
  };

  /**
   * Start over for the next pupil on the same device. The work of the previous pupil is in the file that was handed in.
   */
  const startOver = () => {
    if (!assignment) return;
    for (const puzzle of assignment.puzzles ?? [])
      if (now) for (const action of clearActions(puzzle, now, keyOfText(draft.text))) onAction(action);
    draft = withProgram(assignment, newDraft(draft.text, draft.title));
    if (assignment.puzzles) draft = { ...draft, figures: assignment.puzzles.map(unbegun) };
    stopwatch.start(0);
    save();
    fill();
    setText(message, "");
    start();
    name.focus();
  };

  const start = () => {
    if (assignment && now) for (const action of startActions(assignment, draft, now)) onAction(action);
  };

  /** Open a puzzle of the assignment in Play. @param {number} at */
  const solve = (at) => {
    const puzzle = assignment?.puzzles?.[at];
    if (!puzzle || !now) return;
    save();
    for (const action of solveActions(puzzle, draft.figures[at], now, keyOfText(draft.text))) onAction(action);
  };

  const fill = () => {
    name.value = draft.name;
    answer.value = draft.answer;
    written.open ||= Boolean(draft.name || draft.answer || assignment?.puzzles);
    draw();
  };

  /** @param {import("../learn/classroom.js").Assign} assign */
  const open = async (assign) => {
    const text = assign.text || textOfKey(assign.key ?? "");
    const found = await unpackedAssignment(text);
    if (wanted !== assign) return;
    assignment = found;
    markRoot("assigned", found?.puzzles ? "solve" : null);
    setText(answerLabel, t(found?.puzzles ? "assign.note" : "assign.answer"));
    setText(damaged, found ? "" : t("assign.damaged"));
    setHidden(work, !found);
    setText(title, found?.title || t("assign.title"));
    if (!found) return;
    setText(question, found.question);
    draft = withProgram(found, loadDraft(text, found.title));
    if (now) follow(found, now);
    const first = !begun.has(assign);
    begun.add(assign);
    if (first) stopwatch.start(draft.seconds);
    save();
    setText(message, "");
    fill();
    if (!first) return;
    title.focus();
    start();
  };

  const draw = () => {
    if (!assignment) return;
    const code = codeOf(assignment, draft);
    setHidden(another, !draft.handed || draft.handed !== contentOf(draft, code));
    const file = new File([""], fileName(draft.title), { type: TYPE });
    setHidden(share, !navigator.canShare?.({ files: [file] }));
  };

  /** @param {Assignment} open @param {State} state */
  const follow = (open, state) => {
    const { puzzle, position, code, puzzles } = open;
    const { classroom } = state;
    setHidden(row, puzzles !== undefined);
    if (puzzles) {
      draft = { ...draft, figures: figuresNow(open, draft.figures, state, keyOfText(draft.text), Date.now()) };
      return solving.render(puzzles, draft.figures);
    }
    solving.render([], []);
    const tries = triesOf(classroom, puzzle);
    if (tries !== null) draft = { ...draft, tries };
    setHidden(place, !position || code !== null);
    setHidden(program, code === null || classroom.own !== null);
  };

  const leave = () => {
    save();
    stopwatch.stop();
    assignment = null;
    markRoot("assigned", null);
  };

  return {
    /** @param {State} state */
    render(state) {
      now = state;
      const { assign } = state.classroom;
      if (assign === wanted) return assignment && follow(assignment, state);
      if (wanted) leave();
      wanted = assign;
      if (assign) open(assign);
    },
  };
}
