import * as Equal from "effect/Equal";
import * as Schema from "effect/Schema";
import type { FieldFault } from "../kit/field-problems.ts";
import { Version } from "../kit/version.ts";
import { lacksCaption } from "../pictures/picture-captions.ts";
import { Picture } from "../pictures/picture.ts";
import { ReferenceId } from "../references/reference-id.ts";
import { ConferenceId } from "./conference.ts";

export const AwardCategoryId = Schema.NonEmptyString.check(Schema.isMaxLength(60)).pipe(
  Schema.brand("AwardCategoryId"),
);
export type AwardCategoryId = typeof AwardCategoryId.Type;

/** The maximum length of each text of a project, in characters. */
const projectLimits = { title: 80, text: 6_500 } as const;

/** The most pictures of a project: those of a reference that is taken over fit. */
export const PROJECT_PICTURES_LIMIT = 12;

/** What people fill in of a project, in the order of the screen. */
export const projectFields = ["title", "text", "pictures"] as const;
export type ProjectField = (typeof projectFields)[number];

const Typed = Schema.String.check(Schema.isMaxLength(10_000));

/** The pictures of a project, in their order. */
export const ProjectPictures = Schema.Array(Picture).check(Schema.isMaxLength(PROJECT_PICTURES_LIMIT));

/** What a project says. */
export const ProjectContent = Schema.Struct({ title: Typed, text: Typed, pictures: ProjectPictures });
export type ProjectContent = typeof ProjectContent.Type;

/** The reference that is taken over; empty for none. */
export const TakenOver = Schema.Union([Schema.Literal(""), ReferenceId]);

/** A company's project in a category: a draft, or submitted. */
export const AwardProject = Schema.Struct({
  ...ProjectContent.fields,
  submitted: Schema.Boolean,
  /** The reference that was taken over; null for none. */
  reference: Schema.NullOr(ReferenceId),
  /** When it was saved last. */
  savedAt: Schema.DateFromString,
  version: Version,
});
export type AwardProject = typeof AwardProject.Type;

/** A category of the award with the company's project in it: at most one (business §5, §9). */
export const AwardCategory = Schema.Struct({
  id: AwardCategoryId,
  name: Schema.String,
  text: Schema.String,
  project: Schema.NullOr(AwardProject),
});
export type AwardCategory = typeof AwardCategory.Type;

/** An approved reference of the company that can be taken over as a project. */
export const ProjectSource = Schema.Struct({
  id: ReferenceId,
  title: Schema.String,
  challenge: Schema.String,
  solution: Schema.String,
  pictures: ProjectPictures,
});
export type ProjectSource = typeof ProjectSource.Type;

/** What a project has of a reference that is taken over. */
export const contentOf = ({ title, challenge, solution, pictures }: ProjectSource): ProjectContent => ({
  title,
  text: [challenge, solution].filter((part) => part !== "").join("\n\n"),
  pictures,
});

/** Whether somebody has written or added something: nothing is lost of what is empty, or as a reference has it. */
export const isOwnWork = (content: ProjectContent, sources: readonly ProjectSource[]): boolean => {
  const { title, text, pictures } = content;
  const isEmpty = title.trim() === "" && text.trim() === "" && pictures.length === 0;
  return !isEmpty && sources.every((source) => !Equal.equals(contentOf(source), content));
};

/** The award of a conference as a company sees it. */
export const Award = Schema.Struct({
  conference: ConferenceId,
  deadline: Schema.DateFromString,
  /** The deadline is over: projects are shown and not changed. */
  closed: Schema.Boolean,
  categories: Schema.Array(AwardCategory),
  /** Those that can be taken over; none for who may not manage references. */
  sources: Schema.Array(ProjectSource),
});
export type Award = typeof Award.Type;

/** The problem of a field of a project: a draft may be incomplete, what is submitted may not; each picture needs its two texts. */
export const projectProblem = (
  field: ProjectField,
  content: ProjectContent,
  submitted: boolean,
): FieldFault | undefined => {
  if (field === "pictures")
    return submitted && content.pictures.some(lacksCaption) ? "DESCRIPTION_EMPTY" : undefined;
  const typed = content[field].trim();
  if (typed.length > projectLimits[field]) return "TOO_LONG";
  if (typed !== "" || !submitted) return undefined;
  return field === "title" ? "TITLE_EMPTY" : "DESCRIPTION_EMPTY";
};

/** What a company has done in a category. */
export type ProjectState = "none" | "draft" | "submitted";

export const projectStateOf = ({ project }: Pick<AwardCategory, "project">): ProjectState => {
  if (project === null) return "none";
  return project.submitted ? "submitted" : "draft";
};
