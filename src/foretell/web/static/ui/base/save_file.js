/** Saving something as a file. */

/** @param {string} name @param {BlobPart} content @param {string} type its media type */
export function saveFile(name, content, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

/** Save a game's record. @param {string | number} game @param {string} record the lines of the file */
export const saveRecord = (game, record) =>
  saveFile(`foretell-${game}.jsonl`, record, "application/jsonl");
