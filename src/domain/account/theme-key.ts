/** The storage key of the selected theme; the page's first script reads it, and so loads nothing else. */
export const THEME_KEY = "portal.theme";
