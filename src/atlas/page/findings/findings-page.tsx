import { Link, type To } from "react-router-dom";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { EmptyState } from "../../../ui/kit/states/empty-state.tsx";
import { PageHeader } from "../../../ui/kit/layout/page-header.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import type { Finding, FindingKind } from "../../model/atlas-model.ts";
import { findingKinds } from "../../model/finding-kinds.ts";
import { partHref } from "../address.ts";
import { useIndex } from "../data/atlas-data.ts";
import { usePageName } from "../frame/use-page-name.ts";
import { partName } from "../part-name.ts";
import { labels } from "../labels.ts";
import css from "./findings.module.css";

const w = labels.findingsView;

/** The address of a finding's part; undefined for a code without a machine. */
const hrefOf = ({ subject, machine }: Finding): To | undefined =>
  machine === null || !/[.|]/.test(subject)
    ? undefined
    : partHref({ machine, what: subject.includes("|") ? "transition" : "state", id: subject });

const Entry = ({ finding }: { readonly finding: Finding }) => {
  const to = hrefOf(finding);
  const { subject, machine, explanation } = finding;
  return (
    <li className={css["entry"]}>
      <Badge
        tone={explanation === null ? "danger" : "neutral"}
        label={explanation === null ? w.unexplained : w.explained}
      />
      <div className={css["finding"]}>
        {to === undefined ? (
          <code>{subject}</code>
        ) : (
          <Link to={to} title={subject}>
            {partName(subject)}
          </Link>
        )}{" "}
        <span className={css["quiet"]}>{machine ?? w.catalogue}</span>
        {explanation !== null && <p>{explanation}</p>}
      </div>
    </li>
  );
};

const kinds = Object.keys(findingKinds) as readonly FindingKind[];

/** The findings of the build with the explanations of docs/findings.md. */
export const FindingsPage = () => {
  const { findings, ranAt } = useIndex();
  usePageName(labels.findings);
  return (
    <>
      <PageHeader title={labels.findings} note={ranAt === null ? `${w.note} ${w.noteWithoutRun}` : w.note} />
      {findings.length === 0 && (
        <EmptyState title={w.none} text={ranAt === null ? w.noneWithoutRun : w.noneText} />
      )}
      <div className={css["kinds"]}>
        {kinds.map((kind) => {
          const found = findings.filter((finding) => finding.kind === kind);
          return (
            found.length > 0 && (
              <Panel key={kind} heading={`${findingKinds[kind].title} (${found.length})`}>
                <p className={css["text"]}>{`${findingKinds[kind].text} ${findingKinds[kind].mend}`}</p>
                <ul className={css["entries"]}>
                  {found.map((finding) => (
                    <Entry key={finding.id} finding={finding} />
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
