import Plus from "lucide-react/icons/plus";
import { getReferences } from "../../../api/references.calls.ts";
import { useReferenceTexts } from "./use-reference-texts.ts";
import { useList } from "../../lists/use-list.ts";
import { referenceList } from "../../../domain/references/references.lists.ts";
import { type ReferenceSummary } from "../../../domain/references/reference.ts";
import { referencePath, routes } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { ReferenceCards } from "./reference-cards.tsx";
import { useReferenceColumns } from "./use-reference-columns.tsx";
import { useLayout, ViewLinks } from "./view-links.tsx";

/** The company's reference projects as table or gallery (business §2); search, filters, order, page and view are in the address. */
export const CompanyReferences = () => {
  const t = useText();
  const list = useList(referenceList);
  const view = useLayout();
  const actor = useResource(getReferences, list.request);
  const columns = useReferenceColumns();
  const label = t("references.table", { page: list.address.page });
  const begin = (
    <LinkButton to={routes.newReference.path} variant="primary" icon={Plus}>
      {t("references.new")}
    </LinkButton>
  );
  const cards = (rows: readonly ReferenceSummary[]) => (
    <ReferenceCards rows={rows} hrefOf={({ id }) => referencePath(id)} label={label} />
  );
  return (
    <>
      <PageHeader title={t("references.title")} action={begin} />
      <ListView
        name="references"
        {...useReferenceTexts()}
        list={list}
        actor={actor}
        none={
          <EmptyState title={t("references.empty.title")} text={t("references.empty.text")} action={begin} />
        }
        columns={columns}
        label={label}
        rowHref={({ id }) => referencePath(id)}
        renderTools={() => <ViewLinks />}
        renderRows={view === "gallery" ? cards : undefined}
      />
    </>
  );
};
