import { getPublishedReferences } from "../../../api/references.calls.ts";
import { columnsOf } from "../../lists/columns-of.ts";
import { useReferenceTexts } from "./use-reference-texts.ts";
import { useList } from "../../lists/use-list.ts";
import { publishedReferenceList } from "../../../domain/references/references.lists.ts";
import { type PublishedReferenceSummary } from "../../../domain/references/reference.ts";
import { isAllowed } from "../../../domain/shell/access.ts";
import { publishedReferencePath, routes } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { When } from "../../resource/when.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { ReferenceCards } from "./reference-cards.tsx";
import { referenceTypeText } from "./references-labels.ts";
import { useLayout, ViewLinks } from "./view-links.tsx";

const useColumns = () => {
  const t = useText();
  return columnsOf(t, publishedReferenceList, {
    title: { primary: true, render: ({ title }) => title },
    company: ({ company }) => company,
    type: { least: 1, render: ({ type }) => referenceTypeText(t, type) },
    publishedAt: {
      whole: true,
      least: 2,
      secondary: true,
      render: ({ publishedAt }) => <When date={publishedAt} />,
    },
  });
};

/** The published reference projects of all companies; whoever reviews them finds the way there. */
export const PublishedReferences = () => {
  const t = useText();
  const visitor = useAccount()?.visitor;
  const list = useList(publishedReferenceList);
  const view = useLayout();
  const actor = useResource(getPublishedReferences, list.request);
  const columns = useColumns();
  const label = t("references.table", { page: list.address.page });
  const hrefOf = ({ id }: Pick<PublishedReferenceSummary, "id">) => publishedReferencePath(id);
  const cards = (rows: readonly PublishedReferenceSummary[]) => (
    <ReferenceCards rows={rows} hrefOf={hrefOf} label={label} />
  );
  return (
    <>
      <PageHeader
        title={t("references.title")}
        {...(visitor !== undefined &&
          isAllowed(routes.referenceReview, visitor) && {
            note: <Link to={routes.referenceReview.path}>{t("references.review.title")}</Link>,
          })}
      />
      <ListView
        name="published-references"
        {...useReferenceTexts()}
        list={list}
        actor={actor}
        none={<EmptyState title={t("references.empty.title")} text={t("references.published.empty.text")} />}
        columns={columns}
        label={label}
        rowHref={hrefOf}
        renderTools={() => <ViewLinks />}
        renderRows={view === "gallery" ? cards : undefined}
      />
    </>
  );
};
