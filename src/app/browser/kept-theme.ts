/** The storage key of the selected theme. */
export const THEME_KEY = "portal.theme";

/** Applies the stored theme before the first paint; without one the system's theme applies. */
export const showKeptTheme = (): void => {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  } catch {
    // Storage may be blocked for the page; then no theme is stored.
  }
};
