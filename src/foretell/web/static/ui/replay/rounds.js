/** Links to the rounds of a replay, marked with the bids made in each. */

import { listed, t } from "../../words/words.js";
import { html, useLayoutEffect, useRef } from "../base/html.js";
import { Icon } from "../parts/icons.js";
import { missedBy } from "./moments.js";

/** @import { PlayedRound } from "./moments.js" */

/**
 * @param {{rounds: readonly PlayedRound[], now: number, seats: readonly number[], names:
 *   readonly string[], onGo: (at: number) => void}} props `now`: the index of the current round;
 *   `seats`: those with visible bids
 */
export function Rounds({ rounds, now, seats, names, onGo }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const strip = list.current;
    const shown = strip?.children[now];
    if (!strip || !(shown instanceof HTMLElement)) return;
    strip.scrollLeft = shown.offsetLeft - (strip.clientWidth - shown.offsetWidth) / 2;
  }, [now]);
  return html`<ol ref=${list} class="rounds" aria-label=${t("web-replay-rounds")}>
    ${rounds.map(
      (round, place) => html`<li key=${round.number}>
        <button type="button" onClick=${() => onGo(round.at)} aria-label=${textOf(round, seats, names)}
          aria-current=${place === now ? "true" : undefined}>
          ${round.number}<${Marks} round=${round} seats=${seats} />
        </button>
      </li>`,
    )}
  </ol>`;
}

/**
 * One sign for a single seat, or a dot for each of all seats.
 * @param {{round: PlayedRound, seats: readonly number[]}} props
 */
function Marks({ round, seats }) {
  const missed = missedBy(round, seats);
  if (missed === null) return null;
  return html`<span class="marks">
    ${seats.map((seat) => {
      const isMissed = missed.includes(seat);
      return html`<i key=${seat} class=${isMissed ? "missed" : "made"}>
        ${seats.length === 1 && html`<${Icon} name=${isMissed ? "close" : "check"} />`}
      </i>`;
    })}
  </span>`;
}

/** @param {PlayedRound} round @param {readonly number[]} seats @param {readonly string[]} names */
function textOf(round, seats, names) {
  const missed = missedBy(round, seats);
  const { number } = round;
  if (missed === null) return t("web-replay-round", { number });
  if (missed.length === 0) return t("web-replay-round-made", { number, seats: seats.length });
  return t("web-replay-round-missed", { number, who: listed(missed.map((seat) => names[seat])) });
}
