/**
 * The current address; links change it without reloading the page. Back closes open layers before
 * it leaves the screen.
 */

import { signal, useLayoutEffect, useRef } from "./html.js";

/** The address: path and query. */
export const route = signal({ path: location.pathname, query: new URLSearchParams(location.search) });

/** The history state of the entry that Back uses up instead of leaving the screen. */
const GUARD = "open";
/** The history state of a screen that was reached from another screen of the page. */
const WITHIN = "within";

/**
 * The functions that close what is open over the screen, in order of opening.
 * @type {Set<() => void>}
 */
const layers = new Set();
let address = location.href;
/** Whether the browser is at a guard's entry, and the address of the entry below it. */
let isGuarded = history.state === GUARD;
let below = address;
/** Whether the browser is returning from a guard to the entry below, and an entry has to be added then. */
let isReturning = false;
let isAdded = false;

/**
 * Goes to another screen.
 * @param {string} to its address
 * @param {{replace?: boolean}} [how] replaces the present entry in the history
 */
export function go(to, { replace = false } = {}) {
  address = new URL(to, location.href).href;
  if (isReturning) isAdded ||= !replace;
  else if (isGuarded && replace) giveUpGuard();
  else if (replace) history.replaceState(history.state, "", address);
  else if (isGuarded) history.replaceState(WITHIN, "", address); // what was open closes with its screen
  else history.pushState(WITHIN, "", address);
  if (!isReturning) isGuarded = false;
  follow();
  scrollTo(0, 0);
  settleSoon();
}

/**
 * Leaves a screen for the one before it, or for a given one if there was none.
 * @param {string} first
 */
export function leave(first) {
  if (history.state === WITHIN) history.back();
  else go(first, { replace: true });
}

/** Changes the address without changing the screen. @param {string | URL} to */
export function rewrite(to) {
  address = new URL(to, location.href).href;
  if (!isReturning) history.replaceState(history.state, "", address);
}

/**
 * Makes Back close what is open. Returns a function to call once it is closed in another way.
 * @param {() => void} close
 */
export function openLayer(close) {
  const layer = () => close();
  layers.add(layer);
  settleSoon();
  return () => {
    layers.delete(layer);
    settleSoon();
  };
}

/**
 * Makes Back close what a component shows while it is open.
 * @type {(isOpen: boolean, close: () => void) => void}
 */
export function useLayer(isOpen, close) {
  const act = useRef(close);
  act.current = close;
  useLayoutEffect(() => (isOpen ? openLayer(() => act.current()) : undefined), [isOpen]);
}

// A thing that closes as another one opens shares its entry.
const settleSoon = () => setTimeout(settle);

/** Adds an entry for Back while anything is open, and removes it afterwards. */
function settle() {
  if (isReturning || isGuarded === layers.size > 0) return;
  if (isGuarded) giveUpGuard();
  else {
    below = location.href;
    history.pushState(GUARD, "", address);
    isGuarded = true;
  }
}

function giveUpGuard() {
  isReturning = true;
  history.back();
}

/** Handles the arrival at the entry below a guard, whose address may be another screen's by now. */
function returned() {
  isReturning = false;
  if (isAdded) history.pushState(WITHIN, "", address);
  else if (location.href !== address) history.replaceState(history.state, "", address);
  isAdded = false;
}

/** Closes the last layer opened, as its own button does. */
function closeTop() {
  const layer = [...layers].at(-1);
  if (!layer) return;
  layers.delete(layer);
  layer();
}

function follow() {
  const { pathname, search } = new URL(address);
  route.value = { path: pathname, query: new URLSearchParams(search) };
}

addEventListener("popstate", (/** @type {PopStateEvent} */ { state }) => {
  const closes = isGuarded && layers.size > 0 && location.href === below;
  isGuarded = state === GUARD;
  if (isReturning) returned();
  else if (closes) {
    if (location.href !== address) history.replaceState(state, "", address);
    closeTop();
  } else if (location.href !== address) {
    address = location.href;
    follow();
  }
  settleSoon();
});
document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
  const link = event.target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  const isPage = !/^\/(api|docs|static|words)\//.test(url.pathname) && !url.hash;
  if (url.origin === location.origin && isPage) {
    event.preventDefault();
    go(url.pathname + url.search);
  }
});
settle();
