/**
 * Sentences that explain why the page does not run, in the user's language. index.html contains all possible sentences.
 * This script hides all except the one that fits, and main.js removes the remaining one when the page runs. As long as
 * nothing has failed, the sentence says that the page is still loading. The script is written for browsers that are too
 * old for the rest of the page. It is not a module, so that it also runs from a disk. If the browser does not run this
 * script, all sentences are shown except the one about loading.
 */
(() => {
  const TRADITIONAL = /^zh\b.*\b(hant|tw|hk|mo)\b/i;
  /** The texts of errors, for people who investigate the problem. @type {string[]} */
  const details = [];

  /** Return whether the browser lacks features that the page's scripts need. */
  const isOld = () =>
    !("noModule" in HTMLScriptElement.prototype) || !("hasOwn" in Object) || !("HTMLDialogElement" in window);
  const isOnDisk = () => location.protocol === "file:" && !document.querySelector("[data-part]");
  const why = () => (isOld() ? "old" : isOnDisk() ? "disk" : details.length ? "part" : "slow");

  function chosen() {
    try {
      return JSON.parse(localStorage["sudoku.settings.v1"]).lang;
    } catch (_) {
      return null;
    }
  }

  function language() {
    const wishes = [chosen()].concat(navigator.languages || navigator.language);
    const all = Array.from(document.querySelectorAll(".unloaded [lang]"), (words) => words.getAttribute("lang"));
    for (const wish of wishes) {
      const plain = String(wish).toLowerCase().split("-")[0];
      const name = plain !== "zh" ? plain : TRADITIONAL.test(wish) ? "zh-Hant" : "zh-Hans";
      if (all.indexOf(name) >= 0) return name;
    }
    return "en";
  }

  /** @param {string} name @param {string} value */
  function leave(name, value) {
    for (const words of document.querySelectorAll(`.unloaded [${name}]`))
      if (words.getAttribute(name) === value) words.removeAttribute("hidden");
      else words.setAttribute("hidden", "");
  }

  function tell() {
    leave("lang", language());
    leave("data-why", why());
    const place = document.querySelector(".unloaded code");
    if (place) place.textContent = details.join("\n");
  }

  /** @param {string} detail */
  function note(detail) {
    details.push(detail);
    tell();
  }

  addEventListener(
    "error",
    ({ target, message }) => {
      if (!(target instanceof HTMLScriptElement)) return note(message);
      note(target.src.replace(/.*\//, ""));
      document.documentElement.classList.add("cannot-run");
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => note(String(reason)));
  // DOMContentLoaded is not used, because it waits for main.js, which may never arrive
  document.addEventListener("readystatechange", tell);
})();
