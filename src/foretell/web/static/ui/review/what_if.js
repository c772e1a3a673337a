/** Ways to play on from a moment, and the results of earlier attempts. */

import { fold, start } from "../../core/index.js";
import { observe } from "../../core/redact.js";
import { hexOf } from "../../core/sha256.js";
import { inOtherHands, nextDecision, practiceFrom } from "../../net/practice.js";
import { possibleHands } from "../../net/reviews.js";
import { t } from "../../words/words.js";
import { keepPractice } from "../stored/saved.js";
import { html, useState } from "../base/html.js";
import { roundAt } from "../replay/moments.js";
import { go } from "../base/route.js";
import { Icon } from "../parts/icons.js";
import { signed } from "../parts/numbers.js";
import { keyOf } from "../../keeper/reviews.js";
import { endOf, endsAt } from "../stored/what_ifs.js";

/** @import { GameRecord } from "../../core/types.d.ts" */
/** @import { PlayedRound } from "../replay/moments.js" */
/** @import { OpenGame } from "../replay/source.js" */
/** @import { WhatIf as Moment } from "../../keeper/stored.d.ts" */

/** The bot with the best beliefs about hidden cards, and one that needs no networks. */
const BELIEVERS = ["strongest", "searcher"];

/**
 * Play from the next decision on, by any seat; nothing in a round without an end.
 * @param {{game: OpenGame, address: string, from: number, seat: number, rounds:
 *   readonly PlayedRound[]}} props `from`: a moment; `seat`: the one to play
 */
export function WhatIf({ game, address, from, seat, rounds }) {
  const [isLost, setLost] = useState(false);
  const { record, key: secret } = game;
  const at = nextDecision(record.events, from);
  const { number, score } = rounds[roundAt(rounds, at)];
  if (at === record.events.length || score === null) return null;
  const key = keyOf(record.header);
  const original = endOf(score, seat);
  const ends = endsAt({ key, at, seat });
  const back = `${address}?${secret ? `key=${secret}&` : ""}seat=${seat}&at=${at}`;
  /** @param {Moment["deal"]} deal */
  const play = async (deal) => {
    const played = deal === "same" ? record : await inPossibleHands(record, at, seat).catch(() => null);
    setLost(played === null);
    if (played === null) return;
    const whatIf = { key, back, at, round: number, seat, deal, original };
    keepPractice({ ...practiceFrom(played, at, seat, Date.now()), whatIf });
    go("/solo?new=1&practice=1");
  };
  return html`<section class="what-if" aria-labelledby="what-if-title">
    <h3 id="what-if-title">${t("web-review-what-if")}</h3>
    <p class="note">${t("web-review-what-if-text")}</p>
    <p class="actions">
      <button type="button" class="button" onClick=${() => play("same")}>
        <${Icon} name="again" /> ${t("web-review-what-if-same")}</button>
      <button type="button" class="button" onClick=${() => play("other")}>
        <${Icon} name="swap" /> ${t("web-review-what-if-other")}</button>
    </p>
    ${isLost && html`<p class="trouble" role="alert">${t("web-review-unavailable")}</p>`}
    ${
      ends.length > 0 &&
      html`<table class="ends">
        <caption>${t("web-review-ends")}</caption>
        <thead><tr><th scope="col">${t("web-review-ends-deal")}</th><th scope="col">${t("web-review-column-bid")}</th>
          <th scope="col">${t("web-review-column-points")}</th></tr></thead>
        <tbody>
          ${[{ deal: "original", ...original }, ...ends].map(
            ({ deal, bid, taken, points }, place) => html`<tr key=${place} class=${deal === "original" ? "is-original" : ""}>
              <th scope="row">${t(`web-review-ends-${deal}`)}</th>
              <td>${t("web-review-bid-taken", { bid, taken })}</td><td>${signed(points)}</td></tr>`,
          )}
        </tbody>
      </table>`
    }
  </section>`;
}

/**
 * The record with other hands that agree with a seat's knowledge at a moment.
 * @param {GameRecord} record
 * @param {number} at
 * @param {number} seat
 */
async function inPossibleHands(record, at, seat) {
  const { header, events } = record;
  const known = observe(fold(start(header.options, null), events.slice(0, at)), seat);
  const seed = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  const ask = (/** @type {string} */ bot) => possibleHands({ bot, known, seat, seed });
  const hands = await ask(BELIEVERS[0]).catch(() => ask(BELIEVERS[1]));
  return inOtherHands(record, at, hands);
}
