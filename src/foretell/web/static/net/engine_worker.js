/** An engine in a worker, started by the first request, and the functions to ask it. */

/** @import { Reply, Request } from "../worker/worker.js" */

/** @typedef {(reply: Reply) => void} Hear */
/**
 * @typedef {Request extends infer One ? One extends Request ? Omit<One, "id"> : never : never} Ask
 */

/** The replies of which more follow. */
const STAGES = ["study", "stage"];

export function engineWorker() {
  /** @type {Worker | null} */
  let worker = null;
  let asked = 0;
  /** @type {Map<number, Hear>} the receivers of replies, by the number of their request */
  const waiting = new Map();

  const hear = (/** @type {Reply} */ reply) => {
    const one = waiting.get(reply.id);
    if (!STAGES.includes(reply.type)) waiting.delete(reply.id);
    one?.(reply);
  };

  const started = () => {
    const made = new Worker(new URL("../worker/worker.js", import.meta.url), { type: "module" });
    made.addEventListener("message", ({ data }) => hear(data));
    made.addEventListener("error", (event) => {
      event.preventDefault();
      made.terminate();
      if (worker === made) worker = null;
      const message = event.message || "the engine did not start";
      for (const id of [...waiting.keys()]) {
        hear({ id, type: "error", message, code: "bots/no_weights" });
      }
    });
    return made;
  };

  return {
    /**
     * @param {Ask} request
     * @param {Hear} onReply
     * @returns {() => void} ends the request
     */
    send(request, onReply) {
      worker ??= started();
      const id = asked += 1;
      waiting.set(id, onReply);
      worker.postMessage({ ...request, id });
      return () => {
        if (waiting.delete(id)) worker?.postMessage({ id: asked += 1, type: "stop" });
      };
    },
  };
}
