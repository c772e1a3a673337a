// @ts-check
// The name, drawn: in its o stands the moon.

import { circle, line, path, picture } from "./shape.js";

/** @typedef {import("./shape.js").Shape} Shape */

const LETTERS =
  "M13.4 4.6C8.6 3 6.6 5.6 6.6 10V31M2 14.6H12.4" + // f
  "M41.6 31V14.4M41.6 21C42.6 16.6 45.4 14 49.4 14.4" + // r
  "M54 22.8H68.4C68.4 17.6 65.6 14.2 61.4 14.2 57 14.2 53.8 17.6 53.8 22.8" +
  "S57 31.2 61.6 31.2C64.4 31.2 66.6 30.2 68 28.2" + // e
  "M76.6 7.6V25.6C76.6 29.4 78.6 31.4 82.6 30.6M72.6 14.6H82.4" + // t
  "M87.2 22.8H101.6C101.6 17.6 98.8 14.2 94.6 14.2 90.2 14.2 87 17.6 87 22.8" +
  "S90.2 31.2 94.8 31.2C97.6 31.2 99.8 30.2 101.2 28.2" + // e
  "M108.6 3.6V31M116.6 3.6V31"; // ll

/** @returns {Shape} */
export function wordmark() {
  return picture("wordmark", "0 0 119 35",
    line(LETTERS, "currentColor", 3.5),
    circle(26.6, 22.7, 8.5, "none", { stroke: "currentColor", "stroke-width": 3.5 }),
    path("M24.2 17.9A5.4 5.4 0 1 1 24.2 27.5 6 6 0 0 0 24.2 17.9Z", "var(--wordmark-moon)"));
}
