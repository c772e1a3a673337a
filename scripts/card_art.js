// Writes the cards as Python draws them (make generated): in the light colours, each without a style
// sheet, so that a picture can stand anywhere.

import { readFileSync } from "node:fs";
import { cardBack, cardFace, hiddenCard } from "../src/foretell/web/static/art/card.js";
import { miniCard } from "../src/foretell/web/static/art/mini.js";
import { markup } from "../src/foretell/web/static/art/shape.js";
import { sprite } from "../src/foretell/web/static/art/sprite.js";

/** @import { Shape } from "../src/foretell/web/static/art/shape.js" */
/** @import { Look } from "../src/foretell/web/static/art/face.js" */
/** @typedef {Record<string, string>} Values */

const CSS = new URL("../src/foretell/web/static/css/", import.meta.url);
const sheet = (/** @type {string} */ name) => readFileSync(new URL(name, CSS), "utf8");
const CARDS = sheet("cards.css");
const TOKENS = declared(sheet("tokens.css").split("}")[0]);
const SYMBOLS = new Map(
  sprite().slice(2).map((one) => {
    const symbol = /** @type {Shape} */ (one);
    return [String(symbol[1].id).slice("art-".length), symbol];
  }),
);

/** @type {Look} */
const CLASSIC = { edition: "classic", faces: "numbers" };
/**
 * Suits have their letters in records.
 * @type {Look}
 */
const FANTASY = {
  edition: "fantasy",
  faces: "numbers",
  signs: { C: "C", D: "D", H: "H", S: "S" },
};

/**
 * The values of custom properties and the colour in a part of a style sheet.
 * @param {string} text
 * @returns {Values}
 */
function declared(text) {
  const declarations = text.matchAll(/(?<![\w-])(--[\w-]+|color):\s*([^;]+);/g);
  return Object.fromEntries([...declarations].map(([, name, value]) => [name, value]));
}

/**
 * The values that a class sets.
 * @param {string} selector
 * @returns {Values}
 */
function valuesOf(selector) {
  const rule = CARDS.match(new RegExp(`(?:^|,)\\n?\\.${selector} \\{([^}]*)\\}`, "m"));
  return declared(rule?.[1] ?? "");
}

/**
 * A value with its variables replaced.
 * @param {string} text
 * @param {Values} values
 * @returns {string}
 */
function resolved(text, values) {
  const replaced = text.replace(/var\((--[\w-]+)\)/g, (_, name) => resolved(values[name], values));
  return replaced.replace(
    /rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g,
    (_, red, green, blue, percent) => `rgba(${red},${green},${blue},${percent / 100})`,
  );
}

/**
 * The drawings of the sprite that a picture needs, written.
 * @type {Map<string, string>}
 */
const symbols = new Map();

/**
 * The inside of a picture, written with the colours that its classes give it.
 * @param {Shape} picture
 * @returns {string}
 */
function drawn([, attributes, ...inside]) {
  const classes = String(attributes.class).split(" ");
  const suit = classes.find((one) => one.startsWith("suit-"))?.slice("suit-".length) ?? "";
  const values = Object.assign({}, TOKENS, ...classes.map(valuesOf));
  if (classes.includes("card-fantasy") && classes.includes("card-mini")) {
    Object.assign(values, valuesOf("card-fantasy\\.card-mini"));
  }
  const strip = declared(CARDS.match(/\.card-jester \.card-strip \{([^}]*)\}/)?.[1] ?? "");
  const onStrip = /card-(wizard|jester|fantasy)/.test(`${attributes.class}`) ? strip : {};
  const parts = inside.map((part) => written(/** @type {Shape} */ (part), values, suit, onStrip));
  const colour = resolved(values.color ?? TOKENS["--text-soft"], values);
  return `<g color="${colour}">${parts.join("")}</g>`;
}

/** @type {(shape: Shape, values: Values, suit: string, onStrip: Values) => string} */
function written([tag, { class: name, ...attributes }, ...inside], values, suit, onStrip) {
  if (name === "card-plate") return ""; // it is for systems that force their colours
  const more = name === "card-strip" ? onStrip : {};
  /** @type {Shape} */
  const shape = [tag, { ...attributes, ...more }, ...inside];
  const text = markup(shape).replaceAll(/ class="[^"]*"/g, "");
  return resolved(
    text.replaceAll(/href="#art-([\w-]+)"/g, (_, id) => `href="#art-${needed(id, values, suit)}"`),
    values,
  );
}

/**
 * The name under which a drawing is written: courts look different in each suit.
 * @param {string} id
 * @param {Values} values
 * @param {string} suit
 * @returns {string}
 */
function needed(id, values, suit) {
  const symbol = SYMBOLS.get(id);
  if (!symbol) throw new Error(`no drawing ${id}`);
  const name = markup(symbol).includes("var(--court-") ? `${id}-${suit}` : id;
  if (!symbols.has(name)) {
    symbols.set(name, "");
    const [tag, attributes, ...inside] = symbol;
    symbols.set(
      name,
      written([tag, { ...attributes, id: `art-${name}` }, ...inside], values, suit, {}),
    );
  }
  return name;
}

/**
 * All drawings and all cards with them, as JSON: Wizards and Jesters are the same in both editions.
 * @returns {string}
 */
export function cardArt() {
  const numbers = ["C", "D", "H", "S"].flatMap((letter) =>
    Array.from({ length: 13 }, (_, index) => `${letter}${index + 1}`)
  );
  const others = ["Z", "N"].flatMap((letter) => [1, 2, 3, 4].map((number) => `${letter}${number}`));
  const pictures = new Map([["back", drawn(cardBack())], ["hidden", drawn(hiddenCard())]]);
  for (const card of [...numbers, ...others]) {
    pictures.set(card, drawn(cardFace(card, CLASSIC)));
    pictures.set(`small ${card}`, drawn(cardFace(card, { ...CLASSIC, size: "small" })));
    pictures.set(`mini ${card}`, drawn(miniCard(card, CLASSIC)));
  }
  for (const card of numbers) {
    pictures.set(`fantasy small ${card}`, drawn(cardFace(card, { ...FANTASY, size: "small" })));
    pictures.set(`fantasy mini ${card}`, drawn(miniCard(card, FANTASY)));
  }
  return `{"symbols": {\n${entries(symbols)}\n},\n"pictures": {\n${entries(pictures)}\n}}`;
}

/** @param {Iterable<[string, string]>} pairs */
function entries(pairs) {
  return [...pairs].map((pair) => pair.map((text) => JSON.stringify(text)).join(": ")).join(",\n");
}

if (import.meta.main) console.log(cardArt());
