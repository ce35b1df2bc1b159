/** Sent to the window before the portal loads the page again: what is typed is kept, and asked about where it cannot be. */
export const BEFORE_RELOAD = "portal.beforeReload";

/** Loads the whole page again, where nothing else helps or a new version is there. */
export const reloadPage = (): void => {
  dispatchEvent(new Event(BEFORE_RELOAD));
  location.reload();
};
