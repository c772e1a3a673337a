/** A web socket that reconnects: after a lost network, a restart of the server, or sleep. */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Milliseconds of waiting that a server may ask for. */
const LONGEST_ASKED = 30000;
/** Milliseconds between signs of life, and for which silence is borne. */
const PING_EVERY = 15000;
const SILENCE = 25000;

/** @import { ClientMessage, ServerMessage } from "../wire.d.ts" */

/** @typedef {"connecting" | "open" | "lost"} SocketState */

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
  let heard = 0;
  let over = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} until what was put off is said again */
  let again;

  /** @param {WebSocket} which */
  const open = (which) => {
    again = undefined;
    if (socket !== which || which.readyState !== WebSocket.OPEN) return;
    for (const message of opening()) which.send(JSON.stringify(message));
  };

  const connect = () => {
    if (over || socket !== null) return;
    clearTimeout(timer);
    onState("connecting");
    const url = new URL(path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const made = new WebSocket(url);
    socket = made;
    made.onopen = () => {
      heard = Date.now();
      onState("open");
      open(made);
    };
    made.onmessage = ({ data }) => {
      heard = Date.now();
      const message = JSON.parse(data);
      if (message.type === "welcome") wait = FIRST_WAIT;
      if (message.type === "closing") asked = 1000 * (message.retry_after ?? 0);
      const putOff = take(message);
      if (putOff === 0) open(made);
      else if (putOff !== null) again ??= setTimeout(() => open(made), putOff);
    };
    made.onclose = () => lost(made);
  };

  /** @param {WebSocket} which */
  const lost = (which) => {
    if (socket !== which) return;
    socket = null;
    clearTimeout(again);
    again = undefined;
    if (over) return;
    onState("lost");
    clearTimeout(timer);
    // not everybody at once, whether the server said when or has just gone
    const least = Math.max(wait, Math.min(asked, LONGEST_ASKED));
    timer = setTimeout(connect, least * (0.5 + Math.random()));
    asked = 0;
    wait = Math.min(2 * wait, LONGEST_WAIT);
  };

  const look = () => {
    if (socket !== null && socket.readyState === WebSocket.OPEN) {
      if (Date.now() - heard > SILENCE) {
        const silent = socket;
        silent.close();
        lost(silent); // a half-open socket may take minutes to close
      } else {
        socket.send('{"type":"ping"}');
      }
    }
  };
  const pulse = setInterval(look, PING_EVERY);

  const hurry = () => {
    if (document.visibilityState === "hidden") return;
    wait = FIRST_WAIT;
    if (socket === null) connect();
    else look();
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
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
      clearInterval(pulse);
      clearTimeout(timer);
      clearTimeout(again);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      socket?.close();
    },
  };
}
