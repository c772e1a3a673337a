/**
 * The service worker, and the fonts that it brings to the device: no first screen waits for them.
 * Until they are there, the system's fonts take as much room (fonts/fallbacks.css).
 */

import { loadStyle } from "./style.js";

/**
 * Call a function once the whole page is cached; never where nothing is.
 * @param {() => void} act
 * @returns {() => void} no longer wanted
 */
export function whenKept(act) {
  const worker = navigator.serviceWorker; // there is none without https
  if (worker?.controller) act();
  else worker?.addEventListener("controllerchange", act, { once: true });
  return () => worker?.removeEventListener("controllerchange", act);
}

/** Load the fonts if they are kept on the device already. */
export function loadKeptFonts() {
  if (navigator.serviceWorker?.controller) loadFonts();
}

/** Have the page kept on the device, and load the fonts as soon as they are. */
export async function startWorker() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return loadFonts();
  whenKept(loadFonts);
  const { active } = await serviceWorker.register("/sw.js");
  // after a forced reload it controls nothing
  if (active?.state === "activated") loadFonts();
}

let asked = false;

function loadFonts() {
  if (asked) return;
  asked = true;
  void loadStyle("fonts/fonts.css");
}
