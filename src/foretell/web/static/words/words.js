/** The words of the page, from the same Fluent catalogues as everywhere else. */

// @ts-types="../libraries.d.ts"
import { signal } from "../vendor/signals.js";
// @ts-types="../libraries.d.ts"
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";

/** @import { FluentFunction } from "../libraries.d.ts" */

/** The languages that there are, by their own names. */
export const LANGUAGES = Object.freeze({
  en: "English",
  it: "Italiano",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
});

/** The language of the page; changes with every load, so that whatever shows words shows them anew. */
export const language = signal("en");

/** @type {FluentBundle | null} */
let bundle = null;
let edition = "classic";

/**
 * Load the words of a language, and show all of the page in it.
 * @param {string} wanted
 */
export async function loadLanguage(wanted) {
  const response = await fetch(`/words/${wanted}.ftl`);
  if (!response.ok) throw new Error(`no words in ${wanted}`);
  const made = new FluentBundle(wanted, { functions: FUNCTIONS, useIsolating: false });
  made.addResource(new FluentResource(await response.text()));
  bundle = made;
  document.documentElement.lang = wanted;
  language.value = wanted;
}

/** The best language for this browser. */
export function preferredLanguage() {
  const known = Object.keys(LANGUAGES);
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => known.includes(tag)) ?? "en";
}

/**
 * Let sentences use the names of an edition.
 * @param {"classic" | "fantasy"} played
 */
export function useEdition(played) {
  edition = played;
}

/**
 * Return a message, or with `id.attribute` an attribute of it.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(id, values = {}) {
  void language.value; // whoever shows words is shown anew when the language changes
  const [name, attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, values, []); // a variable that is missing is shown as one
}

/** Whether there is a message. @param {string} id */
export const has = (id) => bundle?.hasMessage(id) ?? false;

/**
 * Return strings as a list in a sentence: "a, b and c".
 * @param {readonly string[]} strings
 */
export function listed(strings) {
  if (strings.length < 2) return strings[0] ?? "";
  return t("list-and", {
    others: strings.slice(0, -1).join(", "),
    last: strings[strings.length - 1],
  });
}

/**
 * What sentences may ask for, as on the server.
 * @type {Record<string, FluentFunction>}
 */
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
