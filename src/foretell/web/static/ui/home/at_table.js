/** A table of the server: who has no name yet is asked for one, then the table is shown. */

import { introduce, me, Refused, tableState } from "../../net/api.js";
import { refusalText } from "../../words/refusal.js";
import { t } from "../../words/words.js";
import { Frame } from "../frame.js";
import { html, useEffect, useState } from "../html.js";
import { go } from "../route.js";
import { connectToServer } from "../table_connection.js";
import { Table } from "../table/table.js";
import { NameField } from "./fields.js";
import { forgetTable, hostOf, rememberTable } from "./recent.js";

/** @import { Refusal } from "../../net/api.js" */
/** @import { PersonBody } from "../../wire.d.ts" */
/** @import { TableConnection } from "../table_connection.js" */

/** @typedef {PersonBody | "watching"} Visitor who has a name, or needs none */

const LOOK = { edition: /** @type {const} */ ("classic"), faces: /** @type {const} */ ("letters") };

/** @param {{rest: string[]}} props */
export function AtTable({ rest: [code] }) {
  const [person, setPerson] = useState(/** @type {Visitor | null | undefined} */ (undefined));
  const [connection, setConnection] = useState(/** @type {TableConnection | null} */ (null));
  const [name, setName] = useState("");
  const [trouble, setTrouble] = useState(/** @type {Refusal | null} */ (null));
  const [isOut, setOut] = useState(false);

  useEffect(() => {
    const fail = (/** @type {unknown} */ error) => {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.code === "table/unknown") forgetTable(code);
      setTrouble(error.refusal);
    };
    void Promise.all([me(), tableState(code)]).then(([who, table]) => {
      rememberTable(code, t("web-table-of", { host: hostOf(table) }));
      setPerson(who);
    }, fail);
  }, [code]);

  useEffect(() => {
    if (person === undefined || person === null) return;
    const made = connectToServer(code, () => setOut(true));
    setConnection(made);
    return made.close;
  }, [person, code]);

  if (isOut) {
    return html`<${Frame} title=${code}>
      <p role="alert">${t("web-signed-out")}</p>
      <p><a class="button button-main" href="/">${t("web-home")}</a></p>
    <//>`;
  }
  if (connection !== null) return html`<${Table} connection=${connection} code=${code} onLeave=${() => go("/")} />`;
  if (trouble !== null) {
    return html`<${Frame} title=${code}>
      <p class="trouble" role="alert">${refusalText(trouble, LOOK)}</p>
      <p><a class="button" href="/">${t("web-home")}</a></p>
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
    <form onSubmit=${enter}>
      <${NameField} value=${name} onChange=${setName} />
      <p class="actions">
        <button class="button button-main button-large">${t("web-come-in")}</button>
        <button type="button" class="button" onClick=${() => setPerson("watching")}>${t("web-just-watch")}</button>
      </p>
    </form>
  <//>`;
}
