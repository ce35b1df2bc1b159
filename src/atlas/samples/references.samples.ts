import { createEmptyActor } from "xstate";
import { getCountries } from "../../api/countries.calls.ts";
import {
  findArticles,
  getPublishedReference,
  getReference,
  getReferenceReviews,
  getReferences,
} from "../../api/references.calls.ts";
import { publicReferencePath } from "../../domain/references/public-path.ts";
import type { ReferenceValues } from "../../domain/references/reference-form.ts";
import { type ReferenceId } from "../../domain/references/reference-id.ts";
import { referenceActors, referenceStatuses } from "../../domain/references/reference-life.ts";
import {
  emptyReference,
  type PublishedReference,
  type PublishedReferenceSummary,
  type Reference,
  type ReferenceSummary,
} from "../../domain/references/reference.ts";
import { referenceList, referenceReviewList } from "../../domain/references/references.lists.ts";
import { moveCodes, savingCodes } from "../../domain/references/references.refusals.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { known, pageOf } from "../desk/fixtures/samples.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { sampleOf } from "./call-sample.ts";
import { answered, draftSamples, formSamples, offline, refused } from "./sample-kinds.ts";

const content = {
  ...emptyReference,
  title: "Villa am See",
  language: "de",
  type: "smart_home",
  areas: ["lighting", "heating"],
  challenge: "Viele Wünsche, ein Haus.",
  solution: "Ein Miniserver für alles.",
  country: "AT",
  city: "Linz",
  year: "2025",
  size: "280 m²",
  products: [{ number: "100335", name: "Miniserver" }],
} as const;

/** A draft of the company. */
export const reference: Reference = {
  id: "RP-000001" as ReferenceId,
  status: known("draft"),
  revision: 3,
  content,
  company: "Elektro Huber GmbH",
  createdAt: new Date("2026-02-03T09:00:00.000Z"),
  createdBy: "Eva Huber",
  submittedAt: null,
  decision: null,
  link: null,
};

/** The same, as staff see it. */
const pendingReference: Reference = {
  ...reference,
  id: "RP-000002" as ReferenceId,
  status: known("pending"),
  submittedAt: new Date("2026-02-04T09:00:00.000Z"),
};

/** A reference project as a row of a list. */
export const summaryOf = ({
  content: { title, type, country, city },
  ...row
}: Reference): ReferenceSummary => ({
  id: row.id,
  status: row.status,
  company: row.company,
  createdAt: row.createdAt,
  createdBy: row.createdBy,
  submittedAt: row.submittedAt,
  link: row.link,
  title,
  type: known(type),
  country,
  city,
  thumbnail: null,
});

/** The same, published, as those read it who do not manage it. */
export const publishedReference: PublishedReference = {
  id: "RP-000003" as ReferenceId,
  content,
  company: reference.company,
  publishedAt: new Date("2026-02-06T09:00:00.000Z"),
  link: publicReferencePath("RP-000003"),
};

/** The same as a row of the list of what is published. */
export const publishedSummary: PublishedReferenceSummary = {
  id: publishedReference.id,
  title: content.title,
  type: known(content.type),
  company: publishedReference.company,
  country: content.country,
  city: content.city,
  thumbnail: null,
  publishedAt: publishedReference.publishedAt,
};

/** The area's calls as the desk makes them. */
export const callSamples = {
  references: sampleOf(getReferences, requestAt(referenceList), pageOf(summaryOf(reference))),
  reviews: sampleOf(getReferenceReviews, requestAt(referenceReviewList), pageOf(summaryOf(pendingReference))),
  reference: sampleOf(getReference, { id: reference.id }, reference),
  published: sampleOf(getPublishedReference, { id: publishedReference.id }, publishedReference),
  countries: sampleOf(getCountries, { instance: "int" }, [{ code: "AT", name: "Austria" }]),
  articles: sampleOf(findArticles, { search: "mini" }, reference.content.products),
};

/** A reference that can be submitted. */
export const complete: ReferenceValues = {
  ...emptyReference,
  id: "RP-000001" as ReferenceValues["id"],
  title: "Villa am See",
  language: "en",
  type: "smart_home",
  areas: ["lighting"],
  challenge: "One house, many wishes.",
  solution: "One system.",
  country: "AT",
  city: "Linz",
  year: "2025",
  version: 1,
};

export const samples = {
  "reference-creation": formSamples(
    { title: "", type: "" },
    "title",
    { title: "" },
    { title: "Villa am See", type: "smart_home" },
  ),
  "reference-draft": draftSamples(complete, { title: "" }, { title: "Villa am Park" }, savingCodes),
  "reference-life": {
    inputs: referenceActors.map((actor) => ({
      id: "RP-000001",
      status: "draft",
      revision: 1,
      actor,
      parent: createEmptyActor(),
    })),
    payloads: {
      "form.changed": [
        { change: { decision: "approve", reason: "" } },
        { change: { decision: "decline", reason: "Pictures are missing" } },
      ],
      "form.left": [{ field: "reason" }],
      "reference.loaded": referenceStatuses.map((status) => ({ status, revision: 1 })),
      "xstate.done.actor.move": [
        ...referenceStatuses.map((code) => answered({ status: { _tag: "Known", code }, revision: 1 })),
        ...moveCodes.map((code) => refused(code)),
        offline,
      ],
    },
    key: ({ context }) => [
      context.status,
      context.actor,
      context.values.decision,
      context.touched.length > 0,
      context.step?.action,
      context.failure,
    ],
  },
} satisfies AreaSamples;
