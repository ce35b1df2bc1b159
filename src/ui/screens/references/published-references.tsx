import {
  publishedColumns,
  type PublishedColumn,
  type PublishedReferenceSummary,
} from "../../../domain/references/reference.ts";
import { isAllowed } from "../../../domain/shell/access.ts";
import { publishedReferencePath, routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import type { ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import { When } from "../../resource/when.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { ReferenceCards } from "./reference-cards.tsx";
import { useReferencesActors } from "./references-actors.ts";
import { referenceChoices, referencesRequest } from "./references-request.ts";
import { referenceTypeText } from "./references-words.ts";
import { useReferenceFilters } from "./use-reference-filters.tsx";
import { useListView, ViewLinks } from "./view-links.tsx";

const rules: ListRules<never, PublishedColumn> = {
  statuses: [],
  columns: publishedColumns,
  defaultSort: "-publishedAt",
  choices: referenceChoices,
  ranges: ["period"],
};

const useColumns = (): readonly Column<PublishedReferenceSummary, PublishedColumn>[] => {
  const t = useText();
  return [
    { key: "title", header: t("references.field.title"), primary: true, render: ({ title }) => title },
    { key: "company", header: t("references.column.company"), render: ({ company }) => company },
    {
      key: "type",
      header: t("references.field.type"),
      least: 1,
      render: ({ type }) => referenceTypeText(t, type),
    },
    {
      key: "publishedAt",
      header: t("references.column.publishedAt"),
      whole: true,
      least: 2,
      render: ({ publishedAt }) => <When date={publishedAt} />,
    },
  ];
};

/** The published reference projects of all companies; whoever reviews them finds the way there. */
export const PublishedReferences = () => {
  const t = useText();
  const visitor = useAccount()?.visitor;
  const list = useListAddress(rules);
  const view = useListView();
  const actor = useResource(
    "published-references",
    useReferencesActors().published,
    referencesRequest(list.address),
  );
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
            action: <LinkButton to={routes.referenceReview.path}>{t("references.review.title")}</LinkButton>,
          })}
      />
      <ListView
        name="published-references"
        {...useReferenceFilters(list, columns)}
        ranges={{ period: t("references.column.publishedAt") }}
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
