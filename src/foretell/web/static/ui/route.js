/** The current address; links change it without reloading the page. */

import { signal } from "./html.js";

/** The address: path and query. */
export const route = signal({ path: location.pathname, query: new URLSearchParams(location.search) });

/**
 * Go to another screen.
 * @param {string} address
 * @param {{replace?: boolean}} [how] replace the present one in the history
 */
export function go(address, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  follow();
  scrollTo(0, 0);
}

function follow() {
  route.value = { path: location.pathname, query: new URLSearchParams(location.search) };
}

addEventListener("popstate", follow);
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
