import * as Schema from "effect/Schema";
import {
  Award,
  AwardCategoryId,
  AwardProject,
  ProjectContent,
  ProjectPictures,
} from "../domain/conference/award.ts";
import { ConferenceId } from "../domain/conference/conference.ts";
import { awardCodes } from "../domain/conference/conference.refusals.ts";
import { fieldCodes } from "../domain/kit/field-problems.ts";
import { Flag } from "../domain/kit/flag.ts";
import { savedOf, VersionField } from "../domain/kit/version.ts";
import { byLocale } from "./by-locale.ts";
import { ReferenceId } from "../domain/references/reference-id.ts";
import { call, data, form } from "./call.ts";

const access = "conference";

/** Null where the coming conference has none. */
export const getAward = call({
  path: "/api/getAward",
  summary: "The award's categories with the company's projects",
  access,
  kind: "read",
  topics: ["conference"],
  body: byLocale,
  answer: data(Schema.NullOr(Award)),
  failures: [],
});

/**
 * Saves a company's project in a category as a draft, or submits it, until the deadline. Version 0 is a first save; if somebody has saved since
 * `version`, nothing is written.
 */
export const saveAwardProject = call({
  path: "/api/saveAwardProject",
  summary: "Save a project for the award as a draft, or submit it",
  access,
  kind: "write",
  body: form(
    Schema.Struct({
      conference: ConferenceId,
      category: AwardCategoryId,
      ...ProjectContent.fields,
      pictures: Schema.fromJsonString(ProjectPictures),
      submitted: Flag,
      /** The reference that is taken over; empty for none. */
      reference: Schema.Union([Schema.Literal(""), ReferenceId]),
      version: VersionField,
    }),
  ),
  answer: data(savedOf(AwardProject)),
  failures: [...awardCodes, ...fieldCodes],
});
