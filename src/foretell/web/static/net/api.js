/** The server's REST endpoints. */

import { fetchInTime } from "../network/network.js";

const NO_CONTENT = 204;

/** @import * as wire from "../wire.d.ts" */
/** @typedef {Pick<wire.RefusalBody, "code"> & Partial<wire.RefusalBody>} Refusal */

/** A refusal from the server, as an exception. */
export class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Calls an endpoint and returns its answer.
 * @type {<Answer>(method: string, path: string, body?: unknown) => Promise<Answer>}
 */
async function call(method, path, body) {
  /** @type {RequestInit} */
  const request = { method, credentials: "same-origin", cache: "no-store" };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const { ok, status, text } = await exchange(path, request);
  const answer = valueIn(text);
  if (!ok) throw new Refused(answer?.code ? answer : { code: "net/failed", fields: { status } });
  // such an answer comes from the login page of a network, for instance
  if (answer === null && status !== NO_CONTENT) throw new Refused({ code: "net/unreachable" });
  return answer;
}

/**
 * @param {string} path
 * @param {RequestInit} [request]
 */
async function exchange(path, request) {
  try {
    const response = await fetchInTime(path, request);
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch {
    throw new Refused({ code: "net/unreachable" });
  }
}

/** @param {string} text */
function valueIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The person in this browser; null if they have no name yet.
 * @type {() => Promise<wire.PersonBody | null>}
 */
export const me = () =>
  call("GET", "/api/people/me").catch((error) => {
    if (error instanceof Refused && error.refusal.code === "person/unknown") return null;
    throw error;
  });

/** @type {(name: string) => Promise<wire.PersonBody>} */
export const introduce = (name) => call("POST", "/api/people", { name, token: "cookie" });

/** @type {(table: wire.NewTable) => Promise<wire.TableCreated>} */
export const openTable = (table) => call("POST", "/api/tables", table);

/** @type {() => Promise<wire.Lobby>} */
export const lobby = () => call("GET", "/api/tables");

/** @type {() => Promise<wire.OwnTables>} */
export const ownTables = () => call("GET", "/api/people/me/tables");

/** @type {(code: string) => Promise<wire.TableBody>} */
export const tableState = (code) => call("GET", `/api/tables/${encodeURIComponent(code)}`);

/** @type {(code: string) => Promise<wire.Games>} */
export const games = (code) => call("GET", `/api/tables/${encodeURIComponent(code)}/games`);

/** @type {(date: string) => Promise<wire.DayDistribution>} */
export const pointsOfDay = (date) => call("GET", `/api/daily/${date}`);

/** @type {(date: string, result: wire.NewDayResult) => Promise<wire.DayDistribution>} */
export const addResult = (date, result) => call("POST", `/api/daily/${date}`, result);

/** @type {() => Promise<wire.Sessions>} */
export const sessions = () => call("GET", "/api/people/me/sessions");

/** @param {string} session */
export const signOut = (session) => call("DELETE", `/api/people/me/sessions/${session}`);

export const signOutOthers = () => call("DELETE", "/api/people/me/sessions");

/** Becomes the person this browser was before it followed a link. */
export const goBack = () => call("POST", "/api/people/me/back");

/**
 * Makes a one-time link that signs another device in as this person and opens a table.
 * @type {(table?: string) => Promise<wire.LinkBody>}
 */
export const ownLink = (table = "") =>
  call("POST", "/api/people/me/links", { table: table.toUpperCase().replace(/[^0-9A-Z]/g, "") });

/**
 * The person behind a link, and the person here; the link stays valid.
 * @type {(code: string) => Promise<wire.LinkPreview>}
 */
export const previewLink = (code) =>
  call("POST", `/api/people/links/${encodeURIComponent(code)}/preview`);

/**
 * Becomes the person behind a link, if this browser has no other or they are to be replaced.
 * @type {(code: string, choice: {replace: boolean}) => Promise<unknown>}
 */
export const takeLink = (code, choice) =>
  call("POST", `/api/people/links/${encodeURIComponent(code)}`, choice);

/**
 * The record of a finished game, as text; null if it is not available. The key admits people who did
 * not play.
 * @type {(code: string, number: number, key: string) => Promise<string | null>}
 */
export async function record(code, number, key) {
  const { ok, text } = await exchange(recordAddress(code, number, key));
  return ok ? text : null;
}

/** @type {(code: string, number: number, key: string) => string} */
export const recordAddress = (code, number, key) =>
  `/api/tables/${encodeURIComponent(code)}/games/${number}/record${
    key ? `?key=${encodeURIComponent(key)}` : ""
  }`;

/**
 * The key to a record, part of its address when it is shared; "" if the server gives none.
 * @type {(code: string, number: number) => Promise<string>}
 */
export async function recordKey(code, number) {
  try {
    const { games: finished } = await games(code);
    return finished.find((game) => game.number === number)?.key ?? "";
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return "";
  }
}

/**
 * Whether the server could not be reached, or did not answer in time.
 * @param {unknown} error
 */
export const isUnreachable = (error) =>
  error instanceof Refused && error.refusal.code.startsWith("net/");
