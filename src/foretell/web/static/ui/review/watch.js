/** "Watch it go wrong": a possible game, played both ways on the table. */

import { questionOf } from "../../analysis/appraisal.js";
import { fold, start } from "../../core/index.js";
import { observe } from "../../core/redact.js";
import { continued, inOtherHands } from "../../net/practice.js";
import { watchedGame } from "../../net/reviews.js";
import { t } from "../../words/words.js";
import { html, useMemo, useState } from "../base/html.js";
import { settings } from "../base/settings.js";
import { Icon } from "../parts/icons.js";
import { Player } from "../replay/player.js";
import { ActionSign, actionText } from "./texts.js";

/** @import { DecisionReview } from "../../analysis/types.d.ts" */
/** @import { Action, GameRecord } from "../../core/types.d.ts" */

/**
 * A possible game: the decision in it, and the record of each of its lines.
 * @typedef {{decision: DecisionReview, cards: readonly Action[], records: readonly GameRecord[]}} Watched
 */

/** The number of the typical game in which a decision goes wrong; null for none. @param {DecisionReview} decision */
const typicalIn = ({ against }) => {
  const game = against.find(({ fields }) => "game" in fields)?.fields.game;
  return game === undefined ? null : Number(game);
};

/**
 * The typical game of a decision, after the card taken and the best one; null without a cause.
 * @type {(record: GameRecord, decision: DecisionReview) => Promise<Watched | null>}
 */
async function watchedIn(record, decision) {
  const { action, at, games, seat, values } = decision;
  const game = typicalIn(decision);
  if (game === null) return null;
  const known = observe(fold(start(record.header.options, null), record.events.slice(0, at)), seat);
  const cards = [action, values[0].action];
  const { hands, lines } = await watchedGame(questionOf(known, seat, games), cards, game);
  const before = inOtherHands(record, at, hands);
  return { decision, cards, records: lines.map((line) => continued(before, line)) };
}

/**
 * Opens the typical game of a decision; nothing for a decision without a cause.
 * @param {{record: GameRecord, decision: DecisionReview, onWatch: (watched: Watched) => void}} props
 */
export function Watch({ record, decision, onWatch }) {
  const [isLost, setLost] = useState(false);
  if (typicalIn(decision) === null) return null;
  const watch = async () => {
    const watched = await watchedIn(record, decision).catch(() => null);
    setLost(watched === null);
    if (watched) onWatch(watched);
  };
  return html`<p class="actions"><button type="button" class="button" onClick=${watch}>
      <${Icon} name="play" /> ${t("web-review-watch")}</button></p>
    ${isLost && html`<p class="trouble" role="alert">${t("web-review-unavailable")}</p>`}`;
}

/**
 * The possible game on the table, step by step, after either card.
 * @param {{watched: Watched, own: number, address: string, shared: string, onEnd: () => void}} props
 */
export function WatchedGame({ watched: { decision, cards, records }, own, address, shared, onEnd }) {
  const [line, setLine] = useState(0);
  const { at, games, seat } = decision;
  const query = useMemo(() => new URLSearchParams({ at: String(at) }), [at]);
  const { edition } = records[0].header.options;
  const look = { edition, faces: settings.value.faces };
  const beside = () =>
    html`<aside class="study study-strip watched" aria-label=${t("web-review-watch-title")}>
      <p class="note" role="status">${t("web-review-watch-note", { games })}</p>
      <p class="actions">
        ${cards.map((card, number) =>
          html`<button key=${number} type="button" class="button" aria-pressed=${String(number === line)}
            onClick=${() => setLine(number)}><${ActionSign} action=${card} look=${look} />
            <span class="visually-hidden">${actionText(card, look)}</span>
            ${t(number === 0 ? "web-review-chosen" : "web-review-best")}</button>`
        )}
        <button type="button" class="button" title=${t("web-review-watch-back")} aria-label=${t("web-review-watch-back")}
          onClick=${onEnd}><${Icon} name="close" /></button>
      </p>
    </aside>`;
  return html`<${Player} key=${line} record=${records[line]} query=${query} shared=${shared} own=${own ?? seat}
    address=${address} keep=${null} title=${t("web-review-watch-title")} beside=${beside} isPlaying />`;
}
