/** The link to an assignment. It can be copied, shared, or scanned as a QR code. */
import { shape } from "../board/svg.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { button, copied, labelled } from "./controls.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createLinkView(onAction) {
  const address = h("input", { class: "field", id: "assign-link", readonly: true });
  address.addEventListener("focus", () => address.select());
  const message = h("p", { class: "assign-told", role: "status" });
  const code = h("div", { class: "assign-code" });
  const copy = async () => {
    const done = await copied(address.value);
    setText(message, t(done ? "copy.done" : "copy.refused"));
    if (!done) address.focus();
  };
  const share = button("share.sheet", () => navigator.share({ url: address.value }).catch(() => {}));
  setHidden(share, !navigator.share);
  let text = "";
  const root = h(
    "div",
    { class: "assign-link", hidden: true },
    labelled("assign.link", address),
    h(
      "div",
      { class: "row" },
      button("share.copy", copy),
      share,
      button("assign.try", () => onAction({ type: "assign", assign: { text } })),
    ),
    message,
    code,
  );

  /** @param {import("../contract/shapes.js").Code | null} found */
  const draw = (found) => {
    if (!found) return;
    const { side, path } = found;
    const picture = { viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": t("share.code") };
    code.replaceChildren(shape("svg", { ...picture, "shape-rendering": "crispEdges" }, shape("path", { d: path })));
  };

  return {
    root,
    hide: () => setHidden(root, true),
    /** @param {string} link @param {string} packed  the assignment in the link */
    show(link, packed) {
      text = packed;
      address.value = link;
      code.replaceChildren();
      setText(message, "");
      setHidden(root, false);
      onAction({ type: "qr", text: link, take: (found) => address.value === link && draw(found) });
    },
  };
}
