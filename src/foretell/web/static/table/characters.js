/** The characters as which people can appear at a table. @type {readonly string[]} */
export const CHARACTERS = Object.freeze([
  "magnus",
  "renata",
  "bruno",
  "minerva",
  "felix",
  "otto",
  "rigo",
  "amara",
  "nico",
  "sibylla",
  "leila",
  "talos",
]);
