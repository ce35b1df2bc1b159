import { isBlank } from "../kit/blank.ts";
import { countGraphemes } from "../kit/graphemes.ts";
import { typed } from "../kit/typed.ts";
import { lacksCaption } from "../pictures/picture-captions.ts";
import { referenceFields, TITLE_LIMIT, type ReferenceContent, type ReferenceField } from "./reference.ts";
import { type ReferenceId } from "./reference-id.ts";

/** A draft as its form holds it: the revision that it was loaded with is the version that a save names. */
export interface ReferenceValues extends ReferenceContent {
  readonly id: ReferenceId;
  readonly version: number;
}

/** What is wrong with a field of a reference project or of staff's decision about it (business §5). */
export const referenceProblems = [
  "MISSING",
  "TOO_LONG",
  "NOT_A_YEAR",
  "COMMENTS_LEFT",
  "REASON_EMPTY",
] as const;
export type ReferenceProblem = (typeof referenceProblems)[number];

/** What must be there when a reference project is submitted. */
const required: readonly ReferenceField[] = [
  "language",
  "type",
  "areas",
  "challenge",
  "solution",
  "country",
  "city",
  "year",
];

const isEmpty = (value: string | readonly unknown[]): boolean =>
  typeof value === "string" ? isBlank(value) : value.length === 0;

/** True for a title that fits (business §5): at most 28 graphemes, blanks around it not counted. */
export const titleProblem = (title: string): ReferenceProblem | undefined => {
  if (isBlank(title)) return "MISSING";
  return countGraphemes(title.trim()) > TITLE_LIMIT ? "TOO_LONG" : undefined;
};

/** A year of the last or of this century. */
const isYear = (text: string): boolean => /^(19|20)\d{2}$/.test(typed(text, "code").trim());

/** What is wrong with a field of a reference project that is submitted (business §5); browser and server ask alike. */
export const referenceProblem = (
  field: ReferenceField,
  content: ReferenceContent,
): ReferenceProblem | undefined => {
  if (field === "title") return titleProblem(content.title);
  if (required.includes(field) && isEmpty(content[field])) return "MISSING";
  if (field === "year") return isYear(content.year) ? undefined : "NOT_A_YEAR";
  if (field === "pictures") return content.pictures.some(lacksCaption) ? "MISSING" : undefined;
  // A quote and who said it belong together.
  if (field === "quoteName")
    return !isBlank(content.quote) && isBlank(content.quoteName) ? "MISSING" : undefined;
  if (field === "quote") return isBlank(content.quote) && !isBlank(content.quoteName) ? "MISSING" : undefined;
  return undefined;
};

/** The fields that keep a reference project from being submitted, in the order of the screen. */
export const wrongFields = (content: ReferenceContent): readonly ReferenceField[] =>
  referenceFields.filter((field) => referenceProblem(field, content) !== undefined);

/** What a reference project is begun with. */
export type ReferenceCreation = Pick<ReferenceContent, "title" | "type">;

/** The problem of a field of a reference project that is begun. */
export const creationProblem = (
  field: keyof ReferenceCreation,
  { title, type }: ReferenceCreation,
): ReferenceProblem | undefined => {
  if (field === "title") return titleProblem(title);
  return type === "" ? "MISSING" : undefined;
};
