/**
 * The cages of a killer, from the dashed lines inside the cells of a photograph. On a border between two cages, there are
 * three lines at equal distances: the border itself, and a line in each cell. Within a cage, there is only the border. If
 * anything else is seen, no cage is certain.
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./lattice.js").Lattice} Lattice
 * @typedef {{ at: number, dark: number }} Line  the place of a line in a profile, and how much darker it is than the lightest
 *   places on both sides of it
 * @typedef {{ cells: number[], halves: Line[][] }} Seen  `halves`: the lines beside the two halves of a border
 */
import { bordersOf, piecesOf, profileOf } from "./borders.js";

/** The halves of a border. A sum may hide the lines beside one of them. */
const HALVES = [
  [0.16, 0.5],
  [0.5, 0.84],
];
const REACH = 0.42; // how far to look to each side of a border, in cells
const STEPS = 42; // the number of samples across each side
const NEAR = 14; // how far a border may be from where it is expected, in samples
const [NEAREST, FARTHEST] = [4, 19]; // the distances between the lines of cages and the borders, in samples
const SAME = 3; // distances are the same if they differ by no more than this
const FLANK = 8; // how far from a line the paper beside it may be
const FAINT = 0.03; // what is less dark than this is not a line
const LEAST = 0.3; // what is less dark than this, relative to the usual line, is not a line
const JOINED = 0.8; // places are one line if what is between them is at least this dark, relative to them
const LEAST_OUTER = 0.75; // the part of the borders around the grid with lines of cages, from which there seem to be cages
const MOST_CELLS = 9;

/**
 * Return the cages of a grid, as lists of cells. Return null if there are none, and an empty list if there seem to be cages
 * that cannot be read with certainty.
 * @param {Picture} grey @param {Lattice} lattice @returns {number[][] | null}
 */
export function cagesIn(grey, lattice) {
  const borders = bordersOf(lattice);
  const outer = borders.filter(isOuter);
  if (!usualLine(outer.map((border) => seenAt(grey, border, HALVES.slice(1))))) return null; // as in most photographs
  const seen = borders.map((border) => seenAt(grey, border));
  const usual = usualLine(seen);
  if (!usual) return null;
  const found = seen.map((border) => ({ cells: border.cells, way: wayOf(border, usual) }));
  const walls = found.filter(({ way }) => way === "wall");
  if (walls.filter(isOuter).length < LEAST_OUTER * outer.length) return null;
  if (found.some((border) => border.way !== "wall" && (border.way !== "open" || isOuter(border)))) return [];
  const cages = piecesOf(walls, lattice.size);
  return areCages(cages, walls) ? cages : [];
}

/** Return whether a border is at the edge of the grid. @param {{cells: number[]}} border */
const isOuter = ({ cells }) => cells.includes(-1);

/** @param {Picture} grey @param {import("./borders.js").Border} border @param {number[][]} parts @returns {Seen} */
const seenAt = (grey, border, parts = HALVES) => ({
  cells: border.cells,
  halves: parts.map((part) => linesIn(profileOf(grey, border, REACH, STEPS, part))),
});

/**
 * Return the lines in a profile. Darkest places without a lighter one between them are one line.
 * @param {number[]} profile @returns {Line[]}
 */
function linesIn(profile) {
  /** @type {{first: number, last: number, dark: number}[]} */
  const lines = [];
  for (let at = 1; at < profile.length - 1; at++) {
    if (profile[at] < profile[at - 1] || profile[at] < profile[at + 1]) continue;
    const before = Math.min(...profile.slice(Math.max(0, at - FLANK), at));
    const dark = profile[at] - Math.max(before, Math.min(...profile.slice(at + 1, at + FLANK + 1)));
    const last = lines.at(-1);
    const lightest = last ? Math.min(...profile.slice(last.last, at)) : 0;
    if (last && lightest > JOINED * Math.max(profile[last.last], profile[at])) {
      Object.assign(last, { last: at, dark: Math.max(dark, last.dark) });
    } else lines.push({ first: at, last: at, dark });
  }
  return lines.filter(({ dark }) => dark > FAINT).map(({ first, last, dark }) => ({ at: (first + last) / 2, dark }));
}

/**
 * Return the usual distance between the lines of cages and the borders, and how dark lines usually are.
 * @param {Seen[]} borders @returns {Line | null} null if there are few such lines
 */
function usualLine(borders) {
  const lines = borders.flatMap(({ halves }) => halves);
  const distances = lines
    .flatMap((some) => some.slice(1).map(({ at }, i) => at - some[i].at))
    .filter((far) => far >= NEAREST && far <= FARTHEST);
  if (2 * distances.length < lines.length) return null;
  return { at: median(distances), dark: median(lines.flatMap((some) => some.map(({ dark }) => dark))) };
}

/**
 * Return what the lines beside both halves of a border show: that it is between two cages, that it is within a cage, or
 * nothing certain.
 * @param {Seen} border @param {Line} usual
 */
function wayOf({ cells, halves }, usual) {
  const clear = halves.map((lines) => lines.filter(({ dark }) => dark > LEAST * usual.dark));
  const isLine = (/** @type {number} */ place) =>
    clear.some((lines) => lines.some(({ at }) => Math.abs(at - place) <= SAME));
  const isWall = (/** @type {Line} */ { at }) =>
    cells.every((cell, side) => cell < 0 || isLine(at + (side ? usual.at : -usual.at)));
  if (clear.some((lines) => lines.filter(isBorder).some(isWall))) return "wall";
  return clear.every((lines) => lines.filter(isNear).length === 1) ? "open" : "unsure";
}

/** Return whether a line can be the border itself. @param {Line} line */
const isBorder = ({ at }) => Math.abs(at - STEPS) <= NEAR;

/** Return whether a line can be that of a cage, or the border itself. @param {Line} line */
const isNear = ({ at }) => Math.abs(at - STEPS) <= FARTHEST;

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/**
 * Return whether pieces can be cages: none of them is too large, and all lines are between two pieces.
 * @param {number[][]} cages @param {{cells: number[]}[]} walls
 */
const areCages = (cages, walls) =>
  cages.every(({ length }) => length <= MOST_CELLS) &&
  !walls.some(({ cells }) => cages.some((cage) => cells.every((cell) => cage.includes(cell))));
