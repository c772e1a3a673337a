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
const CHECK_EVERY = 500;
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
  let requestedWait = 0;
  let over = false;
  /** @type {SocketState} the state while there is no connection */
  let closedState = "connecting";
  /** The times of the last attempt, the last message, and the last ping. */
  let began = 0;
  let lastAnswer = 0;
  let lastPing = 0;
  /** When the server was last probed; Infinity once it has answered, so that a slow handshake may finish. */
  let lastProbe = 0;
  /** When the connection is dead unless a message arrives. */
  let deadline = Infinity;
  /** When the connection was last checked. */
  let lastCheck = Date.now();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} the timer of a delayed retry */
  let retry;

  /** @param {WebSocket} connection */
  const open = (connection) => {
    retry = undefined;
    if (socket !== connection || connection.readyState !== WebSocket.OPEN) return;
    for (const message of opening()) connection.send(JSON.stringify(message));
  };

  const markAnswer = () => {
    lastAnswer = Date.now();
    deadline = Infinity;
  };

  const connect = () => {
    if (over || socket !== null) return;
    clearTimeout(timer);
    onState(closedState);
    const url = new URL(path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const connection = new WebSocket(url);
    socket = connection;
    began = Date.now();
    connection.onopen = () => {
      if (socket !== connection) return;
      markAnswer();
      lastProbe = 0;
      closedState = "lost";
      onState("open");
      open(connection);
    };
    connection.onmessage = ({ data }) => {
      if (socket !== connection) return;
      markAnswer();
      const message = JSON.parse(data);
      if (message.type === "welcome") wait = FIRST_WAIT;
      if (message.type === "closing") requestedWait = 1000 * (message.retry_after ?? 0);
      const putOff = take(message);
      if (putOff === 0) open(connection);
      else if (putOff !== null) retry ??= setTimeout(() => open(connection), putOff);
    };
    connection.onclose = () => lost(connection);
  };

  /**
   * Restarts if the server can be reached: an earlier attempt may hang for long, and a browser
   * opens only one at a time for an address.
   * @param {WebSocket} connection
   */
  const probe = async (connection) => {
    lastProbe = Date.now();
    const isThere = await isReachable(PROBE_EVERY);
    if (!isThere || socket !== connection || connection.readyState !== WebSocket.CONNECTING) return;
    lastProbe = Infinity;
    drop(connection);
    connect();
  };

  /** @param {WebSocket} connection */
  const lost = (connection) => {
    if (socket !== connection) return;
    socket = null;
    clearTimeout(retry);
    retry = undefined;
    if (over) return;
    onState(closedState);
    clearTimeout(timer);
    // spread, so that clients do not all return at once
    const least = Math.max(wait, Math.min(requestedWait, LONGEST_ASKED));
    timer = setTimeout(connect, least * (0.5 + Math.random()));
    requestedWait = 0;
    wait = Math.min(2 * wait, LONGEST_WAIT);
  };

  /**
   * Gives up a connection: a dead one may take minutes to close.
   * @param {WebSocket} connection
   */
  const drop = (connection) => {
    lost(connection);
    connection.close();
  };

  /** @type {(connection: WebSocket, milliseconds: number) => void} */
  const ping = (connection, milliseconds) => {
    lastPing = Date.now();
    deadline = Math.min(deadline, lastPing + milliseconds);
    connection.send('{"type":"ping"}');
  };

  const check = () => {
    const now = Date.now();
    const wasAsleep = Math.abs(now - lastCheck) > ASLEEP;
    lastCheck = now;
    if (socket === null) return;
    if (socket.readyState === WebSocket.CONNECTING) {
      if (now - began >= HANDSHAKE) {
        wait = FIRST_WAIT; // it has waited already
        lastProbe = 0;
        drop(socket);
      } else if (now - Math.max(began, lastProbe) >= PROBE_EVERY) probe(socket);
    } else if (socket.readyState === WebSocket.OPEN) {
      if (now >= deadline) drop(socket);
      else if (wasAsleep) ping(socket, SILENCE_WOKEN);
      else if (now - Math.max(lastAnswer, lastPing) >= PING_AFTER) {
        ping(socket, Math.max(lastAnswer + SILENCE - now, SILENCE_WOKEN));
      }
    }
  };
  const checks = setInterval(check, CHECK_EVERY);

  /** Retries at once, since the network may be back: earlier attempts and pauses end. */
  const hurry = () => {
    wait = FIRST_WAIT;
    const now = Date.now();
    if (socket?.readyState === WebSocket.CONNECTING && now - began > SAME_RETURN) drop(socket);
    if (socket === null) connect();
    else if (socket.readyState === WebSocket.OPEN && now - lastPing > SAME_RETURN) {
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
      clearInterval(checks);
      clearTimeout(timer);
      clearTimeout(retry);
      stop();
      socket?.close();
    },
  };
}
