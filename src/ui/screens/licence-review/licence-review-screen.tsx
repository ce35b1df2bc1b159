import * as Equal from "effect/Equal";
import { getTradeLicenceReviews } from "../../../api/licence-review.calls.ts";
import { licenceReviewList } from "../../../domain/licence-review/licence-review.lists.ts";
import { Fragment, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type LicenceReview } from "../../../domain/licence-review/licence-review.ts";
import type { Page } from "../../../domain/kit/list.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import { countText } from "../../kit/lists/count-text.ts";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedRows } from "../../lists/paged-rows.tsx";
import { useList } from "../../lists/use-list.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";
import { DecisionMessage, type Decided } from "./decision-message.tsx";
import styles from "./licence-review.module.css";
import { ReviewPanel } from "./review-panel.tsx";
import { printReviewTab, readReviewTab, reviewTabs, type ReviewTab } from "./review-tabs.ts";

/** A decision that was announced in the list that is shown, and the place of its row there. */
interface AnnouncedDecision {
  readonly review: LicenceReview;
  readonly outcome: Decided;
  readonly at: number;
  readonly request: object;
}

/** The trade licences of one tab; search, order and page are in the address. */
const ReviewsOf = ({ tab }: { readonly tab: ReviewTab }) => {
  const t = useText();
  const format = useFormat();
  const list = useList(licenceReviewList, tab);
  const { request } = list;
  const actor = useResource(getTradeLicenceReviews, request, { as: tab });
  const [announced, setAnnounced] = useState<AnnouncedDecision>();
  const shown = useContent(actor)?.rows ?? [];
  // What is decided leaves the list: the result is announced where its row was, and the next row has the focus.
  const gone =
    announced !== undefined &&
    Equal.equals(announced.request, request) &&
    !shown.some(({ id }) => id === announced.review.id);
  const next = gone ? (announced.at < shown.length ? announced.at : 0) : undefined;
  const message = gone && (
    <DecisionMessage outcome={announced.outcome} company={announced.review.companyName} />
  );
  const nothing = ({ rows, total }: Page<LicenceReview>) =>
    rows.length > 0 ? undefined : (
      <NothingListed
        list={list}
        total={total}
        none={<EmptyState title={t(`review.none.${tab}`)} text={t(`review.none.${tab}.text`)} />}
        notFound={{ title: t("review.not_found.title"), text: t("review.not_found.text") }}
      />
    );
  return (
    <div className={styles["list"]}>
      <ListFilters list={list} />
      {shown.length === 0 && message}
      <ResourceView actor={actor} skeleton={<Skeleton shape="card" count={4} />} empty={nothing}>
        {(content) => (
          <PagedRows
            content={content}
            list={list}
            totalText={t("review.total", { number: countText(format, content) })}
          >
            {content.rows.map((review, at) => (
              <Fragment key={review.id}>
                {at === next && message}
                <ReviewPanel
                  review={review}
                  list={actor}
                  decided={announced?.review.id === review.id ? announced.outcome : undefined}
                  next={at === next}
                  onDecided={(outcome) => setAnnounced({ review, outcome, at, request })}
                />
              </Fragment>
            ))}
          </PagedRows>
        )}
      </ResourceView>
    </div>
  );
};

/** Trade licences that staff have to decide about, and those decided; the tab is in the address bar (docs/decisions/sign-up.md). */
export const LicenceReviewScreen = () => {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const tab = readReviewTab(params);
  return (
    <>
      <PageHeader title={t("review.title")} />
      <Tabs
        label={t("review.title")}
        tabs={reviewTabs.map((id) => ({ id, label: t(`review.tab.${id}`) }))}
        value={tab}
        onChange={(chosen) => setParams(printReviewTab(chosen, params))}
      >
        <ReviewsOf key={tab} tab={tab} />
      </Tabs>
    </>
  );
};
