/** Saving a file on the device. */

/** @param {string} name @param {BlobPart} content @param {string} type its media type */
export function saveFile(name, content, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

/** @param {string | number} game @param {string} record the lines of the file */
export const saveRecord = (game, record) =>
  saveFile(`foretell-${game}.jsonl`, record, "application/jsonl");
