import { THEME_KEY } from "./kept-theme.ts";
import { isTheme, type Theme } from "../../domain/account/theme.ts";

/** The theme that this browser shows; without a choice it follows the system. */
export const presentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : "system";
};

/** Shows a theme and keeps it for the next visits; a browser that keeps nothing shows it until the page is left. */
export const chooseTheme = (theme: Theme): Theme => {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Shown all the same.
  }
  return theme;
};
