/** Style sheets that the first screen does not need. */

/**
 * Load a style sheet; what needs it waits for it.
 * @param {string} address below `/static/`
 * @returns {Promise<void>}
 */
export function loadStyle(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/static/${address}`;
  const loaded = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve; // plain is better than nothing
  });
  document.head.append(link);
  return loaded.then(() => undefined);
}
