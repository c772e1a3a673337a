// @ts-check
/** The server's REST door. */

/** A refusal, as the server tells it, thrown. */
export class Refused extends Error {
  /** @param {{code: string, clause?: string, fields?: Record<string, unknown>}} refusal */
  constructor(refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function call(method, path, body) {
  /** @type {RequestInit} */
  const request = { method, credentials: "same-origin", cache: "no-store" };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  /** @type {Response} */
  let response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refused({ code: "net/unreachable" });
  }
  if (!response.ok) {
    const told = await response.json().catch(() => null);
    throw new Refused(
      told?.code ? told : { code: "net/failed", fields: { status: response.status } },
    );
  }
  return response.status === 204 ? null : response.json();
}

/** Who this browser is, null when it has no name yet. */
export const me = () => call("GET", "/api/people/me").catch(unknown);

/** @param {string} name */
export const introduce = (name) => call("POST", "/api/people", { name, token: "cookie" });

/** @param {{preset?: string, options?: object, settings?: object}} table */
export const openTable = (table) => call("POST", "/api/tables", table);

export const lobby = () => call("GET", "/api/tables");

/** @param {string} code */
export const tableState = (code) => call("GET", `/api/tables/${encodeURIComponent(code)}`);

/** @param {string} code */
export const games = (code) => call("GET", `/api/tables/${encodeURIComponent(code)}/games`);

/** The devices on which one is signed in. */
export const sessions = () => call("GET", "/api/people/me/sessions");

/** @param {string} session */
export const signOut = (session) => call("DELETE", `/api/people/me/sessions/${session}`);

export const signOutOthers = () => call("DELETE", "/api/people/me/sessions");

/** Be whom this browser was before it followed a link. */
export const goBack = () => call("POST", "/api/people/me/back");

/** A one-time link by which another device becomes this person. @param {string} [table] to which it leads */
export const ownLink = (table = "") =>
  call("POST", "/api/people/me/links", { table: table.toUpperCase().replace(/[^0-9A-Z]/g, "") });

/** Whose link it is, and who one is here; it stays good. @param {string} code */
export const previewLink = (code) =>
  call("POST", `/api/people/links/${encodeURIComponent(code)}/preview`);

/** @param {string} code @param {{replace: boolean}} how whether one becomes another person */
export const takeLink = (code, how) =>
  call("POST", `/api/people/links/${encodeURIComponent(code)}`, how);

/**
 * The record of a finished game, as it is written; null where there is none to be had.
 * @param {string} code
 * @param {number} number
 * @param {string} key opens it to those who did not play
 */
export async function record(code, number, key) {
  const response = await fetch(recordAddress(code, number, key));
  return response.ok ? response.text() : null;
}

/** @param {string} code @param {number} number @param {string} key */
export const recordAddress = (code, number, key) =>
  `/api/tables/${encodeURIComponent(code)}/games/${number}/record${
    key ? `?key=${encodeURIComponent(key)}` : ""
  }`;

/** The key to a record: part of its address where it is shared; "" when it is not told. @param {string} code @param {number} number */
export const recordKey = (code, number) =>
  games(code).then(
    (/** @type {any} */ found) =>
      found.games.find((/** @type {any} */ one) => one.number === number)?.key ?? "",
    () => "",
  );

/** @param {unknown} error */
function unknown(error) {
  if (error instanceof Refused && error.refusal.code === "person/unknown") return null;
  throw error;
}
