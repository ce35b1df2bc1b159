import { getReferenceReviews } from "../../../api/references.calls.ts";
import { columnsOf } from "../../lists/columns-of.ts";
import { useReferenceTexts } from "./use-reference-texts.ts";
import { useList } from "../../lists/use-list.ts";
import { referenceReviewList } from "../../../domain/references/references.lists.ts";
import { referencePath } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { When } from "../../resource/when.tsx";
import { ReferenceStatusBadge } from "./reference-status.tsx";
import styles from "./references.module.css";
import { referenceTypeText } from "./references-labels.ts";
import { titleOf } from "./use-reference-columns.tsx";
import { useWaitingDays } from "./use-waiting-days.ts";

const useReviewColumns = () => {
  const t = useText();
  const waitingDays = useWaitingDays();
  return columnsOf(t, referenceReviewList, {
    title: { primary: true, render: titleOf },
    status: {
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
    company: ({ company }) => company,
    type: { least: 1, render: ({ type }) => referenceTypeText(t, type) },
    submittedAt: {
      whole: true,
      least: 2,
      render: ({ submittedAt }) => (submittedAt === null ? null : <When date={submittedAt} />),
    },
  });
};

/** What staff review; what waits is first, the longest waiting before the others (business §4). */
export const ReferenceReviewScreen = () => {
  const t = useText();
  const list = useList(referenceReviewList);
  const actor = useResource(getReferenceReviews, list.request);
  const columns = useReviewColumns();
  return (
    <>
      <PageHeader title={t("references.review.title")} />
      <ListView
        name="reference-review"
        {...useReferenceTexts()}
        list={list}
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
