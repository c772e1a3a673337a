// The emblems of both editions: eight silhouettes that differ before any colour does.

import { circle, path, symbol } from "./shape.js";

/** @import { Shape } from "./shape.js" */

/** @typedef {"classic" | "fantasy"} Edition */
/** @typedef {"C" | "D" | "H" | "S"} SuitLetter */

/** The suits' names by edition and letter, in the order of the cards' indices. */
export const SUITS = Object.freeze({
  classic: Object.freeze({ C: "clubs", D: "diamonds", H: "hearts", S: "spades" }),
  fantasy: Object.freeze({ C: "giants", D: "dwarves", H: "humans", S: "elves" }),
});

const INK = "currentColor";

/** @type {Record<string, Shape[]>} */
const EMBLEMS = {
  clubs: [
    circle(12, 6.9, 5, INK),
    circle(6.5, 14.1, 5, INK),
    circle(17.5, 14.1, 5, INK),
    path("M12 9.5C12.3 16 13.2 20 16 22.2H8C10.8 20 11.7 16 12 9.5ZM9 10H15V14.6H9Z", INK),
  ],
  diamonds: [
    path(
      "M12 1.2C14.3 5.5 17.2 9.1 20.8 12 17.2 14.9 14.3 18.5 12 22.8 9.7 18.5 6.8 14.9 3.2 12" +
        " 6.8 9.1 9.7 5.5 12 1.2Z",
      INK,
    ),
  ],
  hearts: [
    path(
      "M12 22C8.6 17.7 2 13.8 2 8.4 2 5 4.5 2.5 7.5 2.5 9.6 2.5 11.2 3.6 12 5.6" +
        " 12.8 3.6 14.4 2.5 16.5 2.5 19.5 2.5 22 5 22 8.4 22 13.8 15.4 17.7 12 22Z",
      INK,
    ),
  ],
  spades: [
    path(
      "M12 1.5C15 5.9 21.6 9.2 21.6 14.4 21.6 17.2 19.6 19 17.1 19 15.3 19 13.9 18.1" +
        " 13.1 16.8 13.3 19.1 14.3 21 16 22.3H8C9.7 21 10.7 19.1 10.9 16.8 10.1 18.1 8.7 19 6.9 19" +
        " 4.4 19 2.4 17.2 2.4 14.4 2.4 9.2 9 5.9 12 1.5Z",
      INK,
    ),
  ],
  // Two peaks, snow on the higher one.
  giants: [
    path(
      "M.6 21.8 5.4 12.6 7.9 14.4 10.1 12.6 12.4 14.5 13.9 13.2 18.4 21.8Z" +
        "M6.3 10.9 10 3.4 13.2 9.6 13.6 10.6 12.4 11.8 10.1 9.9 7.8 11.8Z" +
        "M15.2 12.7 17 9.2 23.4 21.8H20.2Z",
      INK,
    ),
  ],
  // A hammer that has seen work.
  dwarves: [
    path(
      "M3.4 2.6H19.2C19.4 4.6 20.6 6 22.8 6.4V8.8C20.6 9.2 19.4 10.4 19.2 12.2H3.4L1.6 10.4" +
        "V4.4ZM9.3 13.6H14.7L15.3 21.2 13.9 22.6H10.1L8.7 21.2Z",
      INK,
    ),
  ],
  // A tower with its gate open.
  humans: [
    path(
      "M4.2 1.8H8V4.4H10.1V1.8H13.9V4.4H16V1.8H19.8V9.2L18.2 10.8V19.6H20.4V22.4H14.6V17.2" +
        "A2.6 2.6 0 0 0 9.4 17.2V22.4H3.6V19.6H5.8V10.8L4.2 9.2Z" +
        "M12 8.2A1.5 1.5 0 0 0 10.5 9.7V12H13.5V9.7A1.5 1.5 0 0 0 12 8.2Z",
      INK,
      { "fill-rule": "evenodd" },
    ),
  ],
  // A leaf in the wind.
  elves: [
    path(
      "M22.4 1.6C22.8 11.6 18.8 19.2 9.6 19.6 8 19.6 6.7 19.3 5.6 18.8L2.9 22.4.9 20.9" +
        " 3.7 17.3C2.6 15.4 2.4 13 3.5 10.4 6.4 3.8 14.4 2.2 22.4 1.6Z" +
        "M17.4 6.6C12.2 8.3 8.1 11.7 5.4 16.4L6.4 17.2C9.4 12.9 13 9.6 17.4 6.6Z",
      INK,
      { "fill-rule": "evenodd" },
    ),
  ],
};

/** @returns {Shape[]} a symbol for each suit of both editions */
export const emblems = () =>
  Object.entries(EMBLEMS).map(([name, parts]) => symbol(name, "0 0 24 24", ...parts));

/**
 * The suit's name, as in the tokens and symbols.
 * @type {(edition: Edition, letter: SuitLetter) => string}
 */
export const suitName = (edition, letter) => SUITS[edition][letter];
