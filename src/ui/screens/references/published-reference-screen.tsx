import { useParams } from "react-router-dom";
import { getPublishedReference } from "../../../api/references.calls.ts";
import type { PublishedReference } from "../../../domain/references/reference.ts";
import type { ReferenceId } from "../../../domain/references/reference-id.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import detail from "../../page/detail.module.css";
import { When } from "../../resource/when.tsx";
import { ReferenceContentPanel } from "./reference-content.tsx";
import { ReferencePage } from "./reference-page.tsx";

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
  const actor = useResource(getPublishedReference, { id });
  return (
    <ReferencePage
      id={id}
      actor={actor}
      back={routes.references.path}
      notFoundText={t("references.published.not_found.text", { id })}
    >
      {(reference) => <Parts reference={reference} />}
    </ReferencePage>
  );
};
