/**
 * A sheet to share the puzzle. It offers a link, a QR code, the system's share sheet, and links that open the puzzle
 * in other programs. Beside each link to a program, the sheet says what data the link contains and which site gets
 * them. The page itself sends nothing.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {NonNullable<State["sharing"]>} Sharing
 */
import { isUntouched } from "../board/board.js";
import { shape } from "../board/svg.js";
import { FORMS } from "../contract/constants.js";
import { canHandOver } from "../storage/hand-over.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createSheet } from "../ui/sheet.js";
import { hasCode, PROGRAMS } from "./forms.js";

/**
 * Create the sheet that shows the link to a puzzle, with its QR code and links to other programs.
 * @param {HTMLElement} root @param {(action: Action) => void} onAction
 */
export function createShareDialog(root, onAction) {
  const address = h("input", { id: "share-link", class: "field", readonly: true });
  const copy = button("share.copy", () => onAction({ type: "copy-text", format: "link", text: address.value }));
  const onchange = () => onAction({ type: "share", whole: whole.checked });
  const whole = h("input", { type: "checkbox", role: "switch", id: "share-whole", onchange });
  const wholly = h("div", { class: "switch" }, whole, h("label", { for: whole.id }, t("share.whole")));
  const private_ = h("p", { class: "muted", id: "share-private" }, t("share.whole.note"));
  const sheet = button("share.sheet", () => onAction({ type: "share-by-system" }));
  const code = h("div", { class: "share-code" });
  const scan = h("p", { class: "muted", role: "status" });
  const head = h("h3", { class: "share-head" }, t("share.elsewhere"));
  const elsewhere = h("ul", { class: "share-elsewhere" });
  const body = h(
    "div",
    { class: "share" },
    h(
      "div",
      { class: "labelled" },
      h("label", { for: address.id }, t("share.link")),
      h("div", { class: "share-row" }, address, copy),
    ),
    wholly,
    private_,
    sheet,
    h("div", { class: "share-scan" }, code, scan),
    head,
    elsewhere,
  );
  const opened = createSheet("share.title", body, () => onAction({ type: "sharing", sharing: null }));
  address.addEventListener("focus", () => address.select());
  root.append(opened.root);
  /** @type {State["sharing"]} */
  let before = null;

  return {
    /** @param {State} state */
    render({ sharing, board }) {
      if (sharing === before) return;
      before = sharing;
      if (!sharing) return void opened.show(false);
      address.value = sharing.link;
      setHidden(sheet, !sharing.sheet);
      whole.checked = sharing.whole;
      setHidden(wholly, isUntouched(board) || !canHandOver(board));
      setHidden(private_, !sharing.whole);
      code.replaceChildren(...(sharing.code ? [picture(sharing.code)] : []));
      setText(scan, t(sharing.code ? "share.scan" : hasCode(sharing.link) ? "share.waiting" : "share.long"));
      setHidden(head, !sharing.elsewhere.length);
      elsewhere.replaceChildren(...sharing.elsewhere.map(programOf));
      opened.show(true);
    },
    destroy: opened.destroy,
  };
}

/** @param {string} label @param {() => void} onclick */
const button = (label, onclick) => h("button", { type: "button", class: "button", onclick }, t(label));

/** Return the picture of a QR code. @param {NonNullable<Sharing["code"]>} code */
const picture = ({ side, path }) =>
  shape(
    "svg",
    { viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": t("share.code"), "shape-rendering": "crispEdges" },
    shape("path", { d: path }),
  );

/**
 * Return a link to another program, with a note that says what the link contains and which site it opens.
 * @param {Sharing["elsewhere"][number]} link
 */
function programOf({ form, href }) {
  const id = `share-${form}`;
  const note = t(`share.goes.${FORMS[form].keeps}`, { host: new URL(href).host });
  const link = h("a", { href, target: "_blank", rel: "noopener noreferrer", "aria-describedby": id }, PROGRAMS[form]);
  return h("li", {}, link, h("span", { class: "muted", id }, note));
}
