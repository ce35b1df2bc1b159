import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { EmptyState } from "../../../ui/kit/states/empty-state.tsx";
import { PageHeader } from "../../../ui/kit/layout/page-header.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { Skeleton } from "../../../ui/kit/states/skeleton.tsx";
import { ResourceView } from "../../../ui/resource/resource-view.tsx";
import type { SpecSection } from "../../model/atlas-model.ts";
import { specHref } from "../address.ts";
import { useAtlasData } from "../data/atlas-data.ts";
import { usePageName } from "../frame/use-page-name.ts";
import { Segments } from "../machine/segments.tsx";
import { labels } from "../labels.ts";
import { Carriers } from "./carriers.tsx";
import css from "./spec.module.css";

const w = labels.specView;
const filters = ["all", "carried", "open"] as const;
type Filter = (typeof filters)[number];
const documents = ["shell", "business", "project"] as const;

const Section = ({
  section: { id, document, title, summary, carriedBy },
}: {
  readonly section: SpecSection;
}) => (
  <li className={css["section"]}>
    <div className={css["head"]}>
      <h3>
        <Link to={specHref(id)}>
          <span className={css["id"]}>{id}</span> <span>{title}</span>
        </Link>
      </h3>
      {isOpen({ document, carriedBy }) && <Badge tone="warning" label={w.none} />}
    </div>
    <p className={css["summary"]}>{summary}</p>
    {carriedBy.length > 0 && (
      <details>
        <summary>{w.carried(carriedBy.length)}</summary>
        <Carriers section={id} parts={carriedBy} />
      </details>
    )}
  </li>
);

/** True for a section of the specification that no part cites. Project pages need none. */
const isOpen = ({ document, carriedBy }: Pick<SpecSection, "document" | "carriedBy">): boolean =>
  document !== "project" && carriedBy.length === 0;

const isShown =
  (filter: Filter) =>
  (section: SpecSection): boolean =>
    filter === "all" || (filter === "carried" ? section.carriedBy.length > 0 : isOpen(section));

const Sections = ({ sections }: { readonly sections: readonly SpecSection[] }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = filters.find((value) => value === params.get("show")) ?? "all";
  const shown = sections.filter(isShown(filter));
  const choose = (show: Filter): void =>
    void navigate({ search: show === "all" ? "" : new URLSearchParams({ show }).toString() });
  return (
    <>
      <div className={css["filters"]}>
        <Segments
          label={w.show}
          value={filter}
          onChange={choose}
          options={filters.map((value) => ({
            value,
            label: `${w.filters[value]} (${sections.filter(isShown(value)).length})`,
          }))}
        />
      </div>
      {shown.length === 0 && <EmptyState title={w.nothing} text={w.nothingText} />}
      <div className={css["documents"]}>
        {documents.map((document) => {
          const inDocument = shown.filter((section) => section.document === document);
          return (
            inDocument.length > 0 && (
              <Panel key={document} heading={w.documents[document]}>
                <ul className={css["sections"]}>
                  {inDocument.map((section) => (
                    <Section key={section.id} section={section} />
                  ))}
                </ul>
              </Panel>
            )
          );
        })}
      </div>
    </>
  );
};

/** Every section and project page with the states and transitions that cite it. */
export const SpecPage = () => {
  usePageName(labels.spec);
  return (
    <>
      <PageHeader title={labels.spec} note={w.note} />
      <ResourceView actor={useAtlasData().spec()} skeleton={<Skeleton shape="rows" count={8} />}>
        {(sections) => <Sections sections={sections} />}
      </ResourceView>
    </>
  );
};
