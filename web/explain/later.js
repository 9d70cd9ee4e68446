/** The section for forums below a step, which is loaded with the first step that is shown. */
export { speakAs } from "../ui/i18n.js";
export { createPost } from "./post-view.js";
