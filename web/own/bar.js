/**
 * The bar above the editor: the choice of a program, and a menu with actions on it.
 * @typedef {import("../contract/shapes.js").Program} Program
 * @typedef {{choose: (key: string) => void, create: (kind: "steps" | "solve") => void, open: (files: File[]) => void, save: () => void,
 *   share: () => void, rename: (name: string) => void, original: () => void, drop: () => void, close: () => void}}
 *   ProgramActions
 */
import { h, icon, setHidden } from "../ui/dom.js";
import { createFilePicker } from "../ui/file-picker.js";
import { t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";
import { isVersion } from "./programs.js";
import { TEMPLATES } from "./templates.js";

/** @param {ProgramActions} actions */
export function createBar(actions) {
  const select = h("select", { class: "own-program", "aria-label": t("own.program") });
  select.addEventListener("change", () => actions.choose(select.value));
  const picker = createFilePicker(actions.open, { accept: ".py,text/x-python,text/plain" });
  const name = h("input", { class: "field", "aria-label": t("own.name"), maxlength: 60 });
  const naming = h("form", { class: "own-naming", hidden: true }, name, button("own.rename", undefined, "submit"));
  naming.addEventListener("submit", (event) => {
    event.preventDefault();
    naming.hidden = true;
    if (name.value.trim()) actions.rename(name.value.trim());
  });
  const rename = () => {
    naming.hidden = false;
    name.value = select.selectedOptions[0].label;
    name.focus();
    name.select();
  };
  /** The open program, and whether it was changed. @type {{key: string, changed: boolean}} */
  let now = { key: "", changed: false };
  const named = () => !isVersion(now.key);
  const menu = createMenu({ label: t("own.more"), look: "small" }, [
    { choices: TEMPLATES.map((kind) => ({ label: t(`own.new.${kind}`), onChoose: () => actions.create(kind) })) },
    {
      choices: [
        { label: t("own.open"), onChoose: picker.open },
        { label: t("own.save"), onChoose: actions.save },
        { label: t("own.share"), onChoose: actions.share },
      ],
    },
    {
      choices: [
        { label: t("own.original"), offered: () => !named() && now.changed, onChoose: actions.original },
        { label: t("own.rename"), offered: named, onChoose: rename },
        { label: t("own.delete"), offered: named, onChoose: actions.drop },
      ],
    },
  ]);
  const close = h(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": t("own.close"),
      title: t("own.close"),
      onclick: actions.close,
    },
    icon("back"),
  );
  const row = h("div", { class: "own-bar" }, close, select, menu.root, picker.input);
  let listed = "";
  return {
    root: h("div", { class: "own-head" }, row, naming),
    /** @param {Program[]} programs @param {{key: string, changed: boolean}} open */
    render(programs, open) {
      if (open.key !== now.key) setHidden(naming, true);
      now = open;
      const options = [...optionsOf(programs, open.key)];
      const list = JSON.stringify(options);
      if (list !== listed) select.replaceChildren(...options.map(({ value, label }) => h("option", { value }, label)));
      listed = list;
      select.value = open.key;
    },
  };
}

/** @param {Program[]} programs @param {string} open */
function* optionsOf(programs, open) {
  if (isVersion(open) && !programs.some(({ key }) => key === open))
    yield { value: open, label: t(`class.${open}.name`) };
  for (const { key, name } of programs)
    yield { value: key, label: isVersion(key) ? t("own.version", { name: t(`class.${key}.name`) }) : name };
}

/** @param {string} key @param {(() => void) | undefined} onclick @param {"button" | "submit"} [type] */
const button = (key, onclick, type = "button") => h("button", { type, class: "button small", onclick }, t(key));
