// All portraits as text, by character and mood, for the tests of portraits.

import {
  movingSign,
  portrait,
  PORTRAITS,
} from "../../../src/foretell/web/static/art/portraits/index.js";
import { MOODS } from "../../../src/foretell/web/static/art/portraits/moods.js";
import { markup } from "../../../src/foretell/web/static/art/shape.js";

/** @import { Mood } from "../../../src/foretell/web/static/art/portraits/moods.js" */
/** @import { Shape } from "../../../src/foretell/web/static/art/shape.js" */

/** @returns {Record<string, Record<string, string>>} */
export function run() {
  return Object.fromEntries(
    PORTRAITS.map((who) => [
      who,
      Object.fromEntries(MOODS.map((mood) => [mood, markup(whole(who, mood))])),
    ]),
  );
}

/**
 * A portrait and the sign over it.
 * @type {(who: string, mood: Mood) => Shape}
 */
function whole(who, mood) {
  const sign = movingSign(mood);
  return ["div", {}, portrait(who, mood), ...(sign ? [sign] : [])];
}
