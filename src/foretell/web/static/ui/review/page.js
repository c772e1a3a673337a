/** The review of a finished game: its results and its moments. */

import { installSprite } from "../../art/sprite.js";
import { loadWords, useEdition } from "../../words/words.js";
import { recentTables } from "../stored/recent.js";
import { html, useEffect, useLayoutEffect, useState } from "../base/html.js";
import { NoGame, useGame } from "../replay/source.js";
import { loadStyle } from "../base/style.js";
import { Overview } from "./overview.js";
import { useReview } from "./use_review.js";
import { KEYS, Player } from "../replay/player.js";
import { Study } from "./study.js";
import { WatchedGame } from "./watch.js";

/** @import { OpenGame } from "../replay/source.js" */
/** @import { Beside } from "../replay/player.js" */
/** @import { ReviewInProgress } from "./overview.js" */
/** @import { Watched } from "./watch.js" */

await Promise.all([
  ...["replay", "reasons", "review"].map((list) => loadWords(/** @type {"replay"} */ (list))),
  ...["pages-replay", "curves", "figure-tables", "review", "review-steps", "review-half"].map((sheet) => loadStyle(`css/${sheet}.css`)),
]);

/** @param {{rest: string[], query: URLSearchParams}} props */
export function Review({ rest, query }) {
  const game = useGame(rest, query);
  if (game === null || typeof game === "string") return html`<${NoGame} why=${game} />`;
  return html`<${Reviewed} game=${game} query=${query} address=${`/review/${rest.join("/")}`} />`;
}

/** @param {{game: OpenGame, query: URLSearchParams, address: string}} props */
function Reviewed({ game, query, address }) {
  const { options, players } = game.record.header;
  const seat = query.get("seat");
  const named = seat === null ? null : Math.min(players.length - 1, Math.max(0, Math.trunc(Number(seat)) || 0));
  // a link to a moment names the visible seat, which may be anyone's
  const isOwn = game.own !== null || (named !== null && !query.has("at") && hasBeenAt(game.code));
  const isShared = query.has("together");
  const kept = game.key ? `${address}?key=${game.key}` : address;
  const progress = useReview(game, { address: kept, seat: named, isOwn, isShared });
  useEffect(() => useEdition(options.edition), [options.edition]);
  useLayoutEffect(() => installSprite(), []);
  const props = { game, progress, address, query, isShared };
  return query.has("at") ? html`<${Steps} ...${props} />` : html`<${Overview} ...${props} />`;
}

/** Whether this browser has visited a table of the server. @param {string | null} code */
const hasBeenAt = (code) => code !== null && recentTables().some((table) => table.code === code);

const STEP_KEYS = { ...KEYS, mistakes: "N P" };

/**
 * @param {{game: OpenGame, progress: ReviewInProgress, address: string, query: URLSearchParams,
 *   isShared: boolean}} props
 */
function Steps({ game, progress, address, query, isShared }) {
  const { record, key, title, keep } = game;
  const [watched, setWatched] = useState(/** @type {Watched | null} */ (null));
  const study = (/** @type {Beside} */ moment) =>
    html`<${Study} game=${game} progress=${progress} address=${address} isShared=${isShared} moment=${moment}
      onWatch=${setWatched} />`;
  useEffect(() => scrollTo(0, 0), [watched]);
  if (watched) {
    return html`<${WatchedGame} watched=${watched} own=${progress.own} address=${address} shared=${key}
      onEnd=${() => setWatched(null)} />`;
  }
  return html`<${Player} record=${record} query=${query} shared=${key} own=${progress.own} address=${address}
    keep=${keep} title=${title} keys=${STEP_KEYS} beside=${study} />`;
}
