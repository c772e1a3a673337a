/** A game against bots in the page: at once, without any network, and there again after a reload. */

import { roundsOf } from "../../core/index.js";
import { afterPaint } from "../after_paint.js";
import { html, useEffect, useState } from "../html.js";
import { go } from "../route.js";
import { playLocally } from "../table_connection.js";
import { Table } from "../table/table.js";
import { t } from "../../words/words.js";
import { saveGame, savedGame } from "./saved.js";
import { STANDARD, optionsOf } from "./presets.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { TableConnection } from "../table_connection.js" */

/** @param {{query: URLSearchParams}} props */
export function Solo({ query }) {
  const [connection, setConnection] = useState(/** @type {TableConnection | null} */ (null));
  useEffect(() => {
    const setup = setUp(query);
    const made = playLocally(setup);
    if (setup.saved === null) made.send({ type: "start" });
    const stop = made.table.subscribe((table) => {
      if (!table?.game) return;
      const { round, winners, rounds } = progress(table.game.state);
      saveGame(winners ? null : { round, rounds, table: made.save?.() ?? null });
    });
    if (query.has("new")) history.replaceState(null, "", "/solo");
    setConnection(made);
    return () => {
      stop();
      made.close();
    };
  }, []);
  return connection && html`<${Table} connection=${connection} onLeave=${() => go("/")} onRematch=${() => again(connection)} />`;
}

/** Another game, at once: nobody has to be waited for. @param {TableConnection} connection */
export function again(connection) {
  afterPaint(() => {
    connection.send({ type: "rematch" });
    connection.send({ type: "start" });
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
