import { useEffect, useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { Badge } from "../../../ui/kit/badge.tsx";
import { classNames } from "../../../ui/kit/class-names.ts";
import { EmptyState } from "../../../ui/kit/empty-state.tsx";
import { PageHeader } from "../../../ui/kit/page-header.tsx";
import { Panel } from "../../../ui/kit/panel.tsx";
import { Skeleton } from "../../../ui/kit/skeleton.tsx";
import { ResourceView } from "../../../ui/screens/resource-view.tsx";
import type { PartRef, SpecSection } from "../../model/atlas-model.ts";
import { partHref, specHref, tableHref } from "../address.ts";
import { useAtlasData } from "../data/atlas-data.ts";
import { usePageName } from "../frame/use-page-name.ts";
import { Segments } from "../machine/segments.tsx";
import { partName } from "../part-name.ts";
import { words } from "../words.ts";
import css from "./spec.module.css";

const w = words.specView;
const filters = ["all", "carried", "open"] as const;
type Filter = (typeof filters)[number];
const documents = ["shell", "business", "design"] as const;

const Carriers = ({ section, parts }: { readonly section: string; readonly parts: readonly PartRef[] }) => {
  const machines = [...new Set(parts.map(({ machine }) => machine))];
  return (
    <ul className={css["machines"]}>
      {machines.map((machine) => (
        <li key={machine}>
          <h4>
            <Link to={tableHref(machine, { search: section })}>{machine}</Link>
          </h4>
          <ul className={css["parts"]}>
            {parts
              .filter((part) => part.machine === machine)
              .map((part) => (
                <li key={`${part.what} ${part.id}`}>
                  <Link to={partHref(part)} title={part.id}>
                    {partName(part.id)}
                  </Link>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};

const Section = ({
  section: { id, title, summary, carriedBy },
  chosen,
}: {
  readonly section: SpecSection;
  readonly chosen: boolean;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!chosen) return;
    heading.current?.scrollIntoView({ block: "center" });
    heading.current?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <li className={classNames(css["section"], chosen && css["chosen"])}>
      <div className={css["head"]}>
        <h3 ref={heading} tabIndex={-1}>
          <Link to={specHref(id)} className={css["id"]}>
            {id}
          </Link>{" "}
          {title}
        </h3>
        {carriedBy.length === 0 && <Badge tone="warning" label={w.none} />}
      </div>
      <p className={css["summary"]}>{summary}</p>
      {carriedBy.length > 0 && (
        <details open={chosen}>
          <summary>{w.carried(carriedBy.length)}</summary>
          <Carriers section={id} parts={carriedBy} />
        </details>
      )}
    </li>
  );
};

const isShown =
  (filter: Filter) =>
  ({ carriedBy }: SpecSection): boolean =>
    filter === "all" || carriedBy.length > 0 === (filter === "carried");

const Sections = ({ sections }: { readonly sections: readonly SpecSection[] }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = filters.find((value) => value === params.get("show")) ?? "all";
  const wanted = params.get("section");
  const shown = sections.filter(isShown(filter));
  const choose = (show: Filter): void =>
    void navigate({ search: show === "all" ? "" : new URLSearchParams({ show }).toString() });
  return (
    <>
      {wanted !== null && !sections.some(({ id }) => id === wanted) && (
        <p role="alert" className={css["unknown"]}>
          {w.unknown(wanted)}
        </p>
      )}
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
                    <Section key={section.id} section={section} chosen={section.id === wanted} />
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

/** Every section of the specifications, with the states and transitions that carry it out. */
export const SpecPage = () => {
  usePageName(words.spec);
  return (
    <>
      <PageHeader title={words.spec} note={w.note} />
      <ResourceView actor={useAtlasData().spec()} skeleton={<Skeleton shape="rows" count={8} />}>
        {(sections) => <Sections sections={sections} />}
      </ResourceView>
    </>
  );
};
