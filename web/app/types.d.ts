/** The types of the whole state of the page, of all actions, and of the record with which a room adds its part. */

import type { Playing } from "../board/playing.js";
import type { BoardChanges, BoardPart } from "../board/types.js";
import type { Ask } from "../contract/shapes.js";
import type { DrawChanges, DrawCommands, DrawPart } from "../draw/types.js";
import type { ExplainChanges, ExplainCommands, ExplainPart } from "../explain/types.js";
import type { GuessChanges, GuessCommands, GuessPart } from "../guess/types.js";
import type { HelpChanges, HelpCommands, HelpPart } from "../help/types.js";
import type { LearnChanges, LearnCommands, LearnPart } from "../learn/types.js";
import type { Learned } from "../lessons/learned.js";
import type { LessonChanges, LessonCommands, LessonsPart } from "../lessons/types.js";
import type { MakeChanges, MakeCommands, MakePart } from "../make/types.js";
import type { Offline } from "../offline/status.js";
import type { PhotoChanges, PhotoCommands, PhotoPart } from "../photo/types.js";
import type { PrintChanges, PrintCommands, PrintPart } from "../print/types.js";
import type { PuzzlesChanges, PuzzlesCommands, PuzzlesPart } from "../puzzles/types.js";
import type { SolveChanges, SolveCommands, SolvePart } from "../solve/types.js";
import type { TransferChanges, TransferCommands, TransferPart } from "../transfer/types.js";
import type { Rate } from "../verdict/rating.js";
import type { VerdictChanges, VerdictCommands, VerdictPart } from "../verdict/types.js";
import type { Keeping } from "./keeping.js";
import type { Place } from "./places.js";
import type { Choices } from "./saving.js";

/** The key of a sentence in the catalogs, and its arguments. */
export interface Words {
  /** The key of the sentence. */
  key: string;
  /** The arguments of the sentence. */
  args?: Record<string, unknown>;
}

/** The state of the engine. */
export type Status =
  | { phase: "loading"; stage: string; bytes: number; total: number }
  | { phase: "ready"; how: string; ms: number; tried?: { how: string; code: string; detail: string }[] }
  | { phase: "failed"; code: string; detail: string };

/** The settings of the page itself. */
export type Settings = {
  /** The chosen language, or null for the language of the browser. */
  lang: string | null;
  /** The chosen appearance. */
  theme: "auto" | "light" | "dark" | "paper";
  /** The advice about saved data that the person has read, and the time of the last backup. */
  keeping: Keeping;
  /** The player's preferences. */
  playing: Playing;
  /** The techniques that the person knows. */
  known: string[];
  /** The lessons that the person has done. */
  learned: Learned;
};

/** The name of the part that is open over the page, or "" if none is open. The Back button closes this part. */
export type Layer =
  | ""
  | "about"
  | "camera"
  | "guess"
  | "menu"
  | "help"
  | "keys"
  | "playing"
  | "rule"
  | "rule-code"
  | "setter"
  | "import"
  | "forget"
  | "keep-page"
  | "solve"
  | "desk"
  | "answers";

/** The data that do not fit into the browser's storage any more. */
export interface Full {
  /** Whether the board, settings or records do not fit. */
  board: boolean;
  /** Whether My puzzles do not fit. */
  puzzles: boolean;
}

export interface AppPart {
  /** The place that is shown beside the board. */
  place: Place;
  /** The part that is open over the page. */
  layer: Layer;
  /** A message about something that has just happened. */
  notice: Words | null;
  /** The data for which the browser's storage has no room. */
  full: Full;
  /** The state of the engine. */
  engine: Status;
  /** The state of the copy for offline use. */
  offline: Offline;
  /** The settings of the page itself. */
  settings: Settings;
  /** The size of the page as one file, or null if it is unknown. */
  pageSize: number | null;
}

export interface AppChanges {
  /** Show a notice, or hide it. */
  notice: { words: Words | null };
  /** Store for which data the browser's storage has no room. */
  full: { full: Partial<Full> };
  /** Go to a place. */
  place: { place: Place };
  /** Open a part over the page, or close it. */
  layer: { layer: Layer };
  /** Close the uppermost open part. */
  back: None;
  /** Store the state of the engine. */
  engine: { status: Status };
  /** Store the state of the copy for offline use. */
  offline: { status: Offline };
  /** Store the size of the page as one file. */
  "page-size": { bytes: number | null };
  /** Store that the advice about saved data was read. */
  advised: { now: number };
  /** Apply the choices from a backup. */
  choices: { choices: Choices };
  /** Change settings. */
  settings: { settings: Partial<Settings> };
}

export interface AppCommands {
  /** Start the engine again. */
  retry: None;
  /** Use the new version of the page. */
  update: None;
  /** Give the board the focus. */
  "to-board": None;
  /** Ask whether to download the page as one file. */
  "offer-page": None;
  /** Download the page as one file. */
  "keep-page": None;
  /** Download a backup. */
  "save-everything": None;
  /** Restore a backup. */
  "restore-everything": { file: File };
  /** Delete all saved data. */
  forget: None;
}

/** The state of the page. Everything on the screen is drawn from the state. */
export interface State
  extends AppPart,
    HelpPart,
    BoardPart,
    SolvePart,
    VerdictPart,
    ExplainPart,
    TransferPart,
    GuessPart,
    DrawPart,
    MakePart,
    PuzzlesPart,
    LearnPart,
    LessonsPart,
    PrintPart,
    PhotoPart {}

/** All actions that change the state, with their arguments. */
export interface AllChanges
  extends AppChanges,
    HelpChanges,
    BoardChanges,
    SolveChanges,
    VerdictChanges,
    ExplainChanges,
    TransferChanges,
    GuessChanges,
    DrawChanges,
    MakeChanges,
    PuzzlesChanges,
    LearnChanges,
    LessonChanges,
    PrintChanges,
    PhotoChanges {}

/** All actions that need something outside the state, with their arguments. */
export interface AllCommands
  extends AppCommands,
    HelpCommands,
    SolveCommands,
    VerdictCommands,
    ExplainCommands,
    TransferCommands,
    GuessCommands,
    DrawCommands,
    MakeCommands,
    PuzzlesCommands,
    LearnCommands,
    LessonCommands,
    PrintCommands,
    PhotoCommands {}

/** The arguments of an action without arguments. */
export type None = Record<never, never>;

/** An object with the name and the arguments of one action of `P`. */
export type Union<P> = { [Type in keyof P]: { type: Type } & P[Type] }[keyof P];
/** The function for each action of `P` that returns the new state. */
export type Changes<P> = { [Type in keyof P]: (state: State, action: P[Type]) => State };
/** The function for each action of `P` that has an effect. */
export type Handlers<P> = { [Type in keyof P]: (action: P[Type]) => unknown };

export type Change = Union<AllChanges>;
export type Command = Union<AllCommands>;
export type Action = Change | Command;
export type Commands = Handlers<AllCommands>;

/** A part of the state that the browser saves. */
export interface Saved {
  /** The record of the storage that contains the part. */
  record: "settings" | "board" | "solved" | "book" | "stock";
  /** Return the fields of the state for a record that was saved, perhaps by an earlier version of the page. */
  // biome-ignore lint/suspicious/noExplicitAny: each record has its own shape, which the storage has checked
  restore(saved: any, state: State): Partial<State>;
  /** Return the part of the state that is saved. */
  save(state: State): object | null;
  /** Return the values that are watched. When one of them changes, the record is saved. */
  parts(state: State): unknown[];
}

/** The state of a room: its fields `Part` and its actions `Own`. */
export interface RoomState<Part, Own> {
  /** The values of the room's fields on a first visit. */
  first: Part;
  /** For each action of the room, the function that returns the new state. */
  changes: Changes<Own>;
  /** The parts of the room's fields that the browser saves. */
  saves?: Saved[];
}

/** A view of the page, which draws a part of the state. */
export interface View {
  /** Draw the state. */
  render(state: State): void;
  /** Remove the view from the page. */
  destroy(): void;
  /** Give the view the focus. */
  focus?(): void;
}

/** A view that a room shows. */
export interface ShownView {
  /** Create the view in the given element. */
  create(root: HTMLElement, act: (action: Action) => void, drawnNow: typeof import("./drawn.js").drawnNow): View;
  /** The ID of the element in index.html that contains the view. */
  place: typeof import("./views.js").ELEMENTS[number];
  /** Return whether the view has something to show. Until then, it is not created. Without this function, it is created at once. */
  isNeeded?(state: State): boolean;
}

/** The functions and values that the services of a room use. */
export interface Page {
  /** Send a request to Python. */
  ask: Ask;
  /** Send a request to the engine with several workers. */
  askPool: Ask;
  /** Return the engine with several workers, for making many puzzles and for long ratings. */
  pool(): ReturnType<typeof import("../engine/engine.js").createEngine>;
  /** The number of workers of the engine with several workers. */
  width: number;
  /** Rate a puzzle. */
  rate: Rate;
  /** Rate a puzzle in the engine with several workers. */
  ratePool: Rate;
  /** The runner of tasks. */
  tasks: ReturnType<typeof import("./task-runner.js").createTaskRunner>;
  /** Return the current state. */
  getState(): State;
  /** Send an action. */
  act(action: Action): void;
  /** Call an effect when one of the values has changed. */
  watch(values: (state: State) => unknown[], effect: (now: State, before: State) => void): void;
  /** Return the errors that have occurred during this visit. */
  errors(): string[];
  /** Return the saved parts that do not match the build, or null if they cannot be checked. */
  findLost(): Promise<string[] | null>;
  /** A promise that is resolved when My puzzles are loaded. */
  trayLoaded: Promise<unknown>;
}

/** The parts that the services of a room add to the page. They include a handler for each command of the room. */
export interface Started<Commands> {
  commands: Handlers<Commands>;
  /** Functions that are called after certain changes. */
  followers?: Partial<Handlers<AllChanges>>;
  /** Called once, when everything that the page's address asks for is in the state. */
  begin?(): void;
  /** Called when the page has got another language. */
  spoken?(): void;
}

/** The parts that a room adds to the page. */
export interface Slice<Commands = None> {
  /** The room's part of the state. */
  state?: RoomState<object, object>;
  /** The room's views, by name. */
  views?: Record<string, ShownView>;
  /** Start the room's services. */
  start?(page: Page): Started<Commands>;
}
