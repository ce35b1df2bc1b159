/** The runtime configuration, once its script has run or the page has loaded; undefined if the script failed to load. */
export const configured = async (): Promise<typeof PORTAL_CONFIG> => {
  // The first script runs at "interactive", when the configuration's script may not have run yet.
  if (globalThis.PORTAL_CONFIG === undefined && document.readyState !== "complete") {
    await new Promise((resolve) => {
      document.addEventListener("DOMContentLoaded", resolve, { once: true });
      addEventListener("load", resolve, { once: true });
    });
  }
  return globalThis.PORTAL_CONFIG;
};
