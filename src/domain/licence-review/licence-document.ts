import * as Schema from "effect/Schema";

/** The most pages of a document that are shown. */
export const MOST_PAGES = 10;

/** Why a document is not shown as pictures. */
export const documentProblems = ["ENCRYPTED", "DAMAGED", "TOO_LARGE", "TOO_SLOW"] as const;

const side = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 }));

/** A document as its reviewer sees it: its first pages as pictures, or why there are none. */
export const LicenceDocument = Schema.Union([
  Schema.Struct({
    _tag: Schema.Literal("Drawn"),
    /** The first pages, in order, each with the size of its picture. */
    pages: Schema.Array(Schema.Struct({ width: side, height: side })),
    /** The number of pages of the document. */
    total: Schema.Int,
  }),
  Schema.Struct({ _tag: Schema.Literal("NotDrawn"), problem: Schema.Literals(documentProblems) }),
]);
export type LicenceDocument = typeof LicenceDocument.Type;

/** The number of a page that is shown, from 1. */
export const PageNumber = Schema.FiniteFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 1, maximum: MOST_PAGES }),
);
