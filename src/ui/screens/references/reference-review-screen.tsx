import {
  reviewColumns,
  reviewedStatuses,
  type ReferenceSummary,
  type ReviewColumn,
} from "../../../domain/references/reference.ts";
import type { ReferenceStatusCode } from "../../../domain/references/reference-life.ts";
import { referencePath } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import type { ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import { When } from "../../resource/when.tsx";
import { ReferenceStatusBadge } from "./reference-status.tsx";
import { useReferencesActors } from "./references-actors.ts";
import { referenceChoices, referencesRequest } from "./references-request.ts";
import styles from "./references.module.css";
import { referenceTypeText } from "./references-words.ts";
import { titleOf } from "./use-reference-columns.tsx";
import { useReferenceFilters, useStatusFilter } from "./use-reference-filters.tsx";
import { useWaitingDays } from "./use-waiting-days.ts";

const rules: ListRules<ReferenceStatusCode, ReviewColumn> = {
  statuses: reviewedStatuses,
  columns: reviewColumns,
  defaultSort: "status",
  choices: referenceChoices,
  ranges: ["period"],
};

const useReviewColumns = (): readonly Column<ReferenceSummary, ReviewColumn>[] => {
  const t = useText();
  const waitingDays = useWaitingDays();
  return [
    { key: "title", header: t("references.field.title"), primary: true, render: titleOf },
    {
      key: "status",
      header: t("references.column.status"),
      primary: true,
      // How long it waits stands beside its status: a column of its own would be empty for all that does not wait.
      render: ({ status, submittedAt }) => (
        <>
          <ReferenceStatusBadge status={status} />
          {status.code === "pending" && submittedAt !== null && (
            <span className={styles["quiet"]}>
              {` ${t("kit.label", { name: t("references.column.age") })} ${waitingDays(submittedAt)}`}
            </span>
          )}
        </>
      ),
    },
    { key: "company", header: t("references.column.company"), render: ({ company }) => company },
    {
      key: "type",
      header: t("references.field.type"),
      least: 1,
      render: ({ type }) => referenceTypeText(t, type),
    },
    {
      key: "submittedAt",
      header: t("references.column.submittedAt"),
      whole: true,
      least: 2,
      render: ({ submittedAt }) => (submittedAt === null ? null : <When date={submittedAt} />),
    },
  ];
};

/** What staff review; what waits is first, the longest waiting before the others (business §4). */
export const ReferenceReviewScreen = () => {
  const t = useText();
  const list = useListAddress(rules);
  const actor = useResource(
    "reference-reviews",
    useReferencesActors().reviews,
    referencesRequest(list.address),
  );
  const columns = useReviewColumns();
  const filters = { ...useReferenceFilters(list, columns), ...useStatusFilter() };
  return (
    <>
      <PageHeader title={t("references.review.title")} />
      <ListView
        name="reference-review"
        {...filters}
        ranges={{ period: t("references.column.submittedAt") }}
        actor={actor}
        none={
          <EmptyState title={t("references.review.none.title")} text={t("references.review.none.text")} />
        }
        columns={columns}
        label={t("references.review.table", { page: list.address.page })}
        rowHref={({ id }) => referencePath(id)}
      />
    </>
  );
};
