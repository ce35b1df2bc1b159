import { THEME_KEY } from "../../domain/account/theme-key.ts";

/** Applies the stored theme: before the first paint, and once it is forgotten. Without one the system's theme applies. */
export const showKeptTheme = (): void => {
  try {
    const { dataset } = document.documentElement;
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === "light" || theme === "dark") dataset["theme"] = theme;
    else delete dataset["theme"];
  } catch {
    // Storage may be blocked for the page; then no theme is stored.
  }
};
