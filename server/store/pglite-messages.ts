/** Messages from the server's thread to the PGlite thread; `connection` numbers the streams. */
export type ToPglite =
  | { readonly kind: "open"; readonly connection: number }
  | { readonly kind: "bytes"; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: "end"; readonly connection: number }
  | { readonly kind: "close" };

/** Messages from the PGlite thread to the server's thread. */
export type FromPglite =
  | { readonly kind: "ready" }
  | { readonly kind: "bytes"; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: "end"; readonly connection: number }
  | { readonly kind: "closed" };
