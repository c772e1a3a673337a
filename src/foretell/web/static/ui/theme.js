// Sets the theme. A script and not a module, as it decides before the first paint.
{
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  let choice = "auto";

  const theme = () => {
    if (choice === "light" || choice === "contrast") return choice;
    if (choice !== "dark" && !dark.matches) return contrast.matches ? "contrast" : "light";
    return dark.matches && contrast.matches ? "dark-contrast" : "dark";
  };
  const show = () => {
    document.documentElement.dataset.theme = theme();
  };

  try {
    choice = JSON.parse(localStorage.getItem("foretell.settings") ?? "{}").theme;
  } catch {
    // nothing is stored
  }
  show();
  dark.addEventListener("change", show);
  contrast.addEventListener("change", show);
  // settings.js sends the choice while the page is open
  addEventListener("theme", (event) => {
    choice = /** @type {CustomEvent<string>} */ (event).detail;
    show();
  });
}
