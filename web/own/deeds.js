/**
 * What is done with programs: begun, opened, saved, shared, renamed, put back as they were, deleted.
 *
 * @typedef {ReturnType<typeof import("./programs.js").createPrograms>} Programs
 * @typedef {{say: ReturnType<typeof import("./note.js").createNote>["say"], link: (address: string) => unknown}} Note
 */
import { t } from "../ui/i18n.js";
import { saveFile } from "../ui/save-file.js";
import { codeLink, packedCode, unpackedCode } from "./link.js";
import { templateOf } from "./templates.js";

/**
 * @param {{programs: Programs, note: Note, text: () => string, open: () => string, watched: () => string, show: (key: string) => void,
 *   draw: () => void}} room  `text`: what is in the editor; `open`: which program that is; `watched`: the algorithm beside it
 */
export function createDeeds({ programs, note, text, open, watched, show, draw }) {
  const name = () => programs.get(open())?.name || t(`class.${open()}.name`);

  /** @param {string} name @param {string} code @param {object} [more] */
  const take = (name, code, more) => show(programs.add(name, code, more).key);

  return {
    choose: show,
    /** @param {"steps" | "solve"} kind */
    create: (kind) => take(t("own.new"), templateOf(kind)),
    /** @param {File[]} files */
    async open([file]) {
      take(file.name.replace(/\.py$/i, ""), await file.text());
    },
    save: () => saveFile(`${name().replace(/[\\/:*?"<>|]+/g, " ")}.py`, "text/x-python", text()),
    async share() {
      note.link(codeLink(await packedCode({ name: name(), code: text() })));
    },
    /** What a link brought; what is here already is not kept twice. @param {string} packed */
    async takeShared(packed) {
      const found = await unpackedCode(packed);
      if (!found) return note.say("own.shared.none");
      const known = programs.all().find(({ code }) => code === found.code);
      if (known) show(known.key);
      else take(found.name, found.code, { shared: true });
    },
    /** @param {string} name */
    rename(name) {
      const program = programs.get(open());
      if (program) programs.keep({ ...program, name });
      draw();
    },
    /** The algorithm as it is; what was made of it is kept by a name. */
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
