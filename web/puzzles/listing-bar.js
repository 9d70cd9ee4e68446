/**
 * The bar above My puzzles: the search, the stages as chips, and the filters for folder, difficulty and duplicates,
 * which are folded away until they are wanted.
 */
import { GRADES } from "../make/options.js";
import { h, icon, put, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { STAGES } from "./columns.js";
import { ANY, foldersOf, TWICE } from "./listing.js";
import { repeatsOf } from "./repeats.js";

/** The chips of the bar. */
const CHIPS = [ANY, ...STAGES];

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createListingBar(onAction) {
  /** @param {Partial<import("./listing.js").Listing>} choice */
  const choose = (choice) => onAction({ type: "listing", choice });
  const search = h("input", {
    class: "field",
    type: "search",
    "aria-label": t("tray.search"),
    placeholder: t("tray.find"),
    title: t("tray.search.tip"),
  });
  search.addEventListener("input", () => choose({ search: search.value }));
  const stages = chipsOf(
    "tray.stage",
    CHIPS,
    (name) => `tray.stage.${name}`,
    (stage) => choose({ stage }),
  );
  const filters = createFilters(choose);
  const row = h("div", { class: "tray-find" }, search, filters.button);
  return {
    root: h("div", { class: "tray-listing" }, row, filters.root, stages.root),
    /** @param {import("./model.js").Item[]} items @param {import("./listing.js").Listing} listing */
    render(items, listing) {
      stages.show(listing.stage);
      filters.render(items, listing);
      if (document.activeElement !== search) search.value = listing.search;
    },
  };
}

/**
 * Create a group of chips of which one is chosen.
 * @param {string} label @param {string[]} names @param {(name: string) => string} keyOf  the key of a chip's words
 * @param {(name: string) => void} onChoose
 */
function chipsOf(label, names, keyOf, onChoose) {
  const chips = names.map((name) => {
    const onclick = () => onChoose(name);
    return h("button", { type: "button", class: "button small chip choice", onclick }, t(keyOf(name)));
  });
  return {
    root: h("div", { class: "tray-chips", role: "group", "aria-label": t(label) }, ...chips),
    /** @param {string} chosen */
    show(chosen) {
      for (const [at, chip] of chips.entries()) put(chip, "aria-pressed", String(names[at] === chosen));
    },
  };
}

/**
 * Create the filters, and the button that shows them. Hiding the filters also switches them off.
 * @param {(choice: Partial<import("./listing.js").Listing>) => void} choose
 */
function createFilters(choose) {
  let wanted = false;
  let active = false;
  const filter = (/** @type {"folder" | "grade" | "repeats"} */ name) => {
    const list = h("select", { class: "field", "aria-label": t(`tray.${name}`) });
    list.addEventListener("change", () => choose({ [name]: list.value }));
    return list;
  };
  const folder = filter("folder");
  const grade = filter("grade");
  const repeats = filter("repeats");
  fill(grade, t("tray.any-grade"), [...GRADES.map((name) => [name, t(`grade.${name}`)]), ["", t("tray.no-grade")]]);
  fill(repeats, t("tray.any-repeats"), [[TWICE, t("tray.twice")]]);
  const root = h("div", { class: "tray-filters", id: "tray-filters" }, folder, grade, repeats);
  const button = h(
    "button",
    {
      ...{ type: "button", class: "button small chip tray-filter", "aria-controls": root.id },
      onclick() {
        wanted = !isOpen();
        show();
        if (active) choose({ folder: ANY, grade: ANY, repeats: ANY });
      },
    },
    t("tray.filter"),
    icon("down"),
  );
  /** @type {import("./model.js").Item[]} */
  let all = [];
  const isOpen = () => wanted || active;
  const show = () => {
    setHidden(root, !isOpen());
    put(button, "aria-expanded", String(isOpen()));
    if (isOpen()) setHidden(repeats, repeats.value === ANY && repeatsOf(all).size === 0); // this compares all puzzles
  };
  let folders = "";
  return {
    root,
    button,
    /** @param {import("./model.js").Item[]} items @param {import("./listing.js").Listing} listing */
    render(items, listing) {
      const names = foldersOf(items);
      if (names.join("\n") !== folders) {
        folders = names.join("\n");
        fill(folder, t("tray.any-folder"), [...names.map((name) => [name, name]), ["", t("tray.no-folder")]]);
      }
      all = items;
      active = [listing.folder, listing.grade, listing.repeats].some((one) => one !== ANY);
      setHidden(folder, names.length === 0 && listing.folder === ANY);
      folder.value = listing.folder;
      grade.value = listing.grade;
      repeats.value = listing.repeats;
      show();
    },
  };
}

/**
 * Fill the list of a filter with its options. The first option, `any`, lets all puzzles through.
 * @param {HTMLSelectElement} list @param {string} any @param {string[][]} options
 */
const fill = (list, any, options) =>
  list.replaceChildren(...[[ANY, any], ...options].map(([value, name]) => h("option", { value }, name)));
