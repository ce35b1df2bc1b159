import { Link, useParams } from "react-router-dom";
import { EmptyState } from "../../../ui/kit/states/empty-state.tsx";
import { LinkButton } from "../../../ui/kit/buttons/link-button.tsx";
import { PageHeader } from "../../../ui/kit/layout/page-header.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { Skeleton } from "../../../ui/kit/states/skeleton.tsx";
import { ResourceView } from "../../../ui/resource/resource-view.tsx";
import type { SectionText } from "../../model/atlas-model.ts";
import { specAt } from "../address.ts";
import { useAtlasData, useIndex } from "../data/atlas-data.ts";
import { usePageName } from "../frame/use-page-name.ts";
import { labels } from "../labels.ts";
import { Carriers } from "./carriers.tsx";
import { PageText } from "./page-text.tsx";
import css from "./spec.module.css";

const w = labels.specView;

const Section = ({
  section: { id, title, text, document, carriedBy },
}: {
  readonly section: SectionText;
}) => (
  <div className={css["documents"]}>
    <Panel heading={title}>
      <div className={css["text"]}>
        <PageText blocks={text} />
      </div>
    </Panel>
    {(carriedBy.length > 0 || document !== "project") && (
      <Panel heading={w.carriers}>
        {carriedBy.length === 0 ? <p>{w.none}</p> : <Carriers section={id} parts={carriedBy} />}
      </Panel>
    )}
  </div>
);

/** A section that exists. */
const KnownSection = ({ id }: { readonly id: string }) => (
  <ResourceView actor={useAtlasData().section(id)} skeleton={<Skeleton shape="rows" count={8} />}>
    {(section) => <Section section={section} />}
  </ResourceView>
);

/** A section of the specification or a project page: its text and the parts that cite it. */
export const SectionPage = () => {
  const id = specAt(useParams()["*"] ?? "");
  const known = useIndex().sections.includes(id);
  usePageName(id);
  return (
    <>
      <PageHeader title={id} />
      <p className={css["back"]}>
        <Link to="/spec">{w.all}</Link>
      </p>
      {known ? (
        <KnownSection key={id} id={id} />
      ) : (
        <EmptyState
          title={w.unknown}
          text={w.unknownText(id)}
          action={<LinkButton to="/spec">{w.all}</LinkButton>}
        />
      )}
    </>
  );
};
