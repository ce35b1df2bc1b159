/** The configuration's script runs after the first script, at the latest when the page has loaded; one that fails leaves nothing. */
export const configured = async (): Promise<typeof PORTAL_CONFIG> => {
  // Scripts like the first one run once the document is read, so "interactive" says nothing about the script behind it.
  if (globalThis.PORTAL_CONFIG === undefined && document.readyState !== "complete") {
    await new Promise((resolve) => {
      document.addEventListener("DOMContentLoaded", resolve, { once: true });
      addEventListener("load", resolve, { once: true });
    });
  }
  return globalThis.PORTAL_CONFIG;
};
