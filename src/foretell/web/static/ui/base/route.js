/** The current address; links change it without reloading the page. Back closes what is open before it leaves. */

import { signal, useLayoutEffect, useRef } from "./html.js";

/** The address: path and query. */
export const route = signal({ path: location.pathname, query: new URLSearchParams(location.search) });

/** In the history of the browser, the state of the entry that Back gives up in place of the screen. */
const GUARD = "open";
/** In the history, the state of a screen that was reached from another one of the page. */
const WITHIN = "within";

/** The functions that close what is open over the screen, the last one opened at the end. @type {Set<() => void>} */
const layers = new Set();
/** The address of the screen. */
let address = location.href;
/** Whether the browser is at the entry of a guard, and the address of the entry below it. */
let isGuarded = history.state === GUARD;
let below = address;
/** Whether the browser is on its way from a guard to the entry below, and an entry has to be added then. */
let isReturning = false;
let isAdded = false;

/**
 * Go to another screen.
 * @param {string} to its address
 * @param {{replace?: boolean}} [how] replace the present one in the history
 */
export function go(to, { replace = false } = {}) {
  address = new URL(to, location.href).href;
  if (isReturning) isAdded ||= !replace;
  else if (isGuarded && replace) giveUpGuard();
  else if (replace) history.replaceState(history.state, "", address);
  else if (isGuarded) history.replaceState(WITHIN, "", address); // what was open is left with its screen
  else history.pushState(WITHIN, "", address);
  if (!isReturning) isGuarded = false;
  follow();
  scrollTo(0, 0);
  settleSoon();
}

/** Leave a screen for the one before it, or for another one if it was the first. @param {string} first */
export function leave(first) {
  if (history.state === WITHIN) history.back();
  else go(first, { replace: true });
}

/** Change the address of the present screen, which stays as it is. @param {string | URL} to */
export function rewrite(to) {
  address = new URL(to, location.href).href;
  if (!isReturning) history.replaceState(history.state, "", address);
}

/**
 * Back closes what is open. Returns what has to be called once it is closed in another way.
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

/** Back closes what a component shows while it is open. @param {boolean} isOpen @param {() => void} close */
export function useLayer(isOpen, close) {
  const act = useRef(close);
  act.current = close;
  useLayoutEffect(() => (isOpen ? openLayer(() => act.current()) : undefined), [isOpen]);
}

// What closes as another thing opens shares one entry with it.
const settleSoon = () => setTimeout(settle);

/** Add an entry for Back while anything is open, and take it away after that. */
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

/** The browser is at the entry below a guard, whose address may be that of another screen by now. */
function returned() {
  isReturning = false;
  if (isAdded) history.pushState(WITHIN, "", address);
  else if (location.href !== address) history.replaceState(history.state, "", address);
  isAdded = false;
}

/** The last thing opened is closed, as by its own button. */
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
  const isPage = !/^\/(api|static|words)\//.test(url.pathname) && !url.hash;
  if (url.origin === location.origin && isPage) {
    event.preventDefault();
    go(url.pathname + url.search);
  }
});
settle();
