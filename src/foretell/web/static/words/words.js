/** The words of the page, from the same Fluent catalogues as in the terminal. */

// @ts-types="../libraries.d.ts"
import { signal } from "../vendor/signals.js";
// each of its own file, which saves the first screen a request
// @ts-types="../libraries.d.ts"
import { FluentBundle } from "../vendor/fluent/bundle.js";
// @ts-types="../libraries.d.ts"
import { FluentResource } from "../vendor/fluent/resource.js";
// @ts-types="../libraries.d.ts"
import { FluentNumber } from "../vendor/fluent/types.js";
import { fetchInTime } from "../network/network.js";
import { isolated } from "./names.js";

/** @import { FluentFunction } from "../libraries.d.ts" */

/** The available languages, by their own names. */
export const LANGUAGES = Object.freeze({
  en: "English",
  it: "Italiano",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
});

export const language = signal("en");

/** @type {FluentBundle | null} */
let bundle = null;
/** Counts loaded catalogues; a change renders all text again. */
const loads = signal(0);
/**
 * The word lists loaded or loading, by name, except the first one.
 * @type {Map<string, Promise<void>>}
 */
const lists = new Map();
let edition = "classic";

/**
 * Loads the words of a language, and shows the whole page in it.
 * @param {string} tag
 */
export async function loadLanguage(tag) {
  const names = [tag, ...[...lists.keys()].map((list) => `${tag}-${list}`)];
  const resources = await Promise.all(names.map(read));
  const next = new FluentBundle(tag, { functions: FUNCTIONS, useIsolating: false });
  for (const words of resources) next.addResource(words);
  bundle = next;
  document.documentElement.lang = tag;
  language.value = tag;
  loads.value += 1;
}

/**
 * Loads words that the first screen does not need, once for all languages.
 * @type {(list: "advice" | "coach" | "daily" | "lesson" | "lessons" | "pad" | "people" | "puzzles"
 *   | "reasons" | "record" | "replay" | "review" | "rules" | "server" | "together") => Promise<void>}
 */
export function loadWords(list) {
  const pending = lists.get(list);
  if (pending) return pending;
  const loading = add(list).catch((error) => {
    lists.delete(list); // so that it is tried again
    throw error;
  });
  lists.set(list, loading);
  return loading;
}

/** @param {string} list */
async function add(list) {
  let target;
  do { // a change of language meanwhile starts another bundle
    target = bundle;
    const words = await read(`${language.value}-${list}`);
    bundle?.addResource(words);
  } while (target !== bundle);
  loads.value += 1;
}

/** @param {string} name */
async function read(name) {
  const response = await fetchInTime(`/words/${name}.ftl`);
  if (!response.ok) throw new Error(`no words: ${name}`);
  return new FluentResource(await response.text());
}

/** The best language for this browser. */
export function preferredLanguage() {
  const available = Object.keys(LANGUAGES);
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find((tag) => available.includes(tag)) ?? "en";
}

/**
 * Sets the edition whose names sentences use.
 * @param {"classic" | "fantasy"} name
 */
export function useEdition(name) {
  edition = name;
}

/**
 * A message, or with `id.attribute` an attribute of it.
 * @type {(id: string, values?: Record<string, string | number>) => string}
 */
export function t(id, values = {}) {
  void loads.value; // so that text is rendered again when the words change
  const [name, attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return id;
  const variables = Object.entries(values).map(([key, value]) => [key, shownAs(value)]);
  // a missing variable is shown as such
  return bundle.formatPattern(pattern, Object.fromEntries(variables), []);
}

/**
 * A name isolated within other text, or a negative number with a true minus.
 * @param {string | number} value
 */
function shownAs(value) {
  if (typeof value === "string") return isolated(value);
  return value < 0 ? `−${-value}` : value;
}

/** @param {string} id */
export const has = (id) => bundle?.hasMessage(id) ?? false;

/**
 * Strings as a list in a sentence: "a, b and c".
 * @param {readonly string[]} strings
 */
export function listed(strings) {
  const [last, ...others] = strings.map(isolated).reverse();
  return others.length > 0
    ? t("list-and", { others: others.reverse().join(", "), last })
    : (last ?? "");
}

/** @type {Record<string, FluentFunction>} the functions that messages may call, as on the server */
export const FUNCTIONS = {
  EDITION: () => edition,
  FLAG: ([option]) => {
    const id = `web-option-${String(option.valueOf()).replaceAll("_", "-")}`;
    return has(id) ? t(id) : String(option.valueOf());
  },
  INITIAL: ([text]) => String(text.valueOf()).normalize("NFD").slice(0, 1).toLowerCase(),
  FIRST: ([text]) => {
    const word = String(text.valueOf()).split(" ")[0].normalize("NFD").replace(/\p{M}/gu, "");
    return /^\d+$/.test(word) ? new FluentNumber(Number(word)) : word.toLowerCase();
  },
};
