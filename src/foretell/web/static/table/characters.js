/** @type {readonly string[]} the characters as which people can appear at a table */
export const CHARACTERS = Object.freeze([
  ...["magnus", "renata", "bruno", "minerva", "felix", "otto"],
  ...["rigo", "amara", "nico", "sibylla", "leila", "talos"],
]);
