import { list, oneOf, severalOf } from "../kit/list.ts";
import {
  applicationAreas,
  listedStatuses,
  PublishedReferenceSummary,
  ReferenceSummary,
  referenceTypes,
  reviewedStatuses,
} from "./reference.ts";
import type { ReferenceStatusCode } from "./reference-life.ts";

const byStatus = (statuses: readonly ReferenceStatusCode[]) =>
  severalOf(statuses, "references.column.status", (status) => `references.status.${status}`);
const byContent = {
  type: oneOf(referenceTypes, "references.field.type", (type) => `references.type.${type}`),
  area: oneOf(applicationAreas, "references.field.areas", (area) => `references.area.${area}`),
};

/** The company's reference projects; a search matches number, title, company and city. */
export const referenceList = list({
  row: ReferenceSummary,
  columns: {
    title: "references.field.title",
    status: "references.column.status",
    type: "references.field.type",
    createdAt: "references.column.createdAt",
    createdBy: "references.column.createdBy",
  },
  sortable: ["title", "type", "status", "createdAt", "createdBy"],
  sort: "-createdAt",
  search: "references.search",
  filters: { status: byStatus(listedStatuses), ...byContent },
  period: "references.column.createdAt",
});

/** What staff review; what waits is first, the longest waiting before the others (business §4). */
export const referenceReviewList = list({
  row: ReferenceSummary,
  columns: {
    title: "references.field.title",
    status: "references.column.status",
    company: "references.column.company",
    type: "references.field.type",
    submittedAt: "references.column.submittedAt",
  },
  sortable: ["submittedAt", "company", "title", "type", "status"],
  sort: "status",
  search: "references.search",
  filters: { status: byStatus(reviewedStatuses), ...byContent },
  period: "references.column.submittedAt",
});

/** The published reference projects of all companies, which all have one status. */
export const publishedReferenceList = list({
  row: PublishedReferenceSummary,
  columns: {
    title: "references.field.title",
    company: "references.column.company",
    type: "references.field.type",
    publishedAt: "references.column.publishedAt",
  },
  sortable: ["title", "company", "type", "publishedAt"],
  sort: "-publishedAt",
  search: "references.search",
  filters: byContent,
  period: "references.column.publishedAt",
});
