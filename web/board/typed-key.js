/**
 * A key as it is without an input method for Chinese, Japanese or Korean, which names no key at all, or the wide form of
 * its character.
 *
 * @typedef {import("./keys.js").Key} Key
 */

/** What browsers call a key that an input method has taken. */
const NAMELESS = ["Process", "Unidentified"];

/** What is typed at places that are the same on every keyboard; the digit row is read by its place anyway. */
const TYPED = new Map([
  ...Array.from({ length: 10 }, (_, digit) => /** @type {const} */ ([`Numpad${digit}`, String(digit)])),
  ["NumpadDecimal", "."],
  ["Period", "."],
  ["Space", " "],
]);

/** Wide forms stand in the order of ASCII, so far above it. */
const WIDE = /^[\uff01-\uff5e]$/;
const ABOVE = 0xfee0;

/** @param {Key} pressed @returns {Key} */
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
