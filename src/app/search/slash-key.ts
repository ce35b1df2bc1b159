/** The storage key of the choice that `/` does not open the search (WCAG 2.1.4). */
const SLASH_KEY = "portal.search-slash";
const OFF = "off";

/** True unless the key was switched off in this browser; if storage is blocked, it is on. */
export const slashIsOn = (): boolean => {
  try {
    return localStorage.getItem(SLASH_KEY) !== OFF;
  } catch {
    return true;
  }
};

/** Keeps the choice for this browser. */
export const keepSlash = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(SLASH_KEY);
    else localStorage.setItem(SLASH_KEY, OFF);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
};
