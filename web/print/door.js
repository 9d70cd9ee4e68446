/** The entrance to Print. The views of Print are loaded when it is first opened. */
import { loadRoom } from "../parts/load-room.js";
import { placeDoor } from "../parts/place-door.js";

/** Create the place Print. */
export const createPrintDoor = placeDoor(async () => (await loadRoom("print")).createPrint, "print.not-here");
