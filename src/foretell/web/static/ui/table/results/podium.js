/** The places of a game, from the last to the first; the winner's card turns. */

import { cardBack } from "../../../art/card.js";
import { initialOf } from "../../../words/names.js";
import { html } from "../../base/html.js";
import { charactersAt } from "../../parts/characters.js";
import { Portrait } from "../../parts/portrait.js";
import { ranking } from "../../parts/ranks.js";
import { Drawing } from "../../parts/card.js";
import { Icon } from "../../parts/icons.js";
import { moodOf } from "../play/mood.js";
import { nameOf } from "../../parts/names.js";
import { withMinus } from "../../parts/numbers.js";

/** @import { GameView } from "../state/game_view.js" */

const SUITS = ["clubs", "diamonds", "hearts", "spades"];
const SPARKS = 20;
/** The number of places on the podium; the others follow in rows below it. */
const STEPS = 3;

/** @param {{view: GameView}} props */
export function Podium({ view }) {
  const { table, totals } = view;
  return html`<ol class="ranks">
    ${ranking(totals).map(
      ({ seat, place }, at) => html`<${Place} key=${seat} view=${view} seat=${seat} place=${place} at=${at}
        who=${charactersAt(table)[seat]} />`,
    )}
  </ol>`;
}

/**
 * @param {{view: GameView, seat: number, place: number, at: number, who: string | null}} props
 *   `at`: the index in the ranking
 */
function Place({ view, seat, place, at, who }) {
  const { table, totals, winners } = view;
  const name = nameOf(table, seat);
  const isWinner = winners.includes(seat);
  const face = html`<${Portrait} who=${who} mood=${moodOf(view, seat, null)}>
    ${initialOf(name)}<//>`;
  const classes = [place <= STEPS ? `step step-${place}` : "below", isWinner ? "winner" : ""];
  const style = {
    // the best in the middle, then left and right of it
    "--order": String(place > STEPS ? 10 + at : at % 2 ? -at : at),
    "--after": String(isWinner ? totals.length - winners.length : totals.length - 1 - at),
  };
  return html`<li class=${classes.join(" ")} style=${style}>
    ${isWinner ? html`<${WinnersCard}>${face}<//>` : html`<span class="portrait-place rank-face" aria-hidden="true">${face}</span>`}
    <b class="one-line" dir="auto">${name}</b>
    <strong>${withMinus(totals[seat])}</strong>
    <span class="rank-place">${place}</span>
  </li>`;
}

/** @param {{children?: unknown}} props `children`: the face of the winner's card */
function WinnersCard({ children }) {
  return html`<span class="winners-card" aria-hidden="true">
    ${Array.from(
      { length: SPARKS },
      (_, at) => html`<i key=${at} style=${{
        "--angle": `${(at * 360) / SPARKS}deg`,
        "--far": String(1 + ((at * 7) % 5) / 5),
        "--colour": `var(--suit-${SUITS[at % SUITS.length]})`,
      }}></i>`,
    )}
    <span class="turning">
      <span class="card-behind"><${Drawing} draw=${cardBack} of=${[]} /></span>
      <span class="card-before"><${Icon} name="crown" /><span class="portrait-place">${children}</span></span>
    </span>
  </span>`;
}
