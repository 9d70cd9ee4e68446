/**
 * The task that makes a worksheet of the open lesson: the explanation with examples, exercises, and their answers. It
 * is printed on the paper that is chosen in Print.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./request.js").SheetRequest} SheetRequest
 */
import { lineKey, titleKey } from "../lessons/list.js";
import { familyOf, positionsOf } from "../lessons/model.js";
import { t } from "../ui/i18n.js";
import { PLAIN, sheetOptions, sizeOf } from "./options.js";
import { fileName } from "./output.js";
import { keysOf } from "./own-fonts.js";
import { wholePdf } from "./whole.js";

/** The number of exercises per page by the shorter side of the page in millimetres: candidates must be legible. */
const PER_PAGE = [
  { side: 190, number: 4 },
  { side: 140, number: 2 },
  { side: 0, number: 1 },
];
/** The greatest number of exercises, which fit on a page of A4. */
const MOST = 4;

/** @type {import("../solve/tasks.js").TaskRun} */
export async function makeLessonSheet(state, asks, tell) {
  tell({ key: "learn.worksheet.making" });
  const request = requestOf(state, document.documentElement.lang);
  const { pdf, total } = await wholePdf(request, asks, tell);
  const bytes = /** @type {import("../contract/shapes.js").Bytes} */ (pdf);
  return {
    type: "printed",
    made: state.print.made,
    out: { type: "download", bytes, name: fileName(request.options.title ?? "") },
    result: { task: "worksheet", tone: "good", words: { key: "learn.worksheet.saved", args: { count: total } } },
  };
}

/**
 * Return the request for the worksheet of the open lesson. Exercises are those of the lesson, and then its examples.
 * @param {State} state @param {string} language @returns {SheetRequest}
 */
export function requestOf({ lessons, print: { options, fonts } }, language) {
  const { technique } = lessons;
  const { shown, tried } = positionsOf(lessons, technique);
  const note = [t(lineKey(technique)), t(`lesson.${familyOf(technique)}`)].join("\n");
  const about = { title: null, puzzles: [], lesson: technique };
  const { own_width, own_height, paper, landscape, margin, style, tint } = options;
  const chosen = { ...PLAIN, paper, own_width, own_height, landscape, margin, style, tint };
  const side = Math.min(...sizeOf(chosen));
  const per_page = PER_PAGE.find((each) => side >= each.side)?.number ?? 1;
  return {
    sections: [
      { ...about, note, lines: shown },
      { ...about, name: t("learn.worksheet.exercises"), practise: technique, lines: tried.slice(0, MOST) },
    ],
    options: sheetOptions(
      { ...chosen, per_page, name_line: true, title: t(titleKey(technique)), show: ["number"], solutions: "end" },
      "",
    ),
    language,
    own: keysOf(fonts),
  };
}
