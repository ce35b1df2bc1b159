import * as Equal from "effect/Equal";
import { useState } from "react";
import {
  reviewColumns,
  reviewStatuses,
  type LicenceReview,
} from "../../../domain/licence-review/licence-review.ts";
import type { Page } from "../../../domain/kit/list.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { countText } from "../../kit/lists/count-text.ts";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { listRequest, type ListRules } from "../../lists/list-address.ts";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedRows } from "../../lists/paged-rows.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import { DecisionMessage, type Decided } from "./decision-message.tsx";
import { useLicenceReviewActors } from "./licence-review-actors.ts";
import { ReviewPanel } from "./review-panel.tsx";

const rules: ListRules<(typeof reviewStatuses)[number], (typeof reviewColumns)[number]> = {
  statuses: reviewStatuses,
  columns: reviewColumns,
  defaultSort: "-submittedAt",
};

/** Trade licences to be reviewed by staff, and those decided (docs/decisions/sign-up.md). */
export const LicenceReviewScreen = () => {
  const t = useText();
  const format = useFormat();
  const list = useListAddress(rules);
  const request = listRequest(list.address);
  const actor = useResource("licence-reviews", useLicenceReviewActors().reviews, request);
  const [told, setTold] = useState<{
    readonly review: LicenceReview;
    readonly outcome: Decided;
    readonly list: ReturnType<typeof listRequest>;
  }>();
  const shown = useContent(actor)?.rows ?? [];
  // A decision may remove its row from the filtered list.
  const gone =
    told !== undefined && Equal.equals(told.list, request) && !shown.some(({ id }) => id === told.review.id);
  const decide = (review: LicenceReview, outcome: Decided) => {
    setTold({ review, outcome, list: request });
    // A running load may have read data from before the decision, so the same request is sent again.
    actor.send({ type: "resource.request", request });
  };
  const nothing = ({ rows, total }: Page<LicenceReview>) =>
    rows.length > 0 ? undefined : (
      <NothingListed
        list={list}
        total={total}
        none={<EmptyState title={t("review.none.title")} text={t("review.none.text")} />}
        notFound={{ title: t("review.not_found.title"), text: t("review.not_found.text") }}
      />
    );
  return (
    <>
      <PageHeader title={t("review.title")} />
      <ListFilters
        list={list}
        searchLabel={t("review.search")}
        searchHelp={t("review.search.help")}
        statusLabel={t("review.column.status")}
        statusText={(status) => t(`review.status.${status}`)}
        columnText={(column) => t(`review.column.${column}`)}
      />
      {gone && <DecisionMessage outcome={told.outcome} company={told.review.companyName} />}
      <ResourceView actor={actor} skeleton={<Skeleton shape="card" count={4} />} empty={nothing}>
        {(content) => (
          <PagedRows
            content={content}
            list={list}
            totalText={t("review.total", { number: countText(format, content) })}
          >
            {content.rows.map((review) => (
              <ReviewPanel
                key={review.id}
                review={review}
                decided={told?.review.id === review.id ? told.outcome : undefined}
                onDecided={(outcome) => decide(review, outcome)}
              />
            ))}
          </PagedRows>
        )}
      </ResourceView>
    </>
  );
};
