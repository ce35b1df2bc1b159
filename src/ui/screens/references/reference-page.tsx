import type { ReferenceId } from "../../../domain/references/reference-id.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { Elements } from "../../kit/elements.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { BackLink } from "../../page/back-link.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";
import { useNotFound } from "../../resource/use-not-found.ts";
import { PageTitle } from "../../shell/navigation/page-title.tsx";
import { titleOf } from "./use-reference-columns.tsx";

interface Titled {
  readonly content: { readonly title: string };
}

export interface ReferencePageProps<Request, Content extends Titled> {
  readonly id: ReferenceId;
  readonly actor: ResourceRef<Request, Content>;
  /** The list that the reference project is in. */
  readonly back: string;
  readonly notFoundText: string;
  readonly children: (reference: Content) => Elements;
}

/** The page of one reference project: its title, the way back, and what is there, also where nothing is. */
export const ReferencePage = <Request, Content extends Titled>({
  id,
  actor,
  back,
  notFoundText,
  children,
}: ReferencePageProps<Request, Content>) => {
  const t = useText();
  const notFound = useNotFound(actor);
  const title = titleOf({ id, title: useContent(actor)?.content.title ?? "" });
  return (
    <>
      <BackLink to={back} label={t("references.back")} />
      <PageTitle things={[title]} />
      <PageHeader title={title} />
      {notFound ? (
        <EmptyState
          title={t("references.not_found.title")}
          text={notFoundText}
          action={<LinkButton to={back}>{t("references.back")}</LinkButton>}
        />
      ) : (
        <ResourceView
          failedTitle={t("references.reference_not_loaded")}
          actor={actor}
          skeleton={<Skeleton shape="card" count={4} />}
        >
          {children}
        </ResourceView>
      )}
    </>
  );
};
