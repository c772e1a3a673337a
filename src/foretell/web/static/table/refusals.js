/** Events that do not continue the known ones: the table has to be requested again. */
export class OutOfSync extends Error {}
