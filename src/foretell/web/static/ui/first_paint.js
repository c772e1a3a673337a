// Whether the first screen, as the server wrote it for somebody new, is right for this person. A
// script and no module, as it decides before anything is painted; what is not right stays unseen
// until the screen is shown by home.js.
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
      return {}; // nothing is stored here
    }
  };

  const root = document.documentElement;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const known = wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
  const { language, choices } = kept();
  if ((language ?? known) !== root.lang) root.dataset.stale = "words";
  else if (choices) root.dataset.stale = "choices";
}
