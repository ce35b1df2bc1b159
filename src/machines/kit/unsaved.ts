/** What the tab is to keep of values that were typed and not sent: they outlive a reload of the page and the end of the session. */
export type UnsavedValues<Values> =
  | { readonly type: "unsaved.keep"; readonly values: Values }
  | { readonly type: "unsaved.forget" };
