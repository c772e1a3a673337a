/** A finished game at any moment: by a link, from this device, or from a file. */

import { loadWords } from "../../words/words.js";
import { html, useEffect } from "../base/html.js";
import { go } from "../base/route.js";
import { reviewOf } from "../stored/finished.js";
import { Player } from "./player.js";
import { NoGame, useGame } from "./source.js";
import { loadStyle } from "../base/style.js";
import { Records } from "./records.js";

await Promise.all([loadWords("replay"), loadStyle("css/pages-replay.css")]);

/** @param {{rest: string[], query: URLSearchParams}} props */
export function Replay({ rest, query }) {
  if (query.has("together")) return html`<${ToReview} rest=${rest} query=${query} />`;
  return rest[0] ? html`<${Game} rest=${rest} query=${query} />` : html`<${Records} />`;
}

/** @param {{rest: string[], query: URLSearchParams}} props */
function Game({ rest, query }) {
  const game = useGame(rest, query);
  if (game === null || typeof game === "string") return html`<${NoGame} why=${game} />`;
  const { record, key, own, title, keep } = game;
  const person = record.header.players.findIndex(({ kind }) => kind === "human");
  return html`<${Player} record=${record} query=${query} shared=${key} title=${title} keep=${keep}
    own=${own ?? (key ? 0 : Math.max(0, person))} address=${`/replay/${rest.join("/")}`} />`;
}

/**
 * Leads a link to a shared replay, as older pages made them, to the shared review.
 * @param {{rest: string[], query: URLSearchParams}} props
 */
function ToReview({ rest, query }) {
  useEffect(() => {
    if (!query.has("at")) query.set("at", "0");
    go(`${reviewOf(`/replay/${rest.join("/")}`)}?${query}`, { replace: true });
  }, []);
  return null;
}
