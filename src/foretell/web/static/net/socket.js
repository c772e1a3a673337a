/** A web socket that reconnects: after a lost network, a restart of the server, or sleep. */

import { isReachable, whenBack } from "../network/network.js";

/** Milliseconds between attempts, before chance is added; doubled each time. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 1600;
/** The longest wait in milliseconds that a server may ask for. */
const LONGEST_ASKED = 30000;
/** Milliseconds that a handshake may take. */
export const HANDSHAKE = 6000;
/** Milliseconds of a handshake between probes of the server over another connection. */
export const PROBE_EVERY = 1500;
/** Milliseconds of silence before a ping, and before a connection is dead. */
export const PING_AFTER = 3000;
export const SILENCE = 8000;
/** Milliseconds to answer a ping after sleep or a change of the network. */
export const SILENCE_WOKEN = 2000;
/** Milliseconds between checks of the connection; a much longer gap means that the page was asleep. */
const LOOK_EVERY = 500;
const ASLEEP = 3000;
/** Milliseconds in which several events may mean one return of the network. */
const SAME_RETURN = 250;

/** @import { ClientMessage, ServerMessage } from "../wire.d.ts" */

/** @typedef {"connecting" | "open" | "lost"} SocketState "lost" if it has been open before */

/**
 * @param {string} path
 * @param {{
 *   opening: () => readonly ClientMessage[],
 *   take: (message: ServerMessage) => number | null,
 *   onState: (state: SocketState) => void,
 * }} session
 */
export function openSocket(path, { opening, take, onState }) {
  /** @type {WebSocket | null} */
  let socket = null;
  let wait = FIRST_WAIT;
  let asked = 0;
  let over = false;
  /** @type {SocketState} the state while there is no connection */
  let without = "connecting";
  /** The times of the last attempt, the last message, and the last ping. */
  let began = 0;
  let heard = 0;
  let pinged = 0;
  /** When the server was last probed; Infinity once it has answered, so that a slow handshake may finish. */
  let probed = 0;
  /** When the connection is dead unless a message arrives. */
  let deadline = Infinity;
  /** When the connection was last checked. */
  let looked = Date.now();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} the timer of a delayed retry */
  let again;

  /** @param {WebSocket} which */
  const open = (which) => {
    again = undefined;
    if (socket !== which || which.readyState !== WebSocket.OPEN) return;
    for (const message of opening()) which.send(JSON.stringify(message));
  };

  const hear = () => {
    heard = Date.now();
    deadline = Infinity;
  };

  const connect = () => {
    if (over || socket !== null) return;
    clearTimeout(timer);
    onState(without);
    const url = new URL(path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const made = new WebSocket(url);
    socket = made;
    began = Date.now();
    made.onopen = () => {
      if (socket !== made) return;
      hear();
      probed = 0;
      without = "lost";
      onState("open");
      open(made);
    };
    made.onmessage = ({ data }) => {
      if (socket !== made) return;
      hear();
      const message = JSON.parse(data);
      if (message.type === "welcome") wait = FIRST_WAIT;
      if (message.type === "closing") asked = 1000 * (message.retry_after ?? 0);
      const putOff = take(message);
      if (putOff === 0) open(made);
      else if (putOff !== null) again ??= setTimeout(() => open(made), putOff);
    };
    made.onclose = () => lost(made);
  };

  /**
   * Restarts if the server can be reached: an earlier attempt may hang for long, and a browser
   * opens only one at a time for an address.
   * @param {WebSocket} which
   */
  const probe = async (which) => {
    probed = Date.now();
    const isThere = await isReachable(PROBE_EVERY);
    if (!isThere || socket !== which || which.readyState !== WebSocket.CONNECTING) return;
    probed = Infinity;
    drop(which);
    connect();
  };

  /** @param {WebSocket} which */
  const lost = (which) => {
    if (socket !== which) return;
    socket = null;
    clearTimeout(again);
    again = undefined;
    if (over) return;
    onState(without);
    clearTimeout(timer);
    // spread, so that clients do not all return at once
    const least = Math.max(wait, Math.min(asked, LONGEST_ASKED));
    timer = setTimeout(connect, least * (0.5 + Math.random()));
    asked = 0;
    wait = Math.min(2 * wait, LONGEST_WAIT);
  };

  /**
   * Gives up a connection: a dead one may take minutes to close.
   * @param {WebSocket} which
   */
  const drop = (which) => {
    lost(which);
    which.close();
  };

  /** @type {(connection: WebSocket, milliseconds: number) => void} */
  const ping = (which, within) => {
    pinged = Date.now();
    deadline = Math.min(deadline, pinged + within);
    which.send('{"type":"ping"}');
  };

  const look = () => {
    const now = Date.now();
    const wasAsleep = Math.abs(now - looked) > ASLEEP;
    looked = now;
    if (socket === null) return;
    if (socket.readyState === WebSocket.CONNECTING) {
      if (now - began >= HANDSHAKE) {
        wait = FIRST_WAIT; // it has waited already
        probed = 0;
        drop(socket);
      } else if (now - Math.max(began, probed) >= PROBE_EVERY) probe(socket);
    } else if (socket.readyState === WebSocket.OPEN) {
      if (now >= deadline) drop(socket);
      else if (wasAsleep) ping(socket, SILENCE_WOKEN);
      else if (now - Math.max(heard, pinged) >= PING_AFTER) {
        ping(socket, Math.max(heard + SILENCE - now, SILENCE_WOKEN));
      }
    }
  };
  const looking = setInterval(look, LOOK_EVERY);

  /** Retries at once, since the network may be back: earlier attempts and pauses end. */
  const hurry = () => {
    wait = FIRST_WAIT;
    const now = Date.now();
    if (socket?.readyState === WebSocket.CONNECTING && now - began > SAME_RETURN) drop(socket);
    if (socket === null) connect();
    else if (socket.readyState === WebSocket.OPEN && now - pinged > SAME_RETURN) {
      ping(socket, SILENCE_WOKEN);
    }
  };
  const stop = whenBack(hurry);
  connect();

  return {
    /** @param {ClientMessage} message */
    send: (message) => {
      if (socket !== null && socket.readyState === WebSocket.OPEN) {
        socket.send(JSON.stringify(message));
      }
    },
    close: () => {
      over = true;
      clearInterval(looking);
      clearTimeout(timer);
      clearTimeout(again);
      stop();
      socket?.close();
    },
  };
}
