/** The network: when it may be back, and requests that end in time. */

/** Milliseconds that a request may take, to the last byte of its answer. */
export const ANSWER_WITHIN = 10000;

/**
 * Fetch, within a time: an answer that has not arrived whole by then is an error, as without a network.
 * @param {string | URL} address
 * @param {RequestInit} [request]
 * @returns {Promise<Response>}
 */
export const fetchInTime = (address, request = {}) =>
  fetch(address, { ...request, signal: AbortSignal.timeout(ANSWER_WITHIN) });

/**
 * Whether the server answers within a time, by a request that costs next to nothing.
 * @param {number} within milliseconds
 * @returns {Promise<boolean>}
 */
export const isReachable = (within) =>
  fetch("/healthz", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(within) })
    .then(({ ok }) => ok, () => false);

/**
 * Fetch a large file, for as long as more of it arrives: a slow network may take minutes, a dead one none.
 * @param {string | URL} address
 * @returns {Promise<ArrayBuffer>}
 */
export async function fetchWhole(address) {
  const stopping = new AbortController();
  let arrivals = 0;
  const watch = () => {
    const before = ++arrivals;
    const late = AbortSignal.timeout(ANSWER_WITHIN);
    late.onabort = () => before === arrivals && stopping.abort(late.reason);
  };
  watch();
  const answer = await fetch(address, { signal: stopping.signal });
  if (!answer.ok || answer.body === null) throw new Error(`status ${answer.status}`);
  const parts = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    watch();
  }
  arrivals += 1;
  return new Blob(parts).arrayBuffer();
}

/**
 * Call a function whenever the network may have come back: the browser says so, a phone goes from one
 * network to another, or the page is looked at again after it was hidden, asleep or put aside.
 * @param {() => void} act
 * @returns {() => void} ends it
 */
export function whenBack(act) {
  const { connection } = /** @type {{connection?: EventTarget & {type?: string}}} */ (navigator);
  let type = connection?.type;
  const seen = () => document.visibilityState !== "hidden" && act();
  const shown = (/** @type {PageTransitionEvent} */ { persisted }) => persisted && seen();
  // it also fires for every new estimate of the speed, which means nothing here
  const changed = () => {
    if (connection?.type === type) return;
    type = connection?.type;
    seen();
  };
  addEventListener("online", seen);
  addEventListener("pageshow", shown);
  document.addEventListener("visibilitychange", seen);
  connection?.addEventListener("change", changed);
  return () => {
    removeEventListener("online", seen);
    removeEventListener("pageshow", shown);
    document.removeEventListener("visibilitychange", seen);
    connection?.removeEventListener("change", changed);
  };
}
