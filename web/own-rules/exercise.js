/** The exercise of the lesson on your own rules. */
export const createRuleExercise = () => document.createElement("div");
