/** In the storage of all tabs, without any data: only that a logout is owed. */
export const OWED_LOGOUT_KEY = "portal.owed-logout";

/** True if the server has not heard of a logout of this browser. Where storage is blocked, only the page remembers. */
export const owesLogout = (): boolean => {
  try {
    return localStorage.getItem(OWED_LOGOUT_KEY) !== null;
  } catch {
    return false;
  }
};

/** Remembers that a logout is owed, or that none is any more. */
export const rememberOwedLogout = (owed: boolean): void => {
  try {
    if (owed) localStorage.setItem(OWED_LOGOUT_KEY, "1");
    else localStorage.removeItem(OWED_LOGOUT_KEY);
  } catch {
    // Blocked or full: the page goes on trying as long as it is open.
  }
};
