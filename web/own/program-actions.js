/**
 * The actions on programs: create, open, download, share, rename, restore and delete.
 * @typedef {ReturnType<typeof import("./programs.js").createPrograms>} Programs
 * @typedef {{say: ReturnType<typeof import("./note.js").createNote>["say"], link: (address: string) => unknown}} Note
 */
import { t } from "../ui/i18n.js";
import { saveFile } from "../ui/save-file.js";
import { codeLink, packedCode, unpackedCode } from "./link.js";
import { templateOf } from "./templates.js";

/**
 * @param {{programs: Programs, note: Note, text: () => string, open: () => string, watched: () => string, show: (key: string) => void,
 *   draw: () => void}} room  `text`: the text in the editor; `open`: the key of its program;
 *   `watched`: the key of the algorithm in the classroom
 */
export function createProgramActions({ programs, note, text, open, watched, show, draw }) {
  const name = () => programs.get(open())?.name || t(`class.${open()}.name`);

  /** @param {string} name @param {string} code @param {object} [more] */
  const addAndShow = (name, code, more) => show(programs.add(name, code, more).key);

  return {
    choose: show,
    /** @param {"steps" | "solve"} kind */
    create: (kind) => addAndShow(t("own.new"), templateOf(kind)),
    /** @param {File[]} files */
    async open([file]) {
      addAndShow(file.name.replace(/\.py$/i, ""), await file.text());
    },
    save: () => saveFile(`${name().replace(/[\\/:*?"<>|]+/g, " ")}.py`, "text/x-python", text()),
    async share() {
      note.link(codeLink(await packedCode({ name: name(), code: text() })));
    },
    /**
     * Open the program that a link contains. If the same program is already saved, it is not saved again.
     * @param {string} packed
     */
    async takeShared(packed) {
      const found = await unpackedCode(packed);
      if (!found) return note.say("own.shared.none");
      const known = programs.all().find(({ code }) => code === found.code);
      if (known) show(known.key);
      else addAndShow(found.name, found.code, { shared: true });
    },
    /** @param {string} name */
    rename(name) {
      const program = programs.get(open());
      if (program) programs.keep({ ...program, name });
      draw();
    },
    /** Restore the original text of the algorithm. The changed version is saved as a program with another name. */
    original() {
      const mine = programs.get(open());
      if (!mine) return;
      const kept = programs.add(t("own.version", { name: name() }), mine.code);
      programs.drop(mine.key);
      show(mine.key);
      note.say("own.originaled", { name: kept.name });
    },
    drop() {
      const program = programs.get(open());
      if (!program) return;
      programs.drop(program.key);
      show(watched());
      note.say("own.deleted", { name: program.name }, () => {
        programs.keep(program);
        show(program.key);
      });
    },
  };
}
