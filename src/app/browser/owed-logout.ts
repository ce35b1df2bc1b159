/** In the storage of all tabs, without any data: only that a logout is owed. */
const KEY = "portal.owed-logout";

/** True if the server has not heard of a logout of this browser. Where storage is blocked, only the page remembers. */
export const owesLogout = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** Remembers that a logout is owed, or that none is any more. */
export const rememberOwedLogout = (owed: boolean): void => {
  try {
    if (owed) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the page goes on trying as long as it is open.
  }
};
