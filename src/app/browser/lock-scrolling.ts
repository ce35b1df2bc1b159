/** Holds the page still while an overlay is open; gives the way to let it go. */
export const lockScrolling = (): (() => void) => {
  document.documentElement.dataset["scrolling"] = "locked";
  return () => {
    delete document.documentElement.dataset["scrolling"];
  };
};
