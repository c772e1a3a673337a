/** A finished score sheet as a picture to share. */

import { language } from "../../words/words.js";
import { scaleOf } from "../parts/chart.js";
import { withMinus } from "../parts/numbers.js";
import { ranking } from "../parts/ranks.js";
import { scoresOf, totalsOf } from "./sheet.js";

/** @import { Sheet } from "../../keeper/stored.d.ts" */

const WIDTH = 1080;
const EDGE = 64;
const ROW = 76;
const CURVE = 420;

/**
 * The places, totals and curve as a PNG, in the page's colours.
 * @type {(sheet: Sheet) => Promise<Blob>}
 */
export function pictureOf(sheet) {
  const { names } = sheet;
  const ranks = ranking(totalsOf(sheet));
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = 2 * EDGE + 120 + ranks.length * ROW + CURVE;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const style = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  const family = style.fontFamily;
  /**
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {{size?: number, weight?: number, align?: CanvasTextAlign}} [how]
   */
  const write = (text, x, y, { size = 40, weight = 400, align = "start" } = {}) => {
    pen.font = `${weight} ${size}px ${family}`;
    pen.textAlign = align;
    pen.fillText(text, x, y, WIDTH - 2 * EDGE);
  };
  pen.fillStyle = colour("table");
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.fillStyle = colour("text-on-table");
  write("Wizard", EDGE, EDGE + 48, { size: 64, weight: 700 });
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "long" });
  write(date.format(Number(sheet.id)), WIDTH - EDGE, EDGE + 48, { size: 34, align: "end" });
  ranks.forEach(({ seat, total, place }, at) => {
    const y = EDGE + 150 + at * ROW;
    pen.fillStyle = colour(place === 1 ? "turn-on-table" : "text-on-table");
    const weight = place === 1 ? 700 : 400;
    write(`${place}`, EDGE, y, { weight });
    write(names[seat], EDGE + 72, y, { weight });
    write(withMinus(total), WIDTH - EDGE, y, { weight, align: "end" });
  });
  drawCurves(sheet, pen, { top: canvas.height - EDGE - CURVE + 40, colour });
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) =>
      picture === null ? reject(new Error("no picture")) : resolve(picture)
    );
  });
}

/**
 * @type {(sheet: Sheet, pen: CanvasRenderingContext2D, place: {top: number, colour: (name: string)
 *   => string}) => void}
 */
function drawCurves(sheet, pen, { top, colour }) {
  const totals = scoresOf(sheet).flatMap((score) => (score === null ? [] : [score.totals]));
  const box = { left: EDGE, top, width: WIDTH - 2 * EDGE, height: CURVE - 40 };
  const { x, y } = scaleOf(totals, totals.length, box);
  pen.strokeStyle = colour("line-on-table");
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(x(0), y(0));
  pen.lineTo(x(totals.length), y(0));
  pen.stroke();
  const [winner] = ranking(totalsOf(sheet));
  sheet.names.forEach((_, seat) => {
    pen.strokeStyle = colour(seat === winner.seat ? "turn-on-table" : "soft-on-table");
    pen.lineWidth = seat === winner.seat ? 8 : 4;
    pen.setLineDash(seat === winner.seat ? [] : [4 + 6 * seat, 6]);
    pen.beginPath();
    pen.moveTo(x(0), y(0));
    totals.forEach((after, round) => pen.lineTo(x(round + 1), y(after[seat])));
    pen.stroke();
  });
}
