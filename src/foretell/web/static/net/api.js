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
    throw new Refused(told?.code ? told : { code: "net/failed", fields: { status: response.status } });
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

/** A one-time link by which another device becomes this person. */
export const ownLink = () => call("POST", "/api/people/me/links");

/** @param {string} code */
export const takeLink = (code) => call("POST", `/api/people/links/${encodeURIComponent(code)}`);

/** @param {unknown} error */
function unknown(error) {
  if (error instanceof Refused && error.refusal.code !== "net/unreachable") return null;
  throw error;
}
