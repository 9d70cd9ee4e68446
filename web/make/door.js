/** The entrance to Make. The views of Make are loaded when it is first opened. */
import { loadRoom } from "../parts/load-room.js";
import { placeDoor } from "../parts/place-door.js";

/** Create the place Make. */
export const createMakeDoor = placeDoor(async () => (await loadRoom("make")).createMake, "make.not-here");
