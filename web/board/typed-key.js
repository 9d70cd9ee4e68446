/**
 * Keys that are pressed while an input method for Chinese, Japanese or Korean is active. The browser then hides the
 * name of the key or gives the full-width form of its character.
 * @typedef {import("./keys.js").Key} Key
 */

/** The names that browsers use for a key that an input method handles. */
const NAMELESS = ["Process", "Unidentified"];

/**
 * The characters of keys that are in the same position on every keyboard. The digits above the letters are not in this
 * list: keys.js reads them by their position.
 */
const TYPED = new Map([
  ...Array.from({ length: 10 }, (_, digit) => /** @type {const} */ ([`Numpad${digit}`, String(digit)])),
  ["NumpadDecimal", "."],
  ["Period", "."],
  ["Space", " "],
]);

/** The full-width forms of ASCII characters. Their codes are in the order of ASCII, with a constant difference. */
const WIDE = /^[\uff01-\uff5e]$/;
const ABOVE = 0xfee0;

/** Return the key as it would be without an input method. @param {Key} pressed @returns {Key} */
export function typedKey(pressed) {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  const character = NAMELESS.includes(key) ? (TYPED.get(code) ?? key) : narrow(key);
  const getModifierState = (/** @type {string} */ name) => pressed.getModifierState?.(name) ?? false;
  return { key: character, code, shiftKey, ctrlKey, metaKey, altKey, getModifierState };
}

/** @param {string} key */
function narrow(key) {
  if (key === "\u3000") return " ";
  if (key === "\u3002") return "."; // the Chinese and Japanese full stop
  return WIDE.test(key) ? String.fromCharCode(key.charCodeAt(0) - ABOVE) : key;
}
