// Whether the first screen, written by the server for a new visitor, is right for this person. A
// script and not a module, as it decides before the first paint; a wrong screen stays hidden until
// home.js shows another.
{
  const LANGUAGES = ["en", "it", "es", "fr", "de"];

  const kept = () => {
    try {
      const keys = Object.keys(localStorage);
      return {
        language: JSON.parse(localStorage.getItem("foretell.settings") ?? "null")?.language,
        choices: keys.some((key) => /^foretell\.(solo|solo_choice|tables|daily)(\/|$)/.test(key)),
      };
    } catch {
      return {}; // nothing can be stored
    }
  };

  const root = document.documentElement;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const available = wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
  const { language, choices } = kept();
  if ((language ?? available) !== root.lang) root.dataset.stale = "words";
  else if (choices) root.dataset.stale = "choices";
}
