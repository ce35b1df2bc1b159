/** Where this browser keeps the theme that a person chose. */
export const THEME_KEY = "portal.theme";

/** Shows the kept theme before the portal draws anything; a browser that keeps nothing follows the system. */
export const showKeptTheme = (): void => {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  } catch {
    // A browser that closes its storage to a page keeps no choice.
  }
};
