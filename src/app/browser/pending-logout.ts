/** In the storage of all tabs, without any data: only that a logout is pending. */
// The key of earlier releases: what they have left in a browser is found by it.
export const PENDING_LOGOUT_KEY = "portal.owed-logout";

/** True if the server has not heard of a logout of this browser. Where storage is blocked, only the page remembers. */
export const hasPendingLogout = (): boolean => {
  try {
    return localStorage.getItem(PENDING_LOGOUT_KEY) !== null;
  } catch {
    return false;
  }
};

/** Remembers that a logout is pending, or that none is any more. */
export const rememberPendingLogout = (pending: boolean): void => {
  try {
    if (pending) localStorage.setItem(PENDING_LOGOUT_KEY, "1");
    else localStorage.removeItem(PENDING_LOGOUT_KEY);
  } catch {
    // Blocked or full: the page goes on trying as long as it is open.
  }
};
