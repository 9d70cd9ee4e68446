/**
 * Says why the page does not run: of the sentences in index.html it leaves the one that fits, in the person's language;
 * main.js takes them away once the page runs. Written so that a browser understands it that is too old for the rest, and
 * no module, so that it runs from a disk too. Without it all the sentences are there.
 */
(() => {
  /** @type {[RegExp, string][]} */
  const LANGUAGES = [
    [/^zh\b.*\b(hant|tw|hk|mo)\b/i, "zh-Hant"],
    [/^zh\b/i, "zh-Hans"],
    [/^ko\b/i, "ko"],
    [/^en\b/i, "en"],
  ];
  /** For who looks into the matter. @type {string[]} */
  const details = [];

  /** What browsers have that understand the page's scripts. */
  const isOld = () =>
    !("noModule" in HTMLScriptElement.prototype) || !("hasOwn" in Object) || !("HTMLDialogElement" in window);
  const isOnDisk = () => location.protocol === "file:" && !document.querySelector("[data-part]");
  const why = () => (isOld() ? "old" : isOnDisk() ? "disk" : "part");

  function chosen() {
    try {
      return JSON.parse(localStorage["sudoku.settings.v1"]).lang;
    } catch (_) {
      return null;
    }
  }

  function language() {
    const wishes = [chosen()].concat(navigator.languages || navigator.language);
    for (const wish of wishes) for (const [tags, name] of LANGUAGES) if (tags.test(wish)) return name;
    return "en";
  }

  /** @param {string} name @param {string} value */
  function leave(name, value) {
    for (const words of document.querySelectorAll(`.unloaded [${name}]`))
      if (words.getAttribute(name) !== value) words.setAttribute("hidden", "");
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
  document.addEventListener("readystatechange", tell); // DOMContentLoaded waits for main.js, which may not come
})();
