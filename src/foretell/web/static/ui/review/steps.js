/** A reviewed game moment by moment: the replay, with the value of each decision next to it. */

import { html, useEffect } from "../base/html.js";
import { KEYS, Player } from "../replay/player.js";
import { Study } from "./study.js";

/** @import { OpenGame } from "../replay/source.js" */
/** @import { ReviewInProgress } from "./overview.js" */

const STEP_KEYS = { ...KEYS, mistakes: "N P" };

/**
 * @param {{game: OpenGame, progress: ReviewInProgress, address: string, query: URLSearchParams}}
 *   props
 */
export function Steps({ game, progress, address, query }) {
  const { record, key, title, keep } = game;
  /** @param {number} at @param {number | null} seat @param {(at: number) => void} onGo */
  const study = (at, seat, onGo) =>
    html`<${Study} game=${game} progress=${progress} address=${address} at=${at} shown=${seat} onGo=${onGo} />`;
  useEffect(() => scrollTo(0, 0), []);
  return html`<${Player} record=${record} query=${query} shared=${key} own=${progress.own} address=${address}
    keep=${keep} title=${title} keys=${STEP_KEYS} beside=${study} />`;
}
