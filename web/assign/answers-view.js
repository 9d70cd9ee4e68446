/**
 * The table of answers, which fills the page. Here, a teacher opens the files of answers,
 * runs the programs in them, and marks the answers.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./answers.js").Refused} Refused
 */

import { MARK } from "../ui/csv.js";
import { dialogOf } from "../ui/dialog.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { createFilePicker } from "../ui/file-picker.js";
import { createFullPage } from "../ui/full-page.js";
import { t } from "../ui/i18n.js";
import { saveFile } from "../ui/save-file.js";
import { tableOf } from "./answers.js";
import { createTable } from "./answers-table.js";
import { button, FOREIGN, labelled } from "./controls.js";
import { createRunsView } from "./runs-view.js";

/** @param {ReturnType<typeof import("./desk.js").createDesk>} desk @param {(action: import("../app/state.js").Action) => void} onAction */
export function createAnswersView(desk, onAction) {
  const picker = createFilePicker(desk.open, { multiple: true, accept: ".json,application/json" });
  const question = h("p", { class: "assign-question", ...FOREIGN });
  const count = h("p", { class: "assign-count", role: "status" });
  const refused = h("ul", { class: "assign-refused" });
  const expected = h("input", { class: "field", id: "assign-expected", oninput: () => desk.expect(expected.value) });
  const notSaved = h("p", { class: "assign-told", role: "alert" });
  const save = button("class.compare.csv", () => saveTable(), "");
  const clear = button("assign.answers.clear", desk.clear, "");
  const right = labelled("assign.expected", expected);
  const runs = createRunsView(desk);
  const table = createTable(desk);
  const body = h(
    "div",
    { class: "assign-answers" },
    question,
    h("div", { class: "row" }, button("assign.answers.open", picker.open, ""), save, clear, picker.input),
    h("p", { class: "muted" }, t("assign.answers.hint")),
    count,
    refused,
    right,
    notSaved,
    runs.root,
    table.root,
  );
  const close = () => onAction({ type: "layer", layer: "" });
  const dialog = dialogOf("assign.answers", body, close);
  put(dialog, "class", "assign-desk");
  const page = createFullPage(dialog, close);
  document.querySelector(".assign-desk")?.remove(); // remove the dialog that was created for the previous language
  (document.getElementById("over") ?? document.body).append(dialog);
  dialog.addEventListener("dragover", (event) => event.preventDefault());
  dialog.addEventListener("drop", (event) => {
    event.preventDefault(); // stop the event, because the page would try to load the file as a puzzle
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length) desk.open(files);
  });

  const saveTable = () => {
    const table = tableOf(
      desk.answers,
      (column) => t(`assign.column.${column}`),
      (mark) => t(`assign.mark.${mark}`),
    );
    saveFile("sudoku-answers.csv", "text/csv", MARK + table);
  };

  const draw = () => {
    const { assignment, rows, refused: files, expected: answer } = desk.answers;
    setText(question, assignment ? [assignment.title, assignment.question].filter(Boolean).join(": ") : "");
    const counts = [
      ...(rows.length ? [t("assign.answers.count", { count: rows.length })] : []),
      ...(files.length ? [t("assign.answers.refused", { count: files.length })] : []),
    ];
    setText(count, counts.join("\n"));
    const lines = files.map(reasonOf);
    if (lines.join() !== [...refused.children].map(({ textContent }) => textContent).join())
      refused.replaceChildren(...lines.map((line) => h("li", {}, line)));
    if (expected.value !== answer) expected.value = answer;
    setText(notSaved, desk.saved ? "" : t("assign.unkept"));
    for (const part of [save, clear, question]) setHidden(part, !rows.length);
    setHidden(right, !rows.length || assignment?.puzzles !== undefined);
    runs.render(state);
    table.render();
  };
  desk.onChange(draw);
  /** @type {State | null} */
  let state = null;
  /** The parts of the state that were drawn last. @type {unknown[]} */
  let drawn = [];

  return {
    /** @param {State} next */
    render(next) {
      state = next;
      const wanted = next.layer === "answers";
      page.show(wanted);
      const before = drawn;
      drawn = [next.tray, next.layer];
      if (drawn.some((part, at) => part !== before[at])) draw();
    },
  };
}

/** @param {Refused} refused */
const reasonOf = ({ file, why, title }) => t(`assign.refused.${why}`, { file, title });
