/** Parts of explanations that are loaded late: the section for forums below a step, and trials. */
export { speakAs } from "../ui/i18n.js";
export { createPost } from "./post-view.js";
export { chooseCandidate, digitsOf, showTrial } from "./trial.js";
