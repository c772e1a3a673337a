/** Style sheets that the first screen does not need. */

/** Loads a style sheet, and resolves when it applies. @param {string} address below `/static/` */
export function loadStyle(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/static/${address}`;
  const loaded = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve; // unstyled is better than nothing
  });
  document.head.append(link);
  return loaded.then(() => undefined);
}
