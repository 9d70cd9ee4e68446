/** Made by tools/contract from what Python says; do not edit. */

/** @type {Record<string, {box: number[], more?: [string, number, number[]][], strokes?: number[][], fewest?: number}>} */
export const GEOMETRIES = {"4": {"box": [2, 2]}, "6": {"box": [3, 2]}, "8": {"box": [4, 2]}, "9": {"box": [3, 3], "fewest": 17}, "10": {"box": [5, 2]}, "12": {"box": [4, 3]}, "15": {"box": [5, 3]}, "16": {"box": [4, 4]}, "20": {"box": [5, 4]}, "25": {"box": [5, 5]}, "9x": {"box": [3, 3], "more": [["diagonal", 0, [0, 10, 20, 30, 40, 50, 60, 70, 80]], ["antidiagonal", 0, [8, 16, 24, 32, 40, 48, 56, 64, 72]]], "strokes": [[0, 0, 9, 9], [9, 0, 0, 9]]}};

/** Easiest first. @type {import("./shapes.js").Rating["grade"][]} */
export const GRADES = ["gentle", "easy", "medium", "hard", "expert", "diabolical", "extreme", "nightmare", "ultimate"];

/** Those that can be asked for: the hardest are too rare. @type {typeof GRADES} */
export const MADE_GRADES = ["gentle", "easy", "medium", "hard", "expert", "diabolical", "extreme", "nightmare"];

/** The geometries whose puzzles get a grade. */
export const GRADED = ["4", "6", "8", "9", "9x"];

/** The geometry that ER is defined for. */
export const RATED = "9";

/** HoDoKu's, of techniques. @type {Record<string, string>} */
export const CODES = {"full-house": "0000", "hidden-single": "0002", "naked-single": "0003", "pointing": "0100", "claiming": "0101", "locked-pair": "0110", "locked-triple": "0111", "naked-pair": "0200", "naked-triple": "0201", "naked-quadruple": "0202", "hidden-pair": "0210", "hidden-triple": "0211", "hidden-quadruple": "0212", "x-wing": "0300", "swordfish": "0301", "jellyfish": "0302", "finned-x-wing": "0310", "finned-swordfish": "0311", "finned-jellyfish": "0312", "sashimi-x-wing": "0320", "sashimi-swordfish": "0321", "sashimi-jellyfish": "0322", "siamese-finned-swordfish": "03111", "siamese-finned-jellyfish": "03121", "siamese-sashimi-swordfish": "03211", "siamese-sashimi-jellyfish": "03221", "franken-swordfish": "0331", "franken-jellyfish": "0332", "finned-franken-x-wing": "0340", "finned-franken-swordfish": "0341", "finned-franken-jellyfish": "0342", "finned-mutant-swordfish": "0361", "finned-mutant-jellyfish": "0362", "siamese-finned-franken-swordfish": "03411", "siamese-finned-franken-jellyfish": "03421", "siamese-finned-mutant-jellyfish": "03621", "kraken-fish-1": "0371", "kraken-fish-2": "0372", "skyscraper": "0400", "two-string-kite": "0401", "dual-two-string-kite": "0404", "turbot-fish": "0403", "empty-rectangle": "0402", "dual-empty-rectangle": "0405", "xy-wing": "0800", "xyz-wing": "0801", "w-wing": "0803", "uniqueness-test-1": "0600", "uniqueness-test-2": "0601", "uniqueness-test-3": "0602", "uniqueness-test-4": "0603", "uniqueness-test-5": "0604", "uniqueness-test-6": "0605", "hidden-rectangle": "0606", "avoidable-rectangle-1": "0607", "avoidable-rectangle-2": "0608", "bug-1": "0610", "simple-colors-trap": "0500", "simple-colors-wrap": "0501", "multi-colors-1": "0502", "multi-colors-2": "0503", "remote-pair": "0703", "x-chain": "0701", "xy-chain": "0702", "continuous-nice-loop": "0706", "discontinuous-nice-loop": "0707", "aic": "0708", "grouped-continuous-nice-loop": "0709", "grouped-discontinuous-nice-loop": "0710", "grouped-aic": "0711", "sue-de-coq": "1101", "als-xz": "0901", "doubly-linked-als-xz": "0901", "als-xy-wing": "0902", "als-chain": "0903", "death-blossom": "0904", "template-set": "1201", "template-delete": "1202", "aligned-pair-exclusion": "1000", "aligned-triplet-exclusion": "1001"};

/** In which techniques are tried. @type {import("./shapes.js").Way["order"][]} */
export const ORDERS = ["hint", "ladder", "hodoku"];

/** The techniques that a person may say to know, easiest first; singles everybody knows. */
export const KNOWABLE = ["locked-pair", "locked-triple", "pointing", "claiming", "naked-pair", "naked-triple", "hidden-pair", "hidden-triple", "naked-quadruple", "hidden-quadruple", "x-wing", "swordfish", "jellyfish", "remote-pair", "bug-1", "skyscraper", "two-string-kite", "dual-two-string-kite", "turbot-fish", "empty-rectangle", "dual-empty-rectangle", "w-wing", "xy-wing", "xyz-wing", "uniqueness-test-1", "uniqueness-test-2", "uniqueness-test-3", "uniqueness-test-4", "uniqueness-test-5", "uniqueness-test-6", "hidden-rectangle", "avoidable-rectangle-1", "avoidable-rectangle-2", "finned-x-wing", "sashimi-x-wing", "finned-swordfish", "sashimi-swordfish", "finned-jellyfish", "sashimi-jellyfish", "sue-de-coq", "simple-colors-trap", "simple-colors-wrap", "multi-colors-1", "multi-colors-2", "x-chain", "xy-chain", "continuous-nice-loop", "discontinuous-nice-loop", "aic", "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic", "als-xz", "doubly-linked-als-xz", "als-xy-wing", "als-chain", "death-blossom", "finned-franken-x-wing", "franken-swordfish", "finned-franken-swordfish", "siamese-finned-franken-swordfish", "franken-jellyfish", "finned-franken-jellyfish", "siamese-finned-franken-jellyfish", "finned-mutant-swordfish", "finned-mutant-jellyfish", "siamese-finned-mutant-jellyfish", "kraken-fish-1", "kraken-fish-2", "template-set", "template-delete", "nishio"];

/** Of the clues. */
export const SYMMETRIES = ["none", "half-turn", "quarter-turn", "left-right", "top-bottom", "diagonal", "antidiagonal", "full"];

/** Of the puzzle of the day, from Monday on. @type {typeof GRADES} */
export const GRADES_OF_WEEK = ["gentle", "easy", "medium", "medium", "hard", "expert", "diabolical"];

/** What puzzles are written in: what of a board it holds, and what a file of it is called. @type {Record<string, {keeps: "givens" | "entries" | "candidates" | "all", only9: boolean, suffix: string}>} */
export const FORMS = {"line": {"keeps": "givens", "only9": false, "suffix": "sdm"}, "lines": {"keeps": "givens", "only9": false, "suffix": "txt"}, "grid": {"keeps": "givens", "only9": false, "suffix": "txt"}, "csv": {"keeps": "givens", "only9": false, "suffix": "csv"}, "array": {"keeps": "givens", "only9": false, "suffix": "json"}, "json": {"keeps": "entries", "only9": false, "suffix": "json"}, "sadman": {"keeps": "entries", "only9": false, "suffix": "sdk"}, "candidates": {"keeps": "candidates", "only9": false, "suffix": "txt"}, "sukaku": {"keeps": "candidates", "only9": true, "suffix": "txt"}, "hodoku": {"keeps": "all", "only9": true, "suffix": "txt"}, "opensudoku": {"keeps": "givens", "only9": true, "suffix": "opensudoku"}, "gnome": {"keeps": "all", "only9": true, "suffix": "json"}, "solo": {"keeps": "givens", "only9": false, "suffix": "txt"}, "fpuzzles": {"keeps": "all", "only9": false, "suffix": "json"}, "fpuzzles-link": {"keeps": "all", "only9": false, "suffix": "txt"}, "sudokupad-link": {"keeps": "all", "only9": false, "suffix": "txt"}, "sudokuexchange-link": {"keeps": "givens", "only9": true, "suffix": "txt"}, "sudokuwiki-link": {"keeps": "all", "only9": true, "suffix": "txt"}, "sudokucoach-link": {"keeps": "givens", "only9": true, "suffix": "txt"}, "sudokucoach": {"keeps": "all", "only9": true, "suffix": "txt"}};

/** Width and height in millimetres, upright. @type {Record<string, [number, number]>} */
export const PAPERS = {"A4": [210.0, 297.0], "A5": [148.0, 210.0], "A6": [105.0, 148.0], "B6": [125.0, 176.0], "Letter": [215.9, 279.4], "Legal": [215.9, 355.6]};

/** The sides that a paper may have, in millimetres. */
export const SIDE = {"least": 50.0, "most": 2000.0};

/** The options of a sheet. @type {import("./shapes.js").Options} */
export const PRINTED = {"paper": "A4", "size": null, "landscape": false, "per_page": 4, "cell": null, "margin": 15.0, "booklet": false, "signature": 0, "creep": 0.0, "gutter": 0.0, "cover": false, "back_cover": false, "contents": false, "introduction": false, "techniques": false, "title": "", "subtitle": "", "author": "", "name_line": false, "footer": true, "numbers": "section", "pointers": false, "show": ["number", "grade", "er"], "notes": "none", "solutions": "end", "handout": 0, "style": "plain", "large": false, "symbols": "digits", "tint": false, "press": false, "qr": ""};

/** What there is for each option that is a choice. @type {{paper: (string)[], per_page: (number)[], numbers: ("section" | "through")[], show: string[], notes: ("none" | "all" | "empty")[], solutions: ("end" | "page" | "below" | "none")[], style: ("plain" | "newspaper" | "clear")[], symbols: ("digits" | "letters" | "shapes" | "colours")[]}} */
export const LISTS = {"paper": ["A4", "A5", "A6", "B6", "Letter", "Legal"], "per_page": [1, 2, 4, 6, 8, 9, 12], "numbers": ["section", "through"], "show": ["number", "name", "grade", "er", "id"], "notes": ["none", "all", "empty"], "solutions": ["end", "page", "below", "none"], "style": ["plain", "newspaper", "clear"], "symbols": ["digits", "letters", "shapes", "colours"]};

/** What is offered for some that are numbers. */
export const OFFERS = {"cell": [6, 8, 10, 12, 15, 20, 25], "margin": [5, 10, 15, 20, 25], "signature": [8, 16, 24, 32], "creep": [0.1, 0.2], "gutter": [3, 5, 8], "handout": [1, 2, 3, 4, 6, 8, 12]};
