import * as Schema from "effect/Schema";
import { typedCode } from "../kit/typed-text.ts";
import { ReferenceId } from "./reference-id.ts";
import { Article } from "../kit/article.ts";
import { codeOf } from "../kit/known-code.ts";
import { Version } from "../kit/version.ts";
import { Picture, PictureId } from "../pictures/picture.ts";
import { publicLanguages } from "../shell/public-language.ts";
import { ReferenceStatus, referenceStatuses } from "./reference-life.ts";

/** The types of a reference project (business §9). */
export const referenceTypes = [
  "smart_home",
  "prefab",
  "office",
  "hospitality",
  "hotel",
  "apartments",
  "aal",
  "special_application",
  "chains",
  "retrofit",
] as const;
export type ReferenceType = (typeof referenceTypes)[number];

/** The application areas, which are the features of a reference project (business §9). */
export const applicationAreas = [
  "lighting",
  "shading",
  "heating",
  "cooling",
  "ventilation",
  "audio",
  "access",
  "security",
  "energy",
  "sauna",
  "pool",
] as const;
export type ApplicationArea = (typeof applicationAreas)[number];

/** The longest title, in graphemes (business §5, §9). */
export const TITLE_LIMIT = 28;
/** The longest challenge, solution, quote and comment. */
export const STORY_LIMIT = 3_000;
/** The longest line: names, places, size. */
export const LINE_LIMIT = 120;
/** The most products of a reference project. */
export const PRODUCTS_LIMIT = 40;
/** The most pictures of a gallery. */
export const PICTURES_LIMIT = 12;
/** The longest reason of a decision. */
export const REASON_LIMIT = 2_000;

const Line = Schema.String.check(Schema.isMaxLength(LINE_LIMIT));
const Story = Schema.String.check(Schema.isMaxLength(STORY_LIMIT));

/**
 * What a reference project says (business §3). A draft may be incomplete, and its title too long: what is typed is kept, and checked when it is
 * submitted (`reference-form.ts`).
 */
export const ReferenceContent = Schema.Struct({
  title: Schema.String.check(Schema.isMaxLength(1_000)),
  /** In which its texts are written; empty where nobody has said it. */
  language: Schema.Literals(["", ...publicLanguages]),
  /** Empty until it is chosen. */
  type: Schema.Literals(["", ...referenceTypes]),
  areas: Schema.Array(Schema.Literals(applicationAreas)).check(Schema.isMaxLength(applicationAreas.length)),
  challenge: Story,
  solution: Story,
  quote: Story,
  quoteName: Line,
  quotePosition: Line,
  /** A country's code, or empty. */
  country: Schema.String.check(Schema.isPattern(/^([A-Z]{2})?$/)),
  city: Line,
  /** As typed. */
  year: typedCode(Schema.String.check(Schema.isMaxLength(10))),
  /** Such as `320 m²`. */
  size: Line,
  products: Schema.Array(Article).check(Schema.isMaxLength(PRODUCTS_LIMIT)),
  pictures: Schema.Array(Picture).check(Schema.isMaxLength(PICTURES_LIMIT)),
  /** The picture that was chosen to stand for all, if any was. */
  thumbnail: Schema.NullOr(PictureId),
});
export type ReferenceContent = typeof ReferenceContent.Type;

/** A reference project about which nothing was typed. */
export const emptyReference: ReferenceContent = {
  title: "",
  language: "",
  type: "",
  areas: [],
  challenge: "",
  solution: "",
  quote: "",
  quoteName: "",
  quotePosition: "",
  country: "",
  city: "",
  year: "",
  size: "",
  products: [],
  pictures: [],
  thumbnail: null,
};

/** The fields that people fill in and staff comment on; the thumbnail is chosen among the pictures. */
export type ReferenceField = Exclude<keyof ReferenceContent, "thumbnail">;
/** In the order of the screen. */
export const referenceFields = Object.keys(emptyReference).filter(
  (field): field is ReferenceField => field !== "thumbnail",
);

/** The fields with texts in the language of the reference project; names, numbers and what is chosen read alike in all. */
const writtenFields: readonly ReferenceField[] = [
  "title",
  "challenge",
  "solution",
  "quote",
  "quotePosition",
  "size",
  "pictures",
];

/** The language that a field of a reference project is marked with; undefined where the field reads alike in all languages. */
export const languageOfField = (
  field: ReferenceField,
  { language }: Pick<ReferenceContent, "language">,
): ReferenceContent["language"] | undefined => (writtenFields.includes(field) ? language : undefined);

/** The picture that stands for all: the chosen one, otherwise the first (business §3). */
export const thumbnailOf = ({ pictures, thumbnail }: ReferenceContent): Picture | null =>
  pictures.find(({ id }) => id === thumbnail) ?? pictures[0] ?? null;

const Comment = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(REASON_LIMIT)));
/** What staff say of single fields. */
export const ReferenceComments = Schema.Struct({
  title: Comment,
  language: Comment,
  type: Comment,
  areas: Comment,
  challenge: Comment,
  solution: Comment,
  quote: Comment,
  quoteName: Comment,
  quotePosition: Comment,
  country: Comment,
  city: Comment,
  year: Comment,
  size: Comment,
  products: Comment,
  pictures: Comment,
} satisfies Record<ReferenceField, typeof Comment>);
export type ReferenceComments = typeof ReferenceComments.Type;

/** The last decision of staff. */
const ReferenceDecision = Schema.Struct({
  at: Schema.DateFromString,
  by: Schema.String,
  reason: Schema.String,
  comments: ReferenceComments,
});

/** A reference project (business §3). */
export const Reference = Schema.Struct({
  id: ReferenceId,
  status: ReferenceStatus,
  /** How often its content was saved. A save and every action name it. */
  revision: Version,
  content: ReferenceContent,
  company: Schema.String,
  createdAt: Schema.DateFromString,
  createdBy: Schema.String,
  submittedAt: Schema.NullOr(Schema.DateFromString),
  decision: Schema.NullOr(ReferenceDecision),
  /** Where visitors read it while it is approved. */
  link: Schema.NullOr(Schema.String),
});
export type Reference = typeof Reference.Type;

/** What every list shows of a reference project. */
const inLists = {
  id: ReferenceId,
  title: Schema.String,
  /** Empty until it is chosen. */
  type: codeOf(["", ...referenceTypes]),
  company: Schema.String,
  country: Schema.String,
  city: Schema.String,
  thumbnail: Schema.NullOr(Picture),
};

/** A row of the lists of reference projects. */
export const ReferenceSummary = Schema.Struct({
  ...inLists,
  status: ReferenceStatus,
  createdAt: Schema.DateFromString,
  createdBy: Schema.String,
  submittedAt: Schema.NullOr(Schema.DateFromString),
  link: Schema.NullOr(Schema.String),
});
export type ReferenceSummary = typeof ReferenceSummary.Type;

/** A published reference project, for those who only read it: nothing of its review, and nobody's name. */
export const PublishedReference = Schema.Struct({
  id: ReferenceId,
  content: ReferenceContent,
  company: Schema.String,
  publishedAt: Schema.DateFromString,
  /** Where visitors read it. */
  link: Schema.String,
});
export type PublishedReference = typeof PublishedReference.Type;

/** A row of the list of published reference projects. */
export const PublishedReferenceSummary = Schema.Struct({
  ...inLists,
  publishedAt: Schema.DateFromString,
});
export type PublishedReferenceSummary = typeof PublishedReferenceSummary.Type;

/** The statuses that the lists show. */
export const listedStatuses = referenceStatuses.filter((status) => status !== "deleted");
/** The statuses that staff see: what was never submitted is its company's alone. */
export const reviewedStatuses = listedStatuses.filter((status) => status !== "draft");
