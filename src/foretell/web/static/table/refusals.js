/** Events that do not follow on what is known: the table has to be asked for anew. */
export class OutOfSync extends Error {}
