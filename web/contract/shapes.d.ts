// Made by tools/contract from what Python says; do not edit.

/** A board. Texts are n*n characters, row by row: `.` for a blank, 1-9, then A-P; `values` include `givens`. `excluded` are candidates that the puzzle rules out besides its givens: it is given by candidates. What a person keeps in blank cells: `notes`, the candidates that are left (a cell without any has all that its peers leave); `crossed`, those that are ruled out; `corners`, remarks from which nothing is concluded; and colours of cells and of their small digits. Where the geometry has unknown rules, `original` is the puzzle's whole source. */
export interface BoardState {
  geometry: string;
  givens: string;
  values: string;
  notes: Record<string, number[]> | null;
  excluded?: Record<string, number[]>;
  corners?: Record<string, number[]>;
  crossed?: Record<string, number[]>;
  colors?: Record<string, number>;
  note_colors?: Record<string, Record<string, number>>;
  original?: string;
}

/** What a text tells about a puzzle besides its cells; `unknown` are rules that are not known, `other` by name. */
export interface About {
  title: string;
  author: string;
  rules: string;
  unknown: string[];
  left_out: string[];
  other: Record<string, string>;
}

/** What is wrong with a board at first sight. */
export interface Problem {
  code: "duplicate" | "empty-cell" | "no-place" | "too-few-clues" | "too-few-digits";
  digit: number | null;
  house: [string, number] | null;
  cells: number[];
}

/** Why a text cannot be read, and where; line and column from 1. */
export interface ErrorData {
  code: string;
  line: number;
  column: number;
  character: string;
  args: Record<string, string | number>;
}

/** A part of a text that is no puzzle. */
export interface Ignored {
  line: number;
  column: number;
  text: string;
}

/** The puzzles of a text. */
export interface Reading {
  puzzles: BoardState[];
  format: string;
  warnings: ErrorData[];
  ignored: Ignored[];
  about: About[];
}

/** What a step highlights, and the part it plays. */
export interface Mark {
  role: "found" | "out" | "base" | "cover" | "fin" | "color-a" | "color-b";
  candidates: [number, number][];
  cells: number[];
  houses: [string, number][];
}

/** dict() -> new empty dictionary dict(mapping) -> new dictionary initialized from a mapping object's (key, value) pairs dict(iterable) -> new dictionary initialized as if via: d = {} for k, v in iterable: d[k] = v dict(**kwargs) -> new dictionary initialized with the name=value pairs in the keyword argument list. For example: dict(one=1, two=2) */
export interface Link {
  from: [number, number];
  to: [number, number];
  strong: boolean;
}

/** A board on the way: what is written, and what may still stand in the other cells. */
export interface Snapshot {
  values: string;
  cells: Record<string, number[]>;
}

/** A text. */
export interface Written {
  text: string;
}

/** A QR code: the side of its square in modules, with the white edge that it needs; the dark ones as an SVG path. */
export interface Code {
  side: number;
  path: string;
}

/** How many solutions a puzzle has (2: more than one). Of one with a single solution: what of the wish it does not meet, the techniques that it takes beyond singles; grade and ER where they were asked for and are defined. */
export interface Examined {
  solutions: number;
  unmet: string[];
  techniques: string[];
  grade: "gentle" | "easy" | "medium" | "hard" | "expert" | "diabolical" | "extreme" | "nightmare" | "ultimate" | null;
  er: number | null;
  beyond: boolean;
}

/** Why an algorithm does not start: its text's code, or that it does not check this. */
export interface Refused {
  code: 0 | 1 | 2 | 3;
  unchecked: boolean;
}

/** What a run has done; `depth`: blanks filled at most; `first`: tries to the first solution. */
export interface Counters {
  tries: number;
  conflicts: number;
  places: number;
  backtracks: number;
  solutions: number;
  depth: number;
  first: number | null;
}

/** Some events of a run, each as numbers: kind, cell, digit, other cell, depth, line of the source. */
export interface Events {
  items: number[][];
  next: number | null;
  counters: Counters;
  refused: Refused | null;
}

/** How one algorithm did on one puzzle. */
export interface Compared {
  tries: number;
  conflicts: number;
  places: number;
  backtracks: number;
  solutions: number;
  depth: number;
  first: number | null;
  slug: string;
  end: "end" | "first" | "tries" | "solutions" | "refused";
  seconds: number;
}

/** A puzzle as text 5 makes it, its ER if it has one solution, and the ER of one of ours with as many clues. */
export interface Thrown {
  puzzle: string;
  er: number | null;
  ours: number | null;
}

/** Some of them. */
export interface MadeByText {
  items: Thrown[];
  next: number;
}

/** One of the suppositions that a step weighs, and what follows from it. */
export interface Branch {
  title: string;
  links: Link[];
  nested: NestedChain[];
}

/** A chain, or branches, among what a branch has left: what it rules out there, and what was ruled out before. */
export interface NestedChain {
  kind: "chain" | "cycle" | "double" | "cell" | "region" | "contradiction";
  gone: [number, number][];
  without: [number, number][];
  branches: Branch[];
}

/** All of these cells are the digit, or (`taken` is false) none of them is any of the digits. */
export interface Conclusion {
  taken: boolean;
  cells: string[];
  digits: string[];
}

/** One deduction, and what it comes to; `words` fill its sentence, `reasons` are digits that rule out candidates. `nested` is of `links`. `er` is null where Sudoku Explainer has no such step. */
export interface Step {
  technique: string;
  er: number | null;
  placements: [number, number][];
  eliminations: [number, number][];
  marks: Mark[];
  links: Link[];
  reasons: Link[];
  branches: Branch[];
  nested: NestedChain[];
  words: Record<string, string | string[] | [string, number] | [string, number][]>;
  conclusions: Conclusion[];
}

/** What to do next; `right` is the solution where something is wrong. */
export interface Hint {
  code: "not-one" | "wrong-entries" | "wrong-notes" | "stale-notes" | "solved" | "stuck" | "step";
  wrong: number[];
  right: string;
  step: Step | null;
  cells: Record<string, number[]>;
}

/** Some of the steps that are possible. */
export interface Steps {
  items: Step[];
  next: number | null;
  cells: Record<string, number[]>;
}

/** The steps to the solution, and the boards before each of them and after the last. */
export interface Path {
  steps: Step[];
  boards: Snapshot[];
  solved: boolean;
}

/** How many steps of each technique an order takes, in the order of their first use; `next` is where it goes on. */
export interface Way {
  order: "hint" | "ladder" | "hodoku";
  counts: Record<string, number>;
  solved: boolean;
  next: Snapshot | null;
}

/** The smallest sets of cells whose digits leave singles alone: an empty set where singles suffice. */
export interface Backdoors {
  cells: number[][];
}

/** A position and what a technique does there. */
export interface Example {
  state: BoardState;
  step: Step;
}

/** What a puzzle should be like. WishError for what nobody can make: an unknown name, a grade for a large grid. A part is said here alone: the command line and the page have theirs from these lines. */
export interface Wish {
  size: string;
  grade: string;
  symmetry: string;
  clues: string;
  technique: string;
}

/** What decides a puzzle. */
export interface Recipe {
  wish: Partial<Wish>;
  seed: string;
  index: number;
}

/** A puzzle that was made; where its wish was not met, the nearest to it that was found. */
export interface Made {
  geometry: string;
  puzzle: string;
  solution: string;
  id: string;
  minimal: boolean;
  met: boolean;
  tries: number;
  grade: "gentle" | "easy" | "medium" | "hard" | "expert" | "diabolical" | "extreme" | "nightmare" | "ultimate" | null;
  er: number | null;
  beyond: boolean;
}

/** The id of a date's puzzle. */
export interface DayId {
  id: string;
}

/** So many tries have not found one yet. */
export interface Sought {
  met: false;
  tries: number;
  effort: number;
}

/** A puzzle in disguise. */
export interface Disguised {
  puzzle: string;
  solution: string;
  grade: "gentle" | "easy" | "medium" | "hard" | "expert" | "diabolical" | "extreme" | "nightmare" | "ultimate" | null;
  er: number | null;
  beyond: boolean;
}

/** A technique that can be wished for, with the grades of the puzzles whose hardest step it is. */
export interface Technique {
  name: string;
  grades: ("gentle" | "easy" | "medium" | "hard" | "expert" | "diabolical" | "extreme" | "nightmare" | "ultimate")[];
}

/** Those that the page offers. */
export interface Techniques {
  techniques: Technique[];
}

/** A position, its candidates noted, and a step of a technique there; `next`: a hint would be one of it. */
export interface Exercise {
  state: BoardState;
  step: Step;
  next: boolean;
}

/** What marks are worth: `right`, a step of the technique; `also`, one of another; `early`, true, but nothing known shows it yet; `wrong`, not the solution's. `marks` are those that are early or wrong; `step` shows the others. */
export interface Judged {
  worth: "right" | "also" | "early" | "wrong";
  marks: [number, number][];
  step: Step | null;
}

/** The symmetry of the clues' places; the smallest of all forms that a puzzle can be given, as Text, and how many ways to exchange and turn give the puzzle itself: null where there is no such form. */
export interface Traits {
  symmetry: string;
  automorphisms: number | null;
  minlex: string | null;
}

/** How the document is to look. Lengths in millimetres; `cell` (a wished size of a cell) overrules `per_page`. An option is said here alone: the command line and the page have theirs from these lines. */
export interface Options {
  paper: string;
  size: [number, number] | null;
  landscape: boolean;
  per_page: number;
  cell: number | null;
  margin: number;
  booklet: boolean;
  signature: number;
  creep: number;
  gutter: number;
  cover: boolean;
  back_cover: boolean;
  contents: boolean;
  introduction: boolean;
  techniques: boolean;
  title: string;
  subtitle: string;
  author: string;
  name_line: boolean;
  footer: boolean;
  numbers: "section" | "through";
  pointers: boolean;
  show: string[];
  notes: "none" | "all" | "empty";
  solutions: "end" | "page" | "below" | "none";
  handout: number;
  pupils: number;
  style: "plain" | "newspaper" | "clear" | "tactile";
  large: boolean;
  symbols: "digits" | "letters" | "shapes" | "colours";
  word: string;
  word_row: number;
  tint: boolean;
  press: boolean;
  qr: string;
}

/** What to know before printing; `puzzles` are numbered through the document from 1. */
export interface Warning {
  code: string;
  puzzles: number[];
  args: Record<string, string>;
}

/** A board of an explained path, with what is marked on it, its chain and (name, sentence) of each of its steps; `letters` stand for the digits. */
export interface Picture {
  lines: [string, string][];
  state: BoardState;
  marks: Mark[];
  links: Link[];
  letters: string;
}

/** A puzzle to print and what is known of it. `path`: the key of its explained path, which the engine may know; `techniques`: what its solution takes beyond singles, for a book that teaches it. */
export interface Fact {
  state?: BoardState;
  name?: string | null;
  solution?: string | null;
  grade?: "gentle" | "easy" | "medium" | "hard" | "expert" | "diabolical" | "extreme" | "nightmare" | "ultimate" | null;
  er?: number | null;
  beyond?: boolean | null;
  id?: string | null;
  path?: string;
  techniques?: string[];
}

/** Puzzles under a heading: `title` is the code of a grade, `name` has words of its own. `note` stands below it. `practise`: a technique that is to be found where each path first takes it, which is then all of it that is printed. */
export interface Section {
  title: string | null;
  name?: string;
  note?: string;
  practise?: string;
  puzzles: Fact[];
}

/** A page of a PDF; `data` is base64, `fonts` the characters that it uses, by face, `marks` what its parts are; `links` (left, top, right, bottom in millimetres) lead to the page of a `number`. */
export interface Part {
  width: number;
  height: number;
  data: string;
  fonts: Record<string, string>;
  marks: [string, string][];
  trim: number;
  number: number;
  links: [number, number, number, number, number][];
}

/** The keys of font files that somebody has chosen; empty where none is. */
export interface OwnFonts {
  regular: string;
  bold: string;
}

/** A font file that was chosen: its name; `file` (base64): the face that was taken out of a collection; why it is refused. */
export interface ChosenFont {
  title: string;
  file: string;
  refused: string;
}

/** Some pages as SVG, and of how many sheets of which size, in millimetres. */
export interface Sheets {
  items: string[];
  next: number | null;
  total: number;
  width: number;
  height: number;
  warnings: Warning[];
}

/** The keys of explained paths and of own fonts, and the names of fonts, that this worker lacks: to be sent with the same request. */
export interface Missing {
  missing: string[];
}

/** An explained path, or its first step of a technique; empty where there is none, or not exactly one solution. */
export interface Pictures {
  steps: Picture[];
}

/** The same as parts of a PDF. */
export interface Parts {
  items: Part[];
  next: number | null;
  total: number;
  width: number;
  height: number;
  warnings: Warning[];
}

/** A file, base64. */
export interface TextFile {
  file: string;
}

/** A file, base64; `lost` are the characters that no font has which the page could send. */
export interface Pdf {
  pdf: string;
  lost: string;
}

/** How hard a puzzle is; `beyond`: ER is that at least. ER, EP and ED are null where they are not defined. */
export interface Rating {
  er: number | null;
  ep: number | null;
  ed: number | null;
  grade: "gentle" | "easy" | "medium" | "hard" | "expert" | "diabolical" | "extreme" | "nightmare" | "ultimate";
  technique: string | null;
  beyond: boolean;
}

/** How far rating has come: a board, how many rungs of the ladder have nothing there, and what its steps were. */
export interface Reached {
  values: string;
  cells: Record<string, number[]>;
  tried: number;
  er: number;
  ep: number | null;
  ed: number | null;
  technique: string | null;
}

/** A rating; while there is something to go on from, it is what is known so far: a bound. `nested`: what comes next is so long that its nets are worth sharing out. */
export interface Rated {
  er: number | null;
  ep: number | null;
  ed: number | null;
  grade: "gentle" | "easy" | "medium" | "hard" | "expert" | "diabolical" | "extreme" | "nightmare" | "ultimate";
  technique: string | null;
  beyond: boolean;
  next: Reached | null;
  nested?: boolean;
}

/** All that follows from a supposition. A claim is a number: its candidate's, or -1 less that if it is false. `came`: each claim before those that it follows from; `clash`: the same of the contradiction, if there is one; `notes`: which claims rest on which chain. */
export interface NetTold {
  came: number[][];
  clash: number[];
  notes: [number, number][];
}

/** Some of the nets of a position, and the chains that they rest on: number, name and complexity. */
export interface Share {
  nets: NetTold[];
  chains: [number, string, number][];
}

/** How many solutions there are; `exact`: `count` is all of them. Where there is one, `wrong` are the cells with wrong entries, `crossed` those where the right digit is crossed out. The rest is null while it is not rated. */
export interface Verdict {
  code: "none" | "one" | "several" | "problems";
  count: number;
  exact: boolean;
  problems: Problem[];
  wrong: number[];
  crossed: number[];
  er: number | null;
  ep: number | null;
  ed: number | null;
  grade: "gentle" | "easy" | "medium" | "hard" | "expert" | "diabolical" | "extreme" | "nightmare" | "ultimate" | null;
  technique: string | null;
  beyond: boolean | null;
}

/** A clue that may be mistyped: with `instead` there would be one solution. */
export interface Slip {
  cell: number;
  digit: number;
  instead: number;
}

/** A cell of a picture that is read otherwise than it looks: 0 is a blank. */
export interface Reread {
  cell: number;
  seen: number;
  read: number;
}

/** A puzzle as it stands in a picture, with its one solution if `unique`; `doubtful` are the cells to look at. */
export interface Proofread {
  state: BoardState;
  unique: boolean;
  rereads: Reread[];
  doubtful: number[];
}

/** Digits of cells. */
export interface Open {
  cells: Record<string, number[]>;
}

/** The first solution, null where there is none. */
export interface Solved {
  code: "none" | "one" | "several" | "problems";
  solution: string | null;
}

/** Some solutions. */
export interface Solutions {
  items: string[];
  next: string | null;
}

/** So many solutions more. */
export interface Counted {
  count: number;
  next: string | null;
}

/** The cells whose entries are in no solution; whether a solution has all entries. */
export interface Checked {
  wrong: number[];
  solvable: boolean;
}

/** Some clues that may be mistyped; `total` clues are to be asked about. */
export interface Slips {
  items: Slip[];
  next: number | null;
  total: number;
}

/** What another board of the same geometry and rules has otherwise, by cell; null where it has nothing there. */
export interface Change {
  givens?: Record<string, string>;
  values?: Record<string, string>;
  notes?: Record<string, number[] | null>;
  corners?: Record<string, number[] | null>;
  crossed?: Record<string, number[] | null>;
  colors?: Record<string, number | null>;
  note_colors?: Record<string, Record<string, number> | null>;
}

/** The way back from the board, the last step at the end, and the way forward, the next one first. A step is the board that it leads to, or what that has otherwise. `points` are how many steps of `past` there were when the person asked to remember the board. */
export interface History {
  past: (BoardState | Change)[];
  future: (BoardState | Change)[];
  points?: number[];
}

/** Which puzzle of the shelf with this key. */
export interface Place {
  key: string;
  index: number;
}

/** How long a person has been at a puzzle, in milliseconds; hints asked for; when it was solved. */
export interface ClockRecord {
  puzzle: string;
  time: number;
  hints: number;
  solved: string | null;
}

/** The board at work. */
export interface BoardRecord {
  state: BoardState;
  history: History;
  mode: "enter" | "play";
  panel: string;
  shelf?: Place | null;
  clock?: ClockRecord;
}

/** The puzzles of the text that was read last; those of a usual geometry that nobody has touched as their Text. */
export interface ShelfRecord {
  key: string;
  puzzles: (string | BoardState)[];
}

/** How far a person is with a puzzle: the board as left, milliseconds, hints asked for, when it was solved. */
export interface Progress {
  board: BoardState;
  time: number;
  hints: number;
  solved: string | null;
}

/** A puzzle that a person has solved; `time` where it was counted. */
export interface SolvedRecord {
  puzzle: string;
  grade: "gentle" | "easy" | "medium" | "hard" | "expert" | "diabolical" | "extreme" | "nightmare" | "ultimate" | null;
  time: number | null;
  hints: number;
  when: string;
}

/** What is known of a puzzle; `beyond`: ER is that at least; `technique`: the hardest, by its slug; `reached`: how far its rating has come, while it is not finished; `asked`: what it lacks is being worked out; from `symmetry` on as in `Traits`. What has another form is left out. */
export interface Facts {
  name?: string;
  folder?: string;
  solution?: string;
  grade?: "gentle" | "easy" | "medium" | "hard" | "expert" | "diabolical" | "extreme" | "nightmare" | "ultimate" | null;
  er?: number | null;
  ep?: number | null;
  ed?: number | null;
  beyond?: boolean;
  technique?: string | null;
  symmetry?: string;
  automorphisms?: number | null;
  minlex?: string | null;
  reached?: Rated;
  asked?: boolean;
  id?: string;
  progress?: Progress;
}

/** Where a puzzle of the tray is, and where it came from. */
export interface Kept {
  key: string;
  order: number;
  created: string;
  source: "board" | "text" | "made" | "file";
}

/** A puzzle of a book, as `generate --json` writes it, and what is known of it; `unmet`: the parts of its section's wish that it is known not to meet; `techniques`: those that it takes beyond singles. */
export interface BookPuzzle {
  puzzle: string;
  geometry: string;
  solution?: string;
  name?: string;
  grade?: "gentle" | "easy" | "medium" | "hard" | "expert" | "diabolical" | "extreme" | "nightmare" | "ultimate" | null;
  er?: number | null;
  beyond?: boolean;
  id?: string;
  techniques?: string[];
  unmet?: string[];
}

/** Puzzles to be made for a section: so many of a wish; the seed decides which. */
export interface BookOrder {
  wish: Record<string, string>;
  count: number;
  seed: string;
}

/** A section of a book. Those of its puzzles that were ordered are known by their ids. `practise`: a technique, which is to be found where the way to each solution first takes it. */
export interface BookSection {
  title: string;
  note: string;
  practise?: string;
  order: BookOrder | null;
  puzzles: BookPuzzle[];
}

/** A book, as the editor's desk keeps it and `print` takes it. `options` are those of a sheet; `path`: the way to each solution is explained; `codes`: they are wished, and what they open is still to be said. */
export interface Book {
  book: 1;
  language: string;
  options: Record<string, unknown>;
  path: boolean;
  codes?: boolean;
  sections: BookSection[];
}

/** A program that a person has written. One with an algorithm's key is that algorithm made their own, and has no name; `shared` ones came with a link and have not been run yet. */
export interface Program {
  key: string;
  name: string;
  code: string;
  shared?: boolean;
}

/** An exported tray: of each puzzle its state and facts. Of everything also settings, records, a book, programs, and what was written to assignments and decided about answers. */
export interface TrayFile {
  version: 1;
  puzzles: unknown[];
  settings?: unknown;
  records?: unknown[];
  book?: unknown;
  programs?: unknown[];
  assigned?: unknown;
}

/** What can be asked: the parameters, and the answer. */
export interface Methods {
  "read": { params: { text: string; geometry?: string | null }; answer: Reading };
  "write": { params: { state: BoardState; format: string }; answer: Written };
  "verdict": { params: { state: BoardState; limit: number }; answer: Verdict };
  "solve": { params: { state: BoardState }; answer: Solved };
  "solutions": { params: { state: BoardState; from: string | null; limit: number }; answer: Solutions };
  "count": { params: { state: BoardState; from: string | null; limit: number }; answer: Counted };
  "possible": { params: { state: BoardState }; answer: Open };
  "check": { params: { state: BoardState }; answer: Checked };
  "mistyped": { params: { state: BoardState; from: number | null; limit: number }; answer: Slips };
  "proofread": { params: { geometry: string; cells: number[][] }; answer: Proofread };
  "rate": { params: { state: BoardState; unique?: boolean; from?: Reached | null; seconds?: number | null; spread?: boolean; shares?: Share[] | null }; answer: Rated | null };
  "nets": { params: { state: BoardState; from: Reached; part: number; of: number; unique?: boolean }; answer: Share };
  "traits": { params: { states: BoardState[] }; answer: Traits[] };
  "hint": { params: { state: BoardState; unique?: boolean }; answer: Hint };
  "steps": { params: { state: BoardState; from: number | null; limit: number; unique?: boolean }; answer: Steps };
  "path": { params: { state: BoardState; order?: "hint" | "ladder" | "hodoku"; unique?: boolean }; answer: Path };
  "known-way": { params: { state: BoardState; known: string[] }; answer: Path };
  "way": { params: { state: BoardState; order: "hint" | "ladder" | "hodoku"; unique?: boolean; from?: Snapshot | null; seconds?: number | null }; answer: Way };
  "backdoors": { params: { state: BoardState }; answer: Backdoors };
  "example": { params: { technique: string }; answer: Example | null };
  "exercise": { params: { technique: string; line: string }; answer: Exercise | null };
  "practise": { params: { technique: string; seed: string; index: number; beside?: boolean }; answer: Exercise | null };
  "judge-marks": { params: { state: BoardState; technique: string; placed: [number, number][]; struck: [number, number][] }; answer: Judged };
  "generate": { params: { wish: Partial<Wish>; seed: string; index: number; effort?: number; upto?: number | null }; answer: Made | Sought };
  "recipe": { params: { id: string }; answer: Recipe };
  "day": { params: { day: string }; answer: DayId };
  "techniques": { params: {  }; answer: Techniques };
  "shuffle": { params: { state: BoardState; solution: string; seed: string; index: number }; answer: Disguised };
  "font": { params: { file: string; language: string }; answer: ChosenFont };
  "code": { params: { text: string }; answer: Code };
  "sheet": { params: { sections: Section[]; options: Partial<Options>; language: string; from: number | null; limit: number; paths?: Record<string, Picture[]> | null; own?: OwnFonts | null; fonts?: Record<string, string> | null }; answer: Sheets | Missing };
  "sheet-parts": { params: { sections: Section[]; options: Partial<Options>; language: string; from: number | null; limit: number; paths?: Record<string, Picture[]> | null; own?: OwnFonts | null; fonts?: Record<string, string> | null }; answer: Parts | Missing };
  "sheet-pdf": { params: { parts: Part[]; options: Partial<Options>; language: string; fonts?: Record<string, string> | null; own?: OwnFonts | null }; answer: Pdf | Missing };
  "sheet-path": { params: { state: BoardState; language: string; options?: Partial<Options> | null; own?: OwnFonts | null; fonts?: Record<string, string> | null; practise?: string }; answer: Pictures | Missing };
  "sheet-text": { params: { sections: Section[]; options: Partial<Options>; language: string; form: "brf" | "txt"; paths?: Record<string, Picture[]> | null }; answer: TextFile | Missing };
  "examine": { params: { state: BoardState; wish?: Partial<Wish> | null; rated?: boolean }; answer: Examined };
  "source": { params: { slug: string }; answer: Written };
  "events": { params: { slug: string; state: BoardState | null; seed: string; holes: number; from: number; limit: number }; answer: Events };
  "output": { params: { slug: string; state: BoardState | null; seed: string; holes: number; solutions: number }; answer: Written };
  "compare": { params: { slug: string; state: BoardState; seed: string; tries: number; solutions: number }; answer: Compared };
  "made": { params: { seed: string; holes: number; from: number | null; limit: number }; answer: MadeByText };
}

export type AskOptions = { signal?: AbortSignal; lane?: "quick" | "long" };
export type Ask = <Name extends keyof Methods>(
  method: Name,
  params: Methods[Name]["params"],
  options?: AskOptions,
) => Promise<Methods[Name]["answer"]>;
