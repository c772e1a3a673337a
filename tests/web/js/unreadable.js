// Texts and controls of a page that cannot be read or reached: cut off, covered, or beyond its edge.
// A function of the page.
(() => {
  /** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

  const wide = document.documentElement.clientWidth;
  const faults = new Set();
  /** @param {Element} one */
  const nameOf = (one) => [one.tagName.toLowerCase(), ...one.classList].join(".");

  /** @param {Element} one */
  const isThere = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(one).clipPath === "none" && !one.closest(".visually-hidden, svg, option");

  /**
   * The part within the edges of all that scrolls, or the element that cuts it off.
   * @type {(one: Element, box: Box) => Box & {by?: Element}}
   */
  const isWithin = (one, { left, right, top, bottom }) => {
    /** @type {Element | null} */
    let around = one;
    for (; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) {
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      } else if (overflowX !== "visible" && (left < box.left - 1 || right > box.right + 1)) {
        return { by: around, left, right, top, bottom };
      }
      if (/auto|scroll/.test(overflowY)) {
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      } else if (overflowY !== "visible" && (top < box.top - 3 || bottom > box.bottom + 3)) {
        return { by: around, left, right, top, bottom };
      }
      if (position === "fixed") break;
    }
    return { left, right, top, bottom };
  };

  /** A long name may end in an ellipsis: the person is still recognisable. */
  /** @type {(by: Element, text: string) => boolean} */
  const isShortened = (by, text) =>
    getComputedStyle(by).textOverflow === "ellipsis" && text.length > 8;
  const passing = ".toasts, .question";

  /** @type {(one: Element, box: Box, text: string) => unknown} */
  const look = (one, box, text) => {
    const report = (/** @type {string} */ what) =>
      faults.add(`${nameOf(one)} “${text.slice(0, 40)}” ${what}`);
    const { by, left, right, top, bottom } = isWithin(one, box);
    if (by) return isShortened(by, text) || report(`is cut off by ${nameOf(by)}`);
    if (left < -1 || right > wide + 1) {
      return report(`reaches from ${Math.round(left)} to ${Math.round(right)}`);
    }
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!above || above.contains(one) || one.contains(above) || above.closest(passing)) return true;
    return one.closest("label")?.contains(above) || report(`is covered by ${nameOf(above)}`);
  };

  const root = document.querySelector("dialog[open], .together-panel:not([hidden])") ??
    document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    const text = (texts.currentNode.textContent ?? "").trim();
    if (!text || !one || !isThere(one)) continue;
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) if (box.width > 1) look(one, box, text);
  }
  for (const one of root.querySelectorAll("button:enabled, a[href], input, select, summary")) {
    if (!isThere(one) || one.matches(".hand-card")) continue;
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    look(
      one,
      one.getBoundingClientRect(),
      one.getAttribute("aria-label") ?? one.textContent.trim(),
    );
  }
  for (const one of [document.documentElement, ...root.querySelectorAll("*")]) {
    const scrolls = one === document.documentElement ||
      /auto|scroll/.test(getComputedStyle(one).overflowX);
    const isTable = one.matches(":is([role=region], [role=group])[tabindex='0']") &&
      one.querySelector("table");
    if (scrolls && !isTable && one.scrollWidth > one.clientWidth + 1) {
      faults.add(`${nameOf(one)} scrolls sideways`);
    }
  }
  return [...faults];
});
