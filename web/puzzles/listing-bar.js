/**
 * The bar above My puzzles: the search, the filters (folder, grade, stage, duplicates), the menu of columns, and the
 * switch between cards and table.
 */
import { GRADES } from "../make/options.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";
import { columnChoices } from "./column-choices.js";
import { STAGES } from "./columns.js";
import { ANY, foldersOf, TWICE } from "./listing.js";
import { repeatsOf } from "./repeats.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createListingBar(onAction) {
  /** @param {Partial<import("./listing.js").Listing>} choice */
  const choose = (choice) => onAction({ type: "listing", choice });
  const search = h("input", {
    class: "field",
    type: "search",
    "aria-label": t("tray.search"),
    placeholder: t("tray.search"),
    title: t("tray.search.tip"),
  });
  search.addEventListener("input", () => choose({ search: search.value }));
  const filter = (/** @type {"folder" | "grade" | "stage" | "repeats"} */ name) => {
    const list = h("select", { class: "field", "aria-label": t(`tray.${name}`) });
    list.addEventListener("change", () => choose({ [name]: list.value }));
    return list;
  };
  const folder = filter("folder");
  const grade = filter("grade");
  const stage = filter("stage");
  const repeats = filter("repeats");
  fill(grade, t("tray.any-grade"), [...GRADES.map((name) => [name, t(`grade.${name}`)]), ["", t("tray.no-grade")]]);
  fill(
    stage,
    t("tray.any-stage"),
    STAGES.map((name) => [name, t(`tray.stage.${name}`)]),
  );
  fill(repeats, t("tray.any-repeats"), [[TWICE, t("tray.twice")]]);
  /** The names of the columns that are visible now. @type {string[]} */
  let visible = [];
  /** @type {Record<string, boolean>} */
  let wanted = {};
  const isShown = (/** @type {string} */ name) => visible.includes(name);
  const turn = (/** @type {string} */ name) => choose({ columns: { ...wanted, [name]: !isShown(name) } });
  const columns = createMenu(
    { label: t("tray.columns"), look: "small" },
    columnChoices(isShown, turn, () => choose({ columns: {} })),
  );
  let shown = "";
  const form = h("button", {
    type: "button",
    class: "button small",
    onclick() {
      if (shown === "cards") onAction({ type: "puzzles", open: true });
      choose({ form: shown === "table" ? "cards" : "table" });
    },
  });
  /** @type {string} */
  let folders = "";
  return {
    root: h("div", { class: "tray-listing" }, search, folder, grade, stage, repeats, columns.root, form),
    /** Set which columns are visible. @param {string[]} names */
    showColumns(names) {
      visible = names;
      columns.refresh();
    },
    /** @param {import("./model.js").Item[]} items @param {import("./listing.js").Listing} listing */
    render(items, listing) {
      const names = foldersOf(items);
      if (names.join("\n") !== folders) {
        folders = names.join("\n");
        fill(folder, t("tray.any-folder"), [...names.map((name) => [name, name]), ["", t("tray.no-folder")]]);
      }
      setHidden(folder, names.length === 0 || isFilterHidden(listing, listing.folder));
      setHidden(grade, isFilterHidden(listing, listing.grade));
      setHidden(stage, isFilterHidden(listing, listing.stage));
      setHidden(repeats, listing.repeats === ANY && (listing.form === "cards" || repeatsOf(items).size === 0));
      setHidden(columns.root, listing.form === "cards");
      wanted = listing.columns;
      for (const [list, wanted] of /** @type {const} */ ([
        [folder, listing.folder],
        [grade, listing.grade],
        [stage, listing.stage],
        [repeats, listing.repeats],
      ]))
        list.value = wanted;
      if (document.activeElement !== search) search.value = listing.search;
      shown = listing.form;
      setText(form, t(shown === "table" ? "tray.as-cards" : "tray.as-table"));
    },
  };
}

/**
 * Return whether a filter is hidden. The card view shows only the filters that are in use.
 * @param {import("./listing.js").Listing} listing @param {string} wanted
 */
const isFilterHidden = ({ form }, wanted) => form === "cards" && wanted === ANY;

/**
 * Fill the list of a filter with its options. The first option, `any`, lets all puzzles through.
 * @param {HTMLSelectElement} list @param {string} any @param {string[][]} options
 */
const fill = (list, any, options) =>
  list.replaceChildren(...[[ANY, any], ...options].map(([value, name]) => h("option", { value }, name)));
