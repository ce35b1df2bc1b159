import { isTheme, type Theme } from "../../../domain/account/theme.ts";
import { THEME_KEY } from "../../../domain/account/theme-key.ts";

/** The theme shown in this browser; the system's theme if none is selected. */
export const presentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : "system";
};

/** Applies a theme and stores it for later visits; if storage is blocked, it applies until the page is left. */
export const chooseTheme = (theme: Theme): Theme => {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the theme still applies to this page.
  }
  return theme;
};
