/** Parts of explanations that are loaded late: the section for forums, trials, and the section with solution paths. */
export { speakAs } from "../ui/i18n.js";
export { createPost } from "./post-view.js";
export { chooseCandidate, digitsOf, showTrial } from "./trial.js";
export { createWays } from "./ways.js";
export { createWaysRun } from "./ways-run.js";
