// What is said again, and when: the page's side of the protocol, without a socket.

import { createTalk } from "../../../src/foretell/web/static/net/talk.js";
import { checks } from "./checks.js";

const WELCOME =
  /** @type {const} */ ({ type: "welcome", table: "T1", seat: null, since: 0, version: 0 });

/** @type {Record<string, (same: (name: string, found: any, expected: any) => void) => void>} */
const TESTS = {
  "what comes too soon is said again after a while"(same) {
    const refused = /** @type {any[]} */ ([]);
    const talk = createTalk("T1", () => {}, (refusal) => refused.push(refusal.code));
    const sit = talk.ask({ type: "sit" });
    const put_off =
      /** @type {const} */ ({ type: "refused", id: sit.id, fields: { retry_after: 3 } });
    same("the server says when", talk.take({ ...put_off, code: "frame/too_many" }), 3000);
    same("or not", talk.take({ type: "refused", id: sit.id, code: "table/busy" }), 500);
    same("hello first", talk.take({ type: "refused", id: sit.id, code: "frame/hello_first" }), 500);
    same("a hello", talk.take({ ...put_off, id: null, code: "frame/too_many" }), 3000);
    same("nobody is bothered", refused, []);
    same("all of it is said again", talk.opening(), [
      { type: "hello", table: "T1", since: 0, seat: null },
      sit,
    ]);
    same("an answer", talk.take({ type: "refused", id: sit.id, code: "table/full" }), null);
    same("is told", refused, ["table/full"]);
    same("once", talk.opening().length, 1);
  },
  "a gap is asked for at once"(same) {
    const talk = createTalk("T1", () => {}, () => {});
    same("welcome", talk.take(WELCOME), null);
    same("nothing missed", talk.take({ type: "events", since: 0, events: [] }), null);
    same("a gap", talk.take({ type: "events", since: 7, events: [] }), 0);
  },
};

export function run() {
  const check = checks();
  for (const [name, test] of Object.entries(TESTS)) {
    check.attempt(
      name,
      () => test((what, found, expected) => check.same(`${name}: ${what}`, found, expected)),
    );
  }
  return check.result();
}
