/** The single writer of a table in the page, which orders all its events. */

import { decide } from "../../table/decide.js";
import { decideAction } from "../../table/moves.js";
import { extend } from "./table_log.js";
import { createThinker } from "./thinker.js";

/** @import { TableContext, TableEvent } from "../../table/types.d.ts" */
/** @import { Command, ServerMessage } from "../../wire.d.ts" */
/** @import { TableLog } from "./table_log.js" */
/** @import { Thinking } from "./thinker.js" */

/** The number of answers remembered, for commands that are sent again. */
export const MOST_ANSWERS = 100;

/**
 * Decides commands one by one, and lets bots act; a refusal changes nothing.
 * @param {TableLog} log
 * @param {object} table
 * @param {TableContext} table.context
 * @param {Thinking} table.thinking
 * @param {() => number} table.now in milliseconds since 1970
 * @param {() => void} table.wake called after each change
 */
export function tableActor(log, { context, thinking, now, wake }) {
  /** @type {Map<string, ServerMessage>} */
  const answers = new Map();
  const thinker = createThinker(thinking, (action) => {
    const events = decideAction(log.state, action);
    if ("refusal" in events) throw new Error(`a bot was refused: ${events.refusal.code}`);
    commit(events);
  });

  const commit = (/** @type {readonly TableEvent[]} */ events) => {
    extend(log, events, now());
    thinker.begin(log.state);
    wake();
  };

  /** @type {(command: Command) => ServerMessage} */
  const answerTo = (command) => {
    const events = decide(log.state, command, context);
    if ("refusal" in events) return { type: "refused", id: command.id, ...events.refusal };
    commit(events);
    return { type: "done", id: command.id, version: log.state.version };
  };

  return {
    /** Appends the events of one decision, and shows them. */
    commit,
    /**
     * The answer to a command; a repeated command gets the same answer again.
     * @param {Command} command
     * @returns {ServerMessage}
     */
    ask: (command) => {
      const answer = answers.get(command.id) ?? answerTo(command);
      answers.set(command.id, answer);
      if (answers.size > MOST_ANSWERS) answers.delete([...answers.keys()][0]);
      return answer;
    },
    close: thinker.drop,
  };
}
