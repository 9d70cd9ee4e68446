/** A short description of what a program must contain so that it can be run and watched. */
import { h } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";

const PARTS = ["steps", "solve", "print", "fence"];

export const createContract = () =>
  fold(
    "own.contract",
    { class: "own-contract" },
    t("own.contract"),
    h("ul", {}, ...PARTS.map((part) => h("li", {}, t(`own.contract.${part}`)))),
  );
