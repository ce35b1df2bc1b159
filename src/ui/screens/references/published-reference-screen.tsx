import { useParams } from "react-router-dom";
import type { PublishedReference } from "../../../domain/references/reference.ts";
import type { ReferenceId } from "../../../domain/references/reference-id.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { BackLink } from "../../page/back-link.tsx";
import detail from "../../page/detail.module.css";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";
import { useNotFound } from "../../resource/use-not-found.ts";
import { useResource } from "../../resource/use-resource.ts";
import { When } from "../../resource/when.tsx";
import { PageTitle } from "../../shell/navigation/page-title.tsx";
import { ReferenceContentPanel } from "./reference-content.tsx";
import { useReferencesActors } from "./references-actors.ts";

const Parts = ({ reference }: { readonly reference: PublishedReference }) => {
  const t = useText();
  const { company, publishedAt, link } = reference;
  return (
    <div className={detail["columns"]}>
      <div className={detail["side"]}>
        <Panel heading={t("references.published.facts")}>
          <DescriptionList
            facts={[
              { label: t("references.column.company"), value: company },
              { label: t("references.column.publishedAt"), value: <When date={publishedAt} /> },
              {
                label: t("references.link"),
                value: (
                  <a href={link} target="_blank" rel="noreferrer">
                    {t("references.link.open")}
                  </a>
                ),
              },
            ]}
          />
        </Panel>
      </div>
      <div className={detail["main"]}>
        <ReferenceContentPanel reference={reference} />
      </div>
    </div>
  );
};

/** A published reference project for those who do not manage it (shell §2, business §2). */
export const PublishedReferenceScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as ReferenceId;
  const actor = useResource(`published-reference:${id}`, useReferencesActors().publishedReference, { id });
  const notFound = useNotFound(actor);
  const title = useContent(actor)?.content.title ?? id;
  const back = routes.references.path;
  return (
    <>
      <BackLink to={back} label={t("references.back")} />
      <PageTitle things={[title]} />
      <PageHeader title={title} />
      {notFound ? (
        <EmptyState
          title={t("references.not_found.title")}
          text={t("references.published.not_found.text", { id })}
          action={<LinkButton to={back}>{t("references.back")}</LinkButton>}
        />
      ) : (
        <ResourceView
          failedTitle={t("references.reference_not_loaded")}
          actor={actor}
          skeleton={<Skeleton shape="card" count={4} />}
        >
          {(reference) => <Parts reference={reference} />}
        </ResourceView>
      )}
    </>
  );
};
