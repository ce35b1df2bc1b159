/** What the root tells every screen's actor that runs; one that has nothing to do on it ignores it. */
export type ScreenBroadcast =
  /** A view shows it again. */
  | { readonly type: "screen.returned" }
  /** The portal answers again, or the same person has signed in again. */
  | { readonly type: "screen.retry" }
  | { readonly type: "resource.retry" }
  /** The server has changed what these topics name. */
  | { readonly type: "resource.invalidate"; readonly topics: readonly string[] }
  /** The address has changed: overlays close. */
  | { readonly type: "help.close" };

/** The broadcasts that a machine hears, by their types. */
export type Heard<Type extends ScreenBroadcast["type"]> = Extract<ScreenBroadcast, { readonly type: Type }>;
