/** The network: requests with a time limit, and signs that it may be back. */

/** Milliseconds that a request may take, to the last byte of its answer. */
export const ANSWER_WITHIN = 10000;

/**
 * Fetches within a time limit: an incomplete answer is an error, as without a network.
 * @type {(address: string | URL, request?: RequestInit) => Promise<Response>}
 */
export const fetchInTime = (address, request = {}) =>
  fetch(address, { ...request, signal: AbortSignal.timeout(ANSWER_WITHIN) });

/**
 * Whether the server answers a cheap request within a time.
 * @param {number} milliseconds
 */
export const isReachable = (milliseconds) =>
  fetch("/healthz", {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(milliseconds),
  })
    .then(({ ok }) => ok, () => false);

/**
 * Fetches a large file, as long as more of it arrives: a slow network may take minutes, a dead one
 * none.
 * @type {(address: string | URL) => Promise<ArrayBuffer>}
 */
export async function fetchWhole(address) {
  const stopping = new AbortController();
  let arrivals = 0;
  const watch = () => {
    const number = ++arrivals;
    const limit = AbortSignal.timeout(ANSWER_WITHIN);
    limit.onabort = () => number === arrivals && stopping.abort(limit.reason);
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
 * Calls a function whenever the network may be back, until the returned function is called: the
 * browser reports it, a phone changes networks, or the page is shown again after it was hidden or
 * asleep.
 * @type {(act: () => void) => () => void}
 */
export function whenBack(act) {
  const { connection } = /** @type {{connection?: EventTarget & {type?: string}}} */ (navigator);
  let type = connection?.type;
  const actIfVisible = () => document.visibilityState !== "hidden" && act();
  const onShown = (/** @type {PageTransitionEvent} */ { persisted }) => persisted && actIfVisible();
  // it also fires for every new estimate of the speed, which is irrelevant here
  const onChanged = () => {
    if (connection?.type === type) return;
    type = connection?.type;
    actIfVisible();
  };
  addEventListener("online", actIfVisible);
  addEventListener("pageshow", onShown);
  document.addEventListener("visibilitychange", actIfVisible);
  connection?.addEventListener("change", onChanged);
  return () => {
    removeEventListener("online", actIfVisible);
    removeEventListener("pageshow", onShown);
    document.removeEventListener("visibilitychange", actIfVisible);
    connection?.removeEventListener("change", onChanged);
  };
}
