/**
 * The rooms of the page. Each declares its part of the state, its views and its services in one record. A new room
 * needs a line in this file, and a line in actions.js if it has a part of the state.
 */
import { BOARD } from "../board/slice.js";
import { DRAW } from "../draw/slice.js";
import { EXPLAIN } from "../explain/slice.js";
import { GUESS } from "../guess/slice.js";
import { HELP } from "../help/slice.js";
import { LEARN } from "../learn/slice.js";
import { LESSONS } from "../lessons/slice.js";
import { MAKE } from "../make/slice.js";
import { PHOTO } from "../photo/slice.js";
import { PLAY } from "../play/slice.js";
import { PRINT } from "../print/slice.js";
import { PUZZLES } from "../puzzles/slice.js";
import { SOLVE } from "../solve/slice.js";
import { TRANSFER } from "../transfer/slice.js";
import { VERDICT } from "../verdict/slice.js";
import { ZOOM } from "../zoom/slice.js";
import { APP } from "./page-slice.js";

/** All rooms (parts of the page, such as board or print), in the order in which they react to a change of the state. */
export const SLICES = [
  VERDICT,
  SOLVE,
  BOARD,
  ZOOM,
  EXPLAIN,
  LEARN,
  LESSONS,
  PRINT,
  PUZZLES,
  MAKE,
  TRANSFER,
  GUESS,
  DRAW,
  PHOTO,
  PLAY,
  HELP,
  APP,
];
