// Whether the first screen, as the server wrote it for somebody new, is right for this person. A
// script and no module, as it decides before anything is painted; what is not right stays unseen
// until the screen is shown by home.js.
{
  const LANGUAGES = ["en", "it", "es", "fr", "de"];

  /** @param {string} name */
  const kept = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`foretell.${name}`) ?? "null");
    } catch {
      return null;
    }
  };

  const root = document.documentElement;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const known = wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
  if ((kept("settings")?.language ?? known) !== root.lang) root.dataset.stale = "words";
  else if (["solo", "solo_choice", "tables", "daily"].some(kept)) root.dataset.stale = "choices";
}
