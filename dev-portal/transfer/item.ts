/** Rows of a table: each value as PostgreSQL writes it as text, so that every type arrives as it was. */
export interface RowsItem {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** How many rows a table has, and a hash of them that does not depend on their order. */
export interface Fingerprint {
  readonly rows: number;
  readonly hash: string;
}

/** A part of a store's content, in the order in which a backup has them. */
export type Item =
  | {
      readonly kind: "head";
      readonly format: 1;
      readonly madeAt: string;
      readonly migrations: readonly string[];
    }
  | ({ readonly kind: "rows" } & RowsItem)
  | { readonly kind: "sequence"; readonly name: string; readonly value: string; readonly used: boolean }
  /** A stored file begins; its bytes follow. */
  | { readonly kind: "file"; readonly id: string }
  | { readonly kind: "bytes"; readonly base64: string }
  | { readonly kind: "fileEnd"; readonly sha256: string }
  | {
      readonly kind: "end";
      readonly tables: Readonly<Record<string, Fingerprint>>;
      readonly files: number;
    };
