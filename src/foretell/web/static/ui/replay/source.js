/** The record of a finished game by its address: from this device, a file, or the server. */

import { readRecord, writeRecord } from "../../core/dealing.js";
import { keeper } from "../../keeper/here.js";
import { DAYS } from "../../keeper/kinds.js";
import { recordAddress, recordKey, record as recordText } from "../../net/api.js";
import { untilReached } from "../../net/until_reached.js";
import { listed, t } from "../../words/words.js";
import { HUMAN } from "../../table/state.js";
import { characterName, opponentsOf } from "../parts/characters.js";
import { Frame } from "../parts/frame.js";
import { finishedGames, finishedRecord } from "../stored/finished.js";
import { html, useEffect, useMemo, useState } from "../base/html.js";
import { openedText } from "../stored/opened.js";
import { keptReview } from "../../keeper/reviews.js";
import { Keep } from "./keep.js";

/** @import { Child } from "../../libraries.d.ts" */
/** @import { GameRecord } from "../../core/types.d.ts" */

/**
 * An open game.
 * @typedef {object} OpenGame
 * @property {GameRecord} record
 * @property {string} text the record as the lines of a file
 * @property {string | null} code of the server's table; null for a game from elsewhere
 * @property {string} key in its address; "" without one
 * @property {number | null} own the person's seat, if it is known
 * @property {string} title
 * @property {Child} keep the way to save the record
 */

const UNREACHABLE = "web-refusal-net-unreachable";

/**
 * The game at an address; null while it loads, or the message id of the reason why there is none.
 * @param {readonly string[]} rest of the address
 * @param {URLSearchParams} query
 * @returns {OpenGame | string | null}
 */
export function useGame([source, number, who = ""], query) {
  const isServers = !["day", "here", "file", "kept"].includes(source);
  const isLater = isServers || source === "day" || source === "kept";
  const here = useMemo(() => (isLater ? null : localGame(source, number)), [source, number]);
  const [fetched, setFetched] = useState(/** @type {OpenGame | string | null} */ (null));
  useEffect(() => {
    if (here !== null) return;
    let isShown = true;
    const tell = (/** @type {OpenGame | string} */ game) => {
      if (isShown) setFetched(game);
    };
    const look = async () => tell(await serversGame(source, number, query.get("key") ?? ""));
    const stop = isServers
      ? untilReached(look, () => tell(UNREACHABLE), () => tell("web-replay-none"))
      : void (source === "day" ? dayGame(number, who) : keptGame(number)).then(tell, () => tell("web-replay-gone"));
    return () => {
      isShown = false;
      stop?.();
    };
  }, [source, number, who]);
  return here ?? fetched;
}

/** The screen for a missing game. @param {{why: string | null}} props */
export function NoGame({ why }) {
  return html`<${Frame} title=${t("web-replay")}>
    <p role="status">${t(why ?? "web-loading")}</p>
    ${why === "web-replay-gone" &&
    html`<p><a class="button button-main" href="/replay">${t("web-games")}</a></p>`}
  <//>`;
}

/** @type {(source: string, number: string) => OpenGame | string} */
function localGame(source, number) {
  const id = Number(number);
  const text = source === "file" ? openedText() : finishedRecord(id);
  const own = source === "file" ? undefined : finishedGames().find((game) => game.id === id)?.seat;
  return gameIn(text, own ?? null);
}

/**
 * The game of a player in a daily deal that this person has played.
 * @type {(date: string, who: string) => Promise<OpenGame | string>}
 */
async function dayGame(date, who) {
  const line = keeper.read(DAYS, date).value?.lines?.[who];
  if (line === undefined) return "web-replay-gone";
  const [{ OPPONENTS, SEAT }, { recordOf }] = await Promise.all([
    import("../../net/daily/deal.js"),
    import("../../net/daily/line.js"),
  ]);
  const isOwn = who === "you";
  const own = isOwn ? { name: t("web-you"), kind: HUMAN } : { name: t(`web-level-${who}`), kind: who };
  const others = opponentsOf(own.name, OPPONENTS).map(characterName);
  const players = [own, ...others.map((name, at) => ({ name, kind: OPPONENTS[at] }))];
  const record = recordOf(date, line, players);
  return gameIn(record && writeRecord(record), isOwn ? SEAT : null);
}

/** @type {(key: string) => Promise<OpenGame | string>} */
async function keptGame(key) {
  const stored = await keptReview(decodeURIComponent(key));
  return gameIn(stored?.text ?? null, stored?.isOwn ? stored.own : null);
}

/** @type {(text: string | null, own: number | null) => OpenGame | string} */
function gameIn(text, own) {
  const read = text === null ? null : readRecord(text);
  if (text === null || read === null || "refusal" in read) return "web-replay-gone";
  const { header } = read.record;
  return {
    record: read.record,
    text,
    code: null,
    key: "",
    own,
    title: t("web-replay-of", { players: listed(header.players.map(({ name }) => name)) }),
    keep: html`<${Keep} record=${read.record} text=${text} />`,
  };
}

/** @type {(code: string, number: string, given: string) => Promise<OpenGame | string>} */
async function serversGame(code, number, given) {
  const key = given || (await recordKey(code, Number(number)));
  const text = await recordText(code, Number(number), key);
  const read = text === null ? null : readRecord(text);
  if (text === null || read === null || "refusal" in read) return "web-replay-none";
  return {
    record: read.record,
    text,
    code,
    key,
    own: null,
    title: t("web-replay-title", { code, number }),
    keep: html`<${Keep} record=${read.record} text=${text} address=${recordAddress(code, Number(number), key)} />`,
  };
}
