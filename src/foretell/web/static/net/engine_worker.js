/** An engine in a worker, started by the first request, and the functions to ask it. */

/** @import { Reply, Request } from "../worker/worker.js" */

/** @typedef {(reply: Reply) => void} Listener */
/**
 * @typedef {Request extends infer One ? One extends Request ? Omit<One, "id"> : never : never}
 *   Question a request without its number
 */

/** The types of replies after which more follow. */
const STAGES = ["study", "stage"];

export function engineWorker() {
  /** @type {Worker | null} */
  let worker = null;
  let requests = 0;
  /** @type {Map<number, Listener>} the receivers of replies, by the number of their request */
  const listeners = new Map();

  const deliver = (/** @type {Reply} */ reply) => {
    const listener = listeners.get(reply.id);
    if (!STAGES.includes(reply.type)) listeners.delete(reply.id);
    listener?.(reply);
  };

  const start = () => {
    const created = new Worker(new URL("../worker/worker.js", import.meta.url), { type: "module" });
    created.addEventListener("message", ({ data }) => deliver(data));
    created.addEventListener("error", (event) => {
      event.preventDefault();
      created.terminate();
      if (worker === created) worker = null;
      const message = event.message || "the engine did not start";
      for (const id of [...listeners.keys()]) {
        deliver({ id, type: "error", message, code: "bots/no_weights" });
      }
    });
    return created;
  };

  return {
    /**
     * @param {Question} request
     * @param {Listener} onReply
     * @returns {() => void} ends the request
     */
    send(request, onReply) {
      worker ??= start();
      const id = requests += 1;
      listeners.set(id, onReply);
      worker.postMessage({ ...request, id });
      return () => {
        if (listeners.delete(id)) worker?.postMessage({ id: requests += 1, type: "stop" });
      };
    },
    /** Says which moment of the game under review is shown. @param {number} at */
    turnTo(at) {
      worker ??= start();
      worker.postMessage({ id: 0, type: "turn_to", at });
    },
  };
}
