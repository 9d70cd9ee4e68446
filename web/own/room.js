/**
 * The editor beside the board. It contains a program, its run and the result.
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { SIZE } from "../learn/classroom.js";
import { h, icon, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createBar } from "./bar.js";
import { createConsole, errorWords } from "./console.js";
import { createContract } from "./contract.js";
import { createNote } from "./note.js";
import { createProgramActions } from "./program-actions.js";
import { createPrograms, isVersion } from "./programs.js";
import { createSession, isRunning } from "./session.js";

/** @param {HTMLElement} root @param {HTMLElement} foot @param {OnAction} onAction @param {{runner: import("./session.js").Runner, createEditor: typeof import("./editor.js").createEditor}} tools */
export function createOwn(root, foot, onAction, { runner, createEditor }) {
  /** @type {State | null} */
  let now = null;
  /** The last request to open the editor. @type {import("../learn/classroom.js").Own | null} */
  let lastRequest = null;
  let key = "";
  /**
   * True if the text in the editor is the one that ran last. Only then do the line numbers that the run reports fit the
   * text.
   */
  let isLastRun = false;
  /** True while the original text of the algorithm is being loaded. */
  let isLoading = false;

  const note = createNote();
  const programs = createPrograms({ onRefused: () => note.say("own.unkept"), onOther: () => adopt() });
  const session = createSession({ runner, onAction, onChange: () => showSession() });
  const editor = createEditor({ onChange: () => changed(), onRun: () => run() });
  const console = createConsole(editor.goTo);
  const lists = h("select", { onchange: () => run(lists.value) });
  const watched = h("label", { class: "own-list" }, t("own.list"), " ", lists);
  const start = h(
    "button",
    { type: "button", class: "button primary own-run", onclick: () => run() },
    icon("play"),
    t("own.run"),
  );
  const cancel = h("button", { type: "button", class: "button own-stop", onclick: session.stop }, t("task.cancel"));
  put(start, "aria-keyshortcuts", "Control+Enter");
  const textNow = () => (now?.classroom.source?.slug === key ? now.classroom.source.text : null);

  /** Show another program. @param {string} next */
  const show = (next) => {
    note.clear();
    open(next);
  };

  /** Open a program or the original text of an algorithm, which may not be loaded yet. @param {string} next */
  const open = (next) => {
    key = next;
    isLoading = false; // set this first, because the next lines draw the page again
    session.clear();
    if (isVersion(key) && now?.classroom.slug !== key) onAction({ type: "classroom", classroom: { slug: key } });
    const program = programs.get(key);
    const code = program?.code ?? textNow();
    isLoading = code === null;
    editor.open(code ?? "");
    if (program?.shared) note.say("own.shared");
    if (!isLoading && !matchMedia("(pointer: coarse)").matches) editor.focus();
    draw();
  };

  const changed = () => {
    isLastRun = false;
    editor.fault(null);
    editor.point(0);
    const code = editor.text();
    if (isVersion(key) && code === textNow()) programs.drop(key);
    else if (!isLoading) programs.keep({ ...(programs.get(key) ?? { key, name: "" }), code });
    draw();
  };

  /** Show the changed code of the open program that another tab has saved. */
  const adopt = () => {
    const program = programs.get(key);
    if (program && program.code !== editor.text()) editor.adopt(program.code);
    draw();
  };

  const run = (watch = session.now().watch) => {
    const program = programs.get(key);
    if (isLoading || now?.board.geometry !== SIZE) return;
    if (program?.shared) programs.keep({ key, name: program.name, code: program.code });
    note.clear();
    isLastRun = true;
    session.start(editor.text(), now.board.givens, watch);
  };

  const showSession = () => {
    const { error, lists: found, kind, watch } = session.now();
    const running = isRunning(session.now());
    put(root, "data-told", session.now().phase !== "idle");
    if (running && start.contains(document.activeElement)) requestAnimationFrame(() => cancel.focus());
    setHidden(start, running);
    setHidden(cancel, !running);
    setHidden(watched, kind !== "solve" || found.length < 2);
    if (JSON.stringify(found) !== lists.dataset.found) {
      lists.dataset.found = JSON.stringify(found);
      lists.replaceChildren(...found.map((name) => h("option", { value: name, lang: "en" }, name)));
    }
    lists.value = watch || (found[0] ?? "");
    editor.fault(error?.line ? { line: error.line, words: errorWords(error) } : null);
    console.render(session.now());
  };

  const close = () => onAction({ type: "classroom", classroom: { own: null } });
  const actions = createProgramActions({
    ...{ programs, note, text: editor.text, show, draw: () => draw() },
    open: () => key,
    watched: () => now?.classroom.slug ?? key,
  });
  const bar = createBar({ ...actions, close });

  const draw = () => {
    bar.render(programs.all(), { key, changed: programs.get(key) !== null });
    setIdle(start, isLoading || now?.board.geometry !== SIZE);
    setText(size, now && now.board.geometry !== SIZE ? t("class.size") : "");
    setHidden(size, !size.textContent);
  };

  const size = h("p", { class: "muted" });
  const hint = h("p", { class: "own-hint" }, t("own.hint"));
  foot.replaceChildren(start, cancel);
  root.replaceChildren(bar.root, note.root, editor.root, hint, watched, size, console.root, createContract());
  showSession();

  return {
    /** @param {State} state */
    render(state) {
      now = state;
      const { own, scene } = state.classroom;
      const fresh = own !== lastRequest;
      lastRequest = own; // set this first, because the next lines draw the page again
      if (!own) return fresh && session.close();
      if (fresh) {
        programs.reload();
        if (own.shared !== undefined) actions.takeShared(own.shared);
        if (own.slug || !key) show(own.slug ?? state.classroom.slug);
      } else if (isLoading && textNow() !== null) open(key);
      editor.point(isLastRun ? (scene?.event?.line ?? 0) : 0);
      draw();
    },
  };
}
