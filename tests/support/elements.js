/** Simple elements for tests of views, with attributes, children, text, events and markup. */

/** @typedef {(element: Drawn) => boolean} Test */

/** The tests of all selectors so far, because reading a selector takes longer than the test. @type {Map<string, Test>} */
const TESTS = new Map();

/** Return the test of a selector. @param {string} selectors */
function testOf(selectors) {
  const test = TESTS.get(selectors) ?? testOfAny(selectors);
  TESTS.set(selectors, test);
  return test;
}

/** @param {string} selectors  with commas between them @returns {Test} */
function testOfAny(selectors) {
  const tests = selectors.split(/,\s*(?![^(]*\))/).map((selector) => testOfOne(selector.trim()));
  return (element) => tests.some((test) => test(element));
}

/** @param {string} selector @returns {Test} */
function testOfOne(selector) {
  const [, plain, others] = /^(.*?)(?::not\((.*)\))?$/.exec(selector) ?? ["", "", ""];
  const [tag] = /^[\w-]*/.exec(plain) ?? [""];
  const parts = [...plain.matchAll(/([.#])([\w-]+)|\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g)].map(testOfPart);
  const rejects = others ? testOfAny(others) : () => false;
  return (element) => (!tag || tag === element.tag) && parts.every((test) => test(element)) && !rejects(element);
}

/** @param {RegExpMatchArray} part  a class, an ID or an attribute @returns {Test} */
function testOfPart([, kind, name, attribute, value]) {
  if (kind === ".") return (element) => element.className.split(" ").includes(name);
  if (kind === "#") return (element) => element.id === name;
  if (value === undefined) return (element) => element.attributes.has(attribute);
  return (element) => element.getAttribute(attribute) === value;
}

class Drawn {
  /** @param {string} tag */
  constructor(tag) {
    this.tag = tag;
    /** @type {Map<string, string>} */
    this.attributes = new Map();
    /** @type {(Drawn | string)[]} */
    this.childNodes = [];
    /** @type {Record<string, ((event: unknown) => void)[]>} */
    this.listeners = {};
    /** @type {Drawn | null} */
    this.parent = null;
    /** @type {unknown} */
    this.held = undefined;
    this.style = {
      setProperty: (/** @type {string} */ name, /** @type {string} */ value) => this.setAttribute(name, value),
    };
  }
  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  /** @param {string} name @param {unknown} value */
  setAttribute(name, value) {
    this.attributes.set(name, String(value));
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  /** A passive listener cannot prevent the default action. @param {string} name @param {(event: any) => void} listener @param {{signal?: AbortSignal, passive?: boolean}} [options] */
  addEventListener(name, listener, { signal, passive } = {}) {
    const idle = (/** @type {any} */ event) => listener({ ...event, preventDefault() {} });
    const heard = passive ? idle : listener;
    this.listeners[name] = [...(this.listeners[name] ?? []), heard];
    signal?.addEventListener("abort", () => this.removeEventListener(name, heard));
  }
  /** @param {string} name @param {(event: unknown) => void} listener */
  removeEventListener(name, listener) {
    this.listeners[name] = (this.listeners[name] ?? []).filter((each) => each !== listener);
  }
  /** Returns the event, which shows whether the page has prevented the default action. @param {string} name @param {object} [given] */
  hears(name, given = {}) {
    const event = { target: this, currentTarget: this, defaultPrevented: false, preventDefault, ...given };
    for (const listener of this.listeners[name] ?? []) listener(event);
    return event;

    function preventDefault() {
      event.defaultPrevented = true;
    }
  }
  /** Selects part of a field's text. @param {number} from @param {number} to */
  setSelectionRange(from, to) {
    Object.assign(this, { selected: String(Reflect.get(this, "value")).slice(from, to), caret: from });
  }
  select() {
    this.setSelectionRange(0, Number.POSITIVE_INFINITY);
  }
  /** @param {...(Drawn | string)} nodes */
  append(...nodes) {
    for (const node of nodes) if (node instanceof Drawn) node.parent = this;
    this.childNodes.push(...nodes);
  }
  /** @param {...(Drawn | string)} nodes */
  replaceChildren(...nodes) {
    this.childNodes = [];
    this.append(...nodes);
  }
  /** @param {Drawn} node @param {Drawn | null} next */
  insertBefore(node, next) {
    node.remove();
    node.parent = this;
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, node);
  }
  remove() {
    if (this.parent) this.parent.childNodes = this.parent.childNodes.filter((node) => node !== this);
  }
  /** @param {Drawn} node */
  replaceWith(node) {
    this.parent?.insertBefore(node, this);
    this.remove();
  }
  /** Clicks the element as a person does. */
  click() {
    this.hears("click");
  }
  scrollTo() {}
  /** The element has no place on a screen. */
  getBoundingClientRect() {
    return { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }
  /** For a dialog. */
  show() {
    Object.assign(this, { open: true });
  }
  showModal() {
    Object.assign(this, { open: true });
  }
  close() {
    Object.assign(this, { open: false });
  }
  focus() {
    Object.assign(document, { activeElement: this });
  }
  get classList() {
    const names = new Set(this.className.split(" "));
    /** @param {string} name @param {boolean} on */
    const toggle = (name, on) => {
      names[on ? "add" : "delete"](name);
      this.setAttribute("class", [...names].join(" "));
    };
    return {
      toggle,
      add: (/** @type {string} */ name) => toggle(name, true),
      remove: (/** @type {string} */ name) => toggle(name, false),
    };
  }
  /** @param {Drawn | null} node @returns {boolean} */
  contains(node) {
    return node === this || this.children.some((child) => child.contains(node));
  }
  /** Returns whether a selector matches: a tag, classes, an ID, attributes, with `:not()` at the end. @param {string} selectors */
  matches(selectors) {
    return testOf(selectors)(this);
  }
  /** @param {string} selector @returns {Drawn[]} */
  querySelectorAll(selector) {
    return this.below(testOf(selector));
  }
  /** Returns the elements below this one that pass a test, in order. @param {Test} test @param {Drawn[]} [found] */
  below(test, found = []) {
    for (const child of this.childNodes) {
      if (!(child instanceof Drawn)) continue;
      if (test(child)) found.push(child);
      child.below(test, found);
    }
    return found;
  }
  /** Returns the first element below this one that passes a test. @param {Test} test @returns {Drawn | null} */
  first(test) {
    for (const child of this.childNodes) {
      if (!(child instanceof Drawn)) continue;
      const found = test(child) ? child : child.first(test);
      if (found) return found;
    }
    return null;
  }
  get parentElement() {
    return this.parent;
  }
  /** @param {string} selector @returns {Drawn | null} */
  querySelector(selector) {
    return this.first(testOf(selector));
  }
  /** @param {string} selector @returns {Drawn | null} */
  closest(selector) {
    return this.matches(selector) ? this : (this.parent?.closest(selector) ?? null);
  }
  get id() {
    return this.getAttribute("id") ?? "";
  }
  set id(id) {
    this.setAttribute("id", id);
  }
  get className() {
    return this.getAttribute("class") ?? "";
  }
  set className(name) {
    this.setAttribute("class", name);
  }
  get hidden() {
    return this.attributes.has("hidden");
  }
  set hidden(hidden) {
    if (hidden) this.setAttribute("hidden", "");
    else this.removeAttribute("hidden");
  }
  /** For a canvas, in pixels. */
  get width() {
    return Number(this.getAttribute("width"));
  }
  set width(width) {
    this.setAttribute("width", width);
  }
  get height() {
    return Number(this.getAttribute("height"));
  }
  set height(height) {
    this.setAttribute("height", height);
  }
  /** The entered or initial text of a field, or the value of a list's choice. */
  get value() {
    return this.held === undefined ? this.#begun() : this.held;
  }
  set value(value) {
    this.held = value;
  }
  /** @returns {unknown} */
  #begun() {
    if (this.tag === "select") {
      const [first] = this.options;
      return (this.options.find((option) => option.hasAttribute("selected")) ?? first)?.value ?? "";
    }
    return this.getAttribute("value") ?? (["input", "textarea"].includes(this.tag) ? "" : undefined);
  }
  get type() {
    return this.getAttribute("type") ?? "text";
  }
  /** @param {...(Drawn | string)} nodes */
  prepend(...nodes) {
    const after = this.childNodes;
    this.replaceChildren(...nodes.filter((node) => !after.includes(node)), ...after);
  }
  /** @param {string} name */
  hasAttribute = (name) => this.attributes.has(name);
  get dataset() {
    const nameOf = (/** @type {string} */ key) =>
      `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return new Proxy(/** @type {Record<string, string>} */ ({}), {
      get: (_, key) => this.getAttribute(nameOf(String(key))) ?? undefined,
      set: (_, key, value) => {
        this.setAttribute(nameOf(String(key)), value);
        return true;
      },
    });
  }
  /** For a table. */
  get caption() {
    return this.all("caption")[0] ?? null;
  }
  /** For a select element. */
  get options() {
    return this.all("option");
  }
  get selectedOptions() {
    return this.options.filter(({ value }) => value === this.value);
  }
  /** For an option. */
  get label() {
    return this.textContent;
  }
  get firstElementChild() {
    return this.children[0] ?? null;
  }
  /** @returns {Drawn | null} */
  get lastElementChild() {
    return this.children.at(-1) ?? null;
  }
  get childElementCount() {
    return this.children.length;
  }
  get children() {
    return this.childNodes.filter((node) => node instanceof Drawn);
  }
  /** @returns {string} */
  get textContent() {
    return this.childNodes.map((node) => (node instanceof Drawn ? node.textContent : node)).join("");
  }
  set textContent(text) {
    this.replaceChildren(text ?? "");
  }
  /** Returns the elements with this tag, including this one. @param {string} tag @returns {Drawn[]} */
  all(tag) {
    const isOne = (/** @type {Drawn} */ element) => element.tag === tag;
    return [...(isOne(this) ? [this] : []), ...this.below(isOne)];
  }
  /** @returns {string} */
  get outerHTML() {
    const attributes = [...this.attributes].map(([name, value]) => ` ${name}="${value}"`).join("");
    const inner = this.childNodes.map((node) => (node instanceof Drawn ? node.outerHTML : node)).join("");
    return `<${this.tag}${attributes}>${inner}</${this.tag}>`;
  }
}

/** A class to recognise select elements by. */
const List = { [Symbol.hasInstance]: (/** @type {unknown} */ each) => each instanceof Drawn && each.tag === "select" };

/** @param {unknown} element @returns {Drawn} */
export const drawn = (element) => /** @type {any} */ (element);

/** Installs a page to draw on. @param {string} [lang] */
export function layOut(lang = "en") {
  const createElement = (/** @type {string} */ tag) => new Drawn(tag);
  const createElementNS = (/** @type {string} */ _, /** @type {string} */ tag) => new Drawn(tag);
  const finds = { querySelector: () => null, querySelectorAll: () => [] };
  const root = Object.defineProperty(Object.assign(new Drawn("html"), { lang }), "dataset", { value: {} });
  const makes = { createElement, createElementNS, ...finds };
  const page = Object.assign(new Drawn("page"), makes, { documentElement: root, activeElement: null });
  Object.assign(globalThis, { document: page, HTMLElement: Drawn, HTMLSelectElement: List });
}
