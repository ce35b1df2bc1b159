/** What the server's thread tells the thread that holds PGlite; `connection` numbers the streams. */
export type ToPglite =
  | { readonly kind: "open"; readonly connection: number }
  | { readonly kind: "bytes"; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: "end"; readonly connection: number }
  | { readonly kind: "close" };

/** What the thread that holds PGlite tells the server's thread. */
export type FromPglite =
  | { readonly kind: "ready" }
  | { readonly kind: "bytes"; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: "end"; readonly connection: number }
  | { readonly kind: "closed" };
