/** What of My puzzles is shown: searched, filtered by folder, grade and stage, and whether as cards or as a table. */
import { GRADES } from "../make/options.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { STAGES } from "./columns.js";
import { ANY, foldersOf } from "./listing.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createListingBar(onAction) {
  /** @param {Partial<import("./listing.js").Listing>} choice */
  const choose = (choice) => onAction({ type: "listing", choice });
  const search = h("input", {
    class: "field",
    type: "search",
    "aria-label": t("tray.search"),
    placeholder: t("tray.search"),
  });
  search.addEventListener("input", () => choose({ search: search.value }));
  const filter = (/** @type {"folder" | "grade" | "stage"} */ name) => {
    const list = h("select", { class: "field", "aria-label": t(`tray.${name}`) });
    list.addEventListener("change", () => choose({ [name]: list.value }));
    return list;
  };
  const folder = filter("folder");
  const grade = filter("grade");
  const stage = filter("stage");
  fill(grade, t("tray.any-grade"), [...GRADES.map((name) => [name, t(`grade.${name}`)]), ["", t("tray.no-grade")]]);
  fill(
    stage,
    t("tray.any-stage"),
    STAGES.map((name) => [name, t(`tray.stage.${name}`)]),
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
    root: h("div", { class: "tray-listing" }, search, folder, grade, stage, form),
    /** @param {import("./model.js").Item[]} items @param {import("./listing.js").Listing} listing */
    render(items, listing) {
      const names = foldersOf(items);
      if (names.join("\n") !== folders) {
        folders = names.join("\n");
        fill(folder, t("tray.any-folder"), [...names.map((name) => [name, name]), ["", t("tray.no-folder")]]);
      }
      setHidden(folder, names.length === 0 || isFolded(listing, listing.folder));
      setHidden(grade, isFolded(listing, listing.grade));
      setHidden(stage, isFolded(listing, listing.stage));
      for (const [list, wanted] of /** @type {const} */ ([
        [folder, listing.folder],
        [grade, listing.grade],
        [stage, listing.stage],
      ]))
        list.value = wanted;
      if (document.activeElement !== search) search.value = listing.search;
      shown = listing.form;
      setText(form, t(shown === "table" ? "tray.as-cards" : "tray.as-table"));
    },
  };
}

/** Beside the cards there is only what is wanted. @param {import("./listing.js").Listing} listing @param {string} wanted */
const isFolded = ({ form }, wanted) => form === "cards" && wanted === ANY;

/** @param {HTMLSelectElement} list @param {string} any @param {string[][]} options */
const fill = (list, any, options) =>
  list.replaceChildren(...[[ANY, any], ...options].map(([value, name]) => h("option", { value }, name)));
