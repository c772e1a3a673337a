/** Preferences, stored in this browser. */

import { afterPaint } from "./after_paint.js";
import { effect, signal } from "./html.js";
import { keeper } from "../../keeper/here.js";
import { SETTINGS } from "../../keeper/first_kinds.js";

/** @import { Settings } from "../../keeper/stored.d.ts" */

/** @type {Settings} */
export const DEFAULTS = Object.freeze({
  language: null,
  theme: "auto",
  faces: "letters",
  order: "trump_first",
  confirm: false,
  preselect: true,
  playOnly: false,
  speed: "normal",
  sound: matchMedia("(pointer: fine)").matches,
  keys: true,
  character: null,
  thresholds: null,
});

/** @returns {Settings} */
const stored = () => ({ ...DEFAULTS, ...keeper.read(SETTINGS).value });

export const settings = signal(stored());

keeper.follow(SETTINGS, () => {
  const now = stored();
  if (JSON.stringify(now) !== JSON.stringify(settings.peek())) settings.value = now;
});

effect(() => {
  const { theme, speed } = settings.value;
  dispatchEvent(new CustomEvent("theme", { detail: theme })); // for theme.js
  document.documentElement.dataset.speed = speed;
});

/**
 * Stores preferences; a new theme or language renders the whole page again.
 * @param {Partial<Settings>} changes
 */
export function prefer(changes) {
  afterPaint(() => keeper.change(SETTINGS, "", (now) => ({ ...now, ...changes })));
}
