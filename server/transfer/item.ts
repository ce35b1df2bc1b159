import * as Schema from "effect/Schema";

/** Rows of a table: each value as PostgreSQL writes it as text, so that every type arrives as it was. */
const RowsItem = Schema.Struct({
  kind: Schema.Literal("rows"),
  table: Schema.String,
  columns: Schema.Array(Schema.String),
  rows: Schema.Array(Schema.Array(Schema.NullOr(Schema.String))),
});
export type RowsItem = typeof RowsItem.Type;

/** How many rows a table has, and a hash of them that does not depend on their order. */
const Fingerprint = Schema.Struct({ rows: Schema.Int, hash: Schema.String });
export type Fingerprint = typeof Fingerprint.Type;

/** The state of a sequence; `used`: whether `value` has been given already. */
export const Sequence = Schema.Struct({
  name: Schema.String,
  value: Schema.String.check(Schema.isPattern(/^-?\d{1,19}$/)),
  used: Schema.Boolean,
});
export type Sequence = typeof Sequence.Type;

/** A part of a store's content, in the order in which a backup has them. */
export const Item = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("head"),
    format: Schema.Int,
    madeAt: Schema.String,
    migrations: Schema.Array(Schema.String),
  }),
  RowsItem,
  Schema.Struct({ kind: Schema.Literal("sequence"), ...Sequence.fields }),
  /** A stored file begins; its bytes follow. */
  Schema.Struct({ kind: Schema.Literal("file"), id: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("bytes"), base64: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("fileEnd"), sha256: Schema.String }),
  Schema.Struct({
    kind: Schema.Literal("end"),
    tables: Schema.Record(Schema.String, Fingerprint),
    files: Schema.Int,
  }),
]);
export type Item = typeof Item.Type;
export type EndItem = Extract<Item, { readonly kind: "end" }>;

/** The format of the items that this version reads and writes. */
export const FORMAT = 1;
