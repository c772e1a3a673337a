/** A game against bots in the page: at once, without any network, and there again after a reload. */

import { roundsOf } from "../../core/index.js";
import { afterPaint } from "../after_paint.js";
import { html, useEffect, useState } from "../html.js";
import { go } from "../route.js";
import { atHome } from "../seat_at.js";
import { Table } from "../table/table.js";
import { t } from "../../words/words.js";
import { saveGame, savedGame } from "./saved.js";
import { STANDARD, optionsOf } from "./presets.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { SeatAt } from "../seat_at.js" */

/** @param {{query: URLSearchParams}} props */
export function Solo({ query }) {
  const [seat, setSeat] = useState(/** @type {SeatAt | null} */ (null));
  useEffect(() => {
    const setup = setUp(query);
    const made = atHome(setup);
    if (setup.saved === null) made.send({ type: "start" });
    const stop = made.story.subscribe((story) => {
      if (!story?.game) return;
      const { round, winners, rounds } = progress(story.game.state);
      saveGame(winners ? null : { round, rounds, table: made.save?.() ?? null });
    });
    if (query.has("new")) history.replaceState(null, "", "/solo");
    setSeat(made);
    return () => {
      stop();
      made.close();
    };
  }, []);
  return seat && html`<${Table} seat=${seat} onLeave=${() => go("/")} onRematch=${() => again(seat)} />`;
}

/** Another game, at once: nobody has to be waited for. @param {SeatAt} seat */
export function again(seat) {
  afterPaint(() => {
    seat.send({ type: "rematch" });
    seat.send({ type: "start" });
  });
}

/** @param {URLSearchParams} query */
function setUp(query) {
  const saved = query.has("new") ? null : savedGame();
  const preset = query.get("preset");
  const players = Number(query.get("players") ?? 4);
  const options = preset ? optionsOf(preset, { ...STANDARD, players }) : { ...STANDARD, players };
  const bots = Array.from({ length: options.players - 1 }, (_, at) => ({
    bot: "steady",
    name: t("web-bot-name", { number: at + 1 }),
  }));
  return { options, name: t("web-you"), bots, pace: 700, saved: saved?.table ?? null };
}

/** @param {State} state */
function progress(state) {
  return { round: state.round.number, rounds: roundsOf(state), winners: state.winners.length > 0 };
}
