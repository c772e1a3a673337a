/** A table of the server: a visitor without a name enters one, then the table is shown. */

import { introduce, me, Refused, tableState } from "../../net/api.js";
import { untilReached } from "../../net/until_reached.js";
import { refusalText } from "../../words/refusal.js";
import { loadWords, t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { useCalls } from "../table/calls.js";
import { html, useEffect, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { loadStyle } from "../base/style.js";
import { connectToServer } from "../table/state/table_connection.js";
import { Table } from "../table/table.js";
import { tableSummary } from "../choice/variants.js";
import { NameField } from "./name_field.js";
import { forgetTable, recentOf, rememberTable } from "../stored/recent.js";

/** @import { Refusal } from "../../net/api.js" */
/** @import { PersonBody, TableBody } from "../../wire.d.ts" */
/** @import { TableView } from "../../table/types.d.ts" */
/** @import { TableConnection } from "../table/state/table_connection.js" */

/** @typedef {PersonBody | "watching"} Visitor a person with a name, or an onlooker */

await Promise.all([
  loadWords("server"),
  loadStyle("css/table-gathering.css"),
  loadStyle("css/table-company.css"),
]);

const LOOK = { edition: /** @type {const} */ ("classic"), faces: /** @type {const} */ ("letters") };

/** @param {{rest: string[]}} props */
export function AtTable({ rest: [code] }) {
  const [person, setPerson] = useState(/** @type {Visitor | null | undefined} */ (undefined));
  const [connection, setConnection] = useState(/** @type {TableConnection | null} */ (null));
  const [name, setName] = useState("");
  const [known, setKnown] = useState(/** @type {TableBody | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {Refusal | null} */ (null));
  const [isAway, setAway] = useState(false);
  const [isOut, setOut] = useState(false);

  useEffect(() => {
    const look = async () => {
      const [who, state] = await Promise.all([me(), tableState(code)]);
      setKnown(state);
      setAway(false);
      setPerson(who);
    };
    const fail = (/** @type {Refused} */ { refusal }) => {
      if (refusal.code === "table/unknown") forgetTable(code);
      setTrouble(refusal);
    };
    return untilReached(look, () => setAway(true), fail);
  }, [code]);

  useEffect(() => {
    if (person === undefined || person === null) return;
    const made = connectToServer(code, () => setOut(true));
    setConnection(made);
    const stop = made.table.subscribe(remembering());
    return () => {
      stop();
      made.close();
    };
  }, [person, code]);

  useCalls(connection);

  if (isOut) {
    return html`<${Frame} title=${code}>
      <p role="alert">${t("web-signed-out")}</p>
      <p><a class="button button-main" href="/">${t("web-home")}</a></p>
    <//>`;
  }
  if (connection !== null) {
    const leave = () => {
      // The others need not wait: seat and host's role are free at once, and a bot continues.
      if (connection.table.value?.seat != null) connection.send({ type: "stand" });
      go("/");
    };
    return html`<${Table} connection=${connection} code=${code} onLeave=${leave} />`;
  }
  if (trouble !== null) {
    return html`<${Frame} title=${code}>
      <p class="trouble" role="alert">${refusalText(trouble, LOOK)}</p>
      <p><a class="button" href="/">${t("web-home")}</a></p>
    <//>`;
  }
  if (isAway) {
    return html`<${Frame} title=${code}>
      <div class="trouble" role="status">
        <b>${t("web-table-away")}</b>
        <p>${t("web-table-away-text")}</p>
      </div>
      <p class="actions">
        <a class="button button-main" href="/solo?new=1">${t("web-play-meanwhile")}</a>
        <a class="button" href="/">${t("web-home")}</a>
      </p>
    <//>`;
  }
  if (person === undefined) return html`<${Frame} title=${code}><p>${t("web-loading")}</p><//>`;

  /** @param {SubmitEvent} event */
  const enter = async (event) => {
    event.preventDefault();
    try {
      setPerson(await introduce(name));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.refusal);
    }
  };
  return html`<${Frame} title=${t("web-invited")}>
    ${known && html`<${Invited} table=${known} />`}
    <form onSubmit=${enter}>
      <${NameField} value=${name} onChange=${setName} />
      <p class="actions">
        <button class="button button-main button-large">${t("web-come-in")}</button>
        <button type="button" class="button" onClick=${() => setPerson("watching")}>${t("web-just-watch")}</button>
      </p>
    </form>
  <//>`;
}

/** The invitation: the host, and the game of the table. @param {{table: TableBody}} props */
function Invited({ table: { host, seats, options, settings } }) {
  const name = host === null ? undefined : seats[host].name;
  return html`<div class="invited">
    ${name && html`<p><b>${t("table-of", { host: name })}</b></p>`}
    <p>${tableSummary(options, settings ?? {})}</p>
  </div>`;
}

/** An observer that stores a table whenever its people change, or a game starts or ends. */
function remembering() {
  let noted = "";
  return (/** @type {TableView | null} */ table) => {
    if (!table?.upToDate) return;
    const recent = recentOf(table, Date.now());
    const { seen: _, ...rest } = recent;
    const note = JSON.stringify(rest);
    if (note !== noted) rememberTable(recent);
    noted = note;
  };
}
