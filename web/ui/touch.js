/** Return whether the device is used by touch, so that no text may mention keys. */
export const isTouch = () => globalThis.matchMedia?.("(pointer: coarse)").matches === true;
