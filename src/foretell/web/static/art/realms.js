// The lands of the four peoples, under a moon that grows with the rank: a sickle on the 1, full on
// the 13. Drawn in one colour, nearer is deeper.

import { circle, line, path, symbol } from "./shape.js";

/** @import { Shape } from "./shape.js" */

const INK = "var(--land)";
const GLOW = "var(--card-paper)";
const FAR = { "fill-opacity": 0.22 };
const MIDDLE = { "fill-opacity": 0.48 };

/** @type {Record<string, Shape[]>} 72 wide, 140 high: what is right of a fantasy card's banner */
const LANDS = {
  giants: [
    path("M0 108 16 82 27 96 44 66 60 92 72 78V140H0Z", INK, FAR),
    path("M44 66 50.4 76.4 45 82 41 77.4 36.6 81.4 37.4 77.8ZM16 82 20.6 88 16 92 12 88.6Z", GLOW, {
      "fill-opacity": 0.8,
    }),
    path("M0 120 20 98 34 112 52 92 72 112V140H0Z", INK, MIDDLE),
    path("M0 131C14 122 24 128 36 124S60 120 72 127V140H0Z", INK),
    // A door in the mountain.
    path("M45 123.4V111.6Q49 106.4 53 111.6V122.6Z", INK),
    path("M46.6 123V112.6Q49 109 51.4 112.6V122.8Z", GLOW, { "fill-opacity": 0.9 }),
  ],
  dwarves: [
    path("M0 96C12 84 26 80 38 84S60 92 72 84V140H0Z", INK, FAR),
    path("M0 112C10 96 30 90 46 96S66 104 72 102V140H0Z", INK, MIDDLE),
    path("M14 140V116L22 106H46L54 116V140Z", INK),
    path("M21 140V119.6L26 113H42L47 119.6V140Z", GLOW, { "fill-opacity": 0.92 }),
    path("M27 140 32.4 124.4H35.6L41 140Z", INK, { "fill-opacity": 0.35 }),
    line("M22 140 29 120M46 140 39 120M25.4 130.4H42.6M27.6 124.4H40.4", INK, 1.3),
    path("M32 106V101.4H36V106Z", INK),
    path("M34 92.6 38.6 98 34 103.4 29.4 98Z", INK),
    path("M34 95.6 36 98 34 100.4 32 98Z", GLOW),
    path("M60 128 66 122 70 130ZM2 130 6 124 11 131Z", INK),
    path("M0 134C6 131 10 131 14 132V140H0ZM54 132C60 130 66 131 72 134V140H54Z", INK),
  ],
  humans: [
    path("M0 110C16 98 30 104 44 98S64 92 72 98V140H0Z", INK, FAR),
    path(
      "M8 132V98H12V94H15V98H18V94H21V98H25V132ZM47 132V90H51V86H54V90H57V86H60V90H64V132Z",
      INK,
      MIDDLE,
    ),
    path("M12.6 94 16.5 84 20.4 94ZM51 86 55.5 74 60 86Z", INK),
    line("M16.5 84V78.6M55.5 74V68", INK, 1.2),
    path("M16.5 78.6H23L21 80.6 23 82.6H16.5ZM55.5 68H62.4L60.4 70.2 62.4 72.4H55.5Z", INK),
    path("M22 132V108H26V104.4H29.6V108H34.2V104.4H37.8V108H42.4V104.4H46V108H50V132Z", INK),
    path("M31 132V121.6Q36 114.4 41 121.6V132Z", GLOW, { "fill-opacity": 0.92 }),
    path(
      "M14.6 104H18.6V110H14.6ZM53.4 98H57.6V104.4H53.4ZM26 112H28.6V116.6H26ZM43.4 112H46" +
        "V116.6H43.4Z",
      GLOW,
      { "fill-opacity": 0.92 },
    ),
    path("M0 133C16 127 26 131 36 130S60 127 72 131V140H0Z", INK),
    path("M33 140C33 136 34.6 133 35 130.4H37C37.6 133 40 136 41 140Z", GLOW, {
      "fill-opacity": 0.5,
    }),
  ],
  elves: [
    ...[[4, 82, 0.22], [28, 72, 0.22], [70, 76, 0.22], [20, 90, 0.48], [47, 80, 0.48]].map(
      ([x, y, opacity]) => tree(x, y, opacity),
    ),
    tree(9, 100, 1),
    tree(64, 92, 1),
    path("M0 128C10 127 24 131 38 130S60 127 72 124V140H0Z", INK),
    // Lanterns between the trees.
    line("M10 112Q38 128 63 107", INK, 1),
    ...[[19, 116.6], [30, 119.4], [41, 118.8], [52, 114.6]].flatMap(([x, y]) => [
      circle(x, y + 2.6, 2.9, INK),
      circle(x, y + 2.6, 1.7, GLOW),
    ]),
  ],
};

/** @type {(x: number, y: number, opacity: number) => Shape} */
function tree(x, y, opacity) {
  return path(
    `M${x} ${y}C${x + 4} ${y + 9} ${x + 9} ${y + 17} ${x + 9} ${y + 26}` +
      `S${x + 4.6} ${y + 38} ${x + 1.3} ${y + 38}V140H${x - 1.3}V${y + 38}C${x - 4.6} ${y + 38}` +
      ` ${x - 9} ${y + 35} ${x - 9} ${y + 26}S${x - 4} ${y + 9} ${x} ${y}Z`,
    INK,
    { "fill-opacity": opacity },
  );
}

/**
 * It fills its box from the ground up, whatever the box.
 * @type {(name: string, parts: Shape[]) => Shape}
 */
function land(name, parts) {
  const [tag, attributes, ...inside] = symbol(`land-${name}`, "0 0 72 140", ...parts);
  return [tag, { ...attributes, preserveAspectRatio: "xMidYMax slice" }, ...inside];
}

/** @returns {Shape[]} a symbol for each land */
export const realms = () => Object.entries(LANDS).map(([name, parts]) => land(name, parts));

/**
 * The moon of a rank around (x, y) with its thirteen stars, as many of them lit as the rank says.
 * @type {(x: number, y: number, r: number, rank: number) => Shape[]}
 */
export function moon(x, y, r, rank) {
  const across = Math.abs(1 - (2 * rank) / 13) * r;
  const waxing = rank < 6.5 ? 0 : 1;
  const lit = `M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}` +
    `A${across.toFixed(2)} ${r} 0 0 ${waxing} ${x} ${y - r}Z`;
  const full = circle(x, y, r, INK);
  return [
    circle(x, y, r, INK, { "fill-opacity": 0.16 }),
    rank === 13 ? full : path(lit, INK),
    ...Array.from({ length: 13 }, (_, index) => star(x, y, r * 1.42, index, index < rank)),
  ];
}

/** @type {(x: number, y: number, r: number, index: number, isLit: boolean) => Shape} */
function star(x, y, r, index, isLit) {
  const angle = ((index + 0.5) / 13) * 2 * Math.PI;
  const centre = /** @type {const} */ ([x + r * Math.sin(angle), y - r * Math.cos(angle)]);
  const [left, top] = centre.map((value) => Math.round(value * 10) / 10);
  return isLit ? circle(left, top, 2, INK) : circle(left, top, 1.1, INK, { "fill-opacity": 0.35 });
}
