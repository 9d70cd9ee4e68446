/** The room Learn, with the words about algorithms, which build.py puts beside the catalogs of the first visit. */
import { loadRoom } from "../parts/load-room.js";
import { loadWords } from "../ui/i18n.js";

/** Load the room Learn. If it cannot be loaded, the promise is rejected, and the next call tries again. */
export const loadLearn = async () => (await Promise.all([loadRoom("learn"), loadWords("class")]))[0];
