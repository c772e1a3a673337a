/**
 * The service worker, and the fonts that it stores: the first screen does not wait for them. Until
 * they are loaded, system fonts take as much room (fonts/fallbacks.css).
 */

import { loadStyle } from "./style.js";

/**
 * Calls a function once the whole page is cached; never on a page that is not cached.
 * @param {() => void} act
 * @returns {() => void} cancels the call
 */
export function whenKept(act) {
  const worker = navigator.serviceWorker; // not available without https
  if (worker?.controller) act();
  else worker?.addEventListener("controllerchange", act, { once: true });
  return () => worker?.removeEventListener("controllerchange", act);
}

/** Loads the fonts if they are on the device already. */
export function loadKeptFonts() {
  if (navigator.serviceWorker?.controller) loadFonts();
}

/** Starts keeping the page on the device, and loads the fonts as soon as they are there. */
export async function startWorker() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return loadFonts();
  whenKept(loadFonts);
  const { active } = await serviceWorker.register("/sw.js");
  // after a forced reload it controls nothing
  if (active?.state === "activated") loadFonts();
}

let isRequested = false;

function loadFonts() {
  if (isRequested) return;
  isRequested = true;
  void loadStyle("fonts/fonts.css");
}
