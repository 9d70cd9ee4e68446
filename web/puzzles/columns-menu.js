/** The menu in which the columns of the table are switched on and off. */
import { setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";
import { columnChoices } from "./column-choices.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createColumnsMenu(onAction) {
  /** @param {Record<string, boolean>} columns */
  const choose = (columns) => onAction({ type: "listing", choice: { columns } });
  /** The names of the columns that are visible now. @type {string[]} */
  let visible = [];
  /** @type {Record<string, boolean>} */
  let wanted = {};
  const isShown = (/** @type {string} */ name) => visible.includes(name);
  const turn = (/** @type {string} */ name) => choose({ ...wanted, [name]: !isShown(name) });
  const { root, refresh } = createMenu(
    { label: t("tray.columns"), look: "small" },
    columnChoices(isShown, turn, () => choose({})),
  );
  return {
    root,
    /** Set which columns are visible. @param {string[]} names */
    show(names) {
      visible = names;
      refresh();
    },
    /** @param {import("./listing.js").Listing} listing */
    render(listing) {
      wanted = listing.columns;
      setHidden(root, listing.form === "cards");
    },
  };
}
