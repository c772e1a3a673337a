// The parts of a table that cannot be seen, from the boxes in the page. A function of the page.
(() => {
  const TOUCH = 43.9;
  const faults = new Set();
  /** @param {Element} one */
  const nameOf = (one) =>
    [one.tagName.toLowerCase(), ...one.classList].join(".") +
    (one instanceof HTMLElement
      ? Object.values(one.dataset).map((value) => `[${value}]`).join("")
      : "");
  /** @type {(selector: string) => HTMLElement[]} */
  const all = (selector) =>
    [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }));

  /**
   * No element covers a box, and it is on the screen; `own` may be there.
   * @type {(one: Element, own: Element, box: DOMRect, inset?: number) => void}
   */
  const see = (one, own, { left, right, top, bottom }, inset = 0.2) => {
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
      faults.add(`${nameOf(one)} is beyond the screen at ${Math.round(left)}, ${Math.round(top)}`);
      return;
    }
    const [dx, dy] = [(right - left) * inset, (bottom - top) * inset];
    for (const x of [left + dx, right - dx]) {
      for (const y of [top + dy, bottom - dy]) {
        const above = document.elementFromPoint(x, y);
        if (above === null || !own.contains(above)) {
          faults.add(`${nameOf(one)} is covered by ${above ? nameOf(above) : "nothing"}`);
        }
      }
    }
  };
  /**
   * Its letters.
   * @param {Element} one
   */
  const textBox = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  /**
   * @param {string} selector
   * @param {number} count
   */
  const there = (selector, count) => {
    const elements = all(selector);
    if (elements.length < count) faults.add(`${elements.length} of ${count} ${selector}`);
    return elements;
  };
  /** @param {Element} one */
  const touchable = (one) => {
    const box = one.getBoundingClientRect();
    see(one, one, box, 0.3);
    if (box.width < TOUCH || box.height < TOUCH) {
      faults.add(`${nameOf(one)} is ${box.width} by ${box.height}`);
    }
  };
  /**
   * The index of a card, in its corner.
   * @param {Element} card
   * @param {Element} own
   */
  const index = (card, own) => {
    const strip = card.querySelector(".card-strip");
    const signs = [...(strip?.children ?? [])];
    // the emblem of a suit means the same as its letter
    if (strip?.closest(".card-fantasy.card-number")) signs.pop();
    if (signs.length < 2) faults.add(`${nameOf(own)} has no index`);
    for (const sign of signs) see(own, own, sign.getBoundingClientRect());
  };

  /**
   * @param {{players: number, hand: number, bids: number, suits: number, lie: number}} expected `lie`
   *   is the number of cards in the trick, negative where they may be covered
   */
  return ({ players, hand, bids, suits, lie }) => {
    faults.clear();
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight) faults.add(`${scrollHeight - innerHeight} to scroll`);
    if (scrollWidth > innerWidth) faults.add(`${scrollWidth - innerWidth} to scroll sideways`);
    const cards = there(".hand-card", hand);
    for (const card of cards) index(card, card);
    // of every card a fingertip is free: to the next one in its row, and to the row below
    const places = cards.map((card) =>
      new DOMMatrix(getComputedStyle(/** @type {Element} */ (card.parentElement)).transform)
    );
    for (const [at, place] of places.entries()) {
      const next = places[at + 1];
      if (!next) continue;
      const isBeside = next.e > place.e;
      const free = isBeside ? next.e - place.e : next.f - place.f;
      if (free < TOUCH - (isBeside ? 0.5 : 4)) {
        faults.add(`${nameOf(cards[at])} has ${free} for a finger`);
      }
    }
    if (lie >= 0) { for (const card of there(".trick-card", lie)) index(card, card); }
    const trump = all(".trump-marker, .trump-name");
    if (trump.length === 0) faults.add("no trump");
    for (const one of trump) see(one, one, one.getBoundingClientRect(), 0.3);
    for (const one of [...there(".prompt", 1), ...there(".table-state h1, .sum", 2)]) {
      see(one, one, textBox(one));
    }
    there(".plate.acts", 1);
    for (const plate of there(".plate", players)) {
      see(plate, plate, plate.getBoundingClientRect(), 0.1);
      const box = plate.getBoundingClientRect();
      for (
        const one of plate.querySelectorAll(".plate-numbers, .plate-pips, .plate-bid, .plate-total")
      ) {
        const text = textBox(one);
        see(one, one, text, 0.25);
        if (text.left < box.left || text.right > box.right || text.bottom > box.bottom + 1) {
          faults.add(`${nameOf(one)} is wider than its plate`);
        }
      }
    }
    for (const bid of there(".bid", bids)) touchable(bid);
    for (const suit of there(".trump-choice button", suits)) touchable(suit);
    for (const act of all(".table-bar button, .question button, .hint-button")) touchable(act);
    return [...faults];
  };
});
