import { Link, type To } from "react-router-dom";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { DescriptionList, type Fact } from "../../../ui/kit/layout/description-list.tsx";
import type { AtlasMachine, IrTransition, Proof, TriedFault } from "../../model/atlas-model.ts";
import { unnoticedIn } from "../../model/faults.ts";
import { absoluteHref, localPath, specHref, tableHref } from "../address.ts";
import { listedTests } from "../listed-tests.ts";
import { testsOf } from "../../model/coverage.ts";
import { isInBuild } from "../machine/shown-machine.ts";
import { ReviewPart } from "../review/review-part.tsx";
import { labels } from "../labels.ts";
import { Card, CardPart } from "./card.tsx";
import css from "./card.module.css";
import { CopyButton } from "./copy-button.tsx";
import { PartChanges } from "./part-changes.tsx";
import { PathSteps } from "./path-steps.tsx";

export interface TransitionCardProps {
  readonly machine: AtlasMachine;
  readonly transition: IrTransition;
  readonly stateHref: (id: string) => To;
  readonly arrowHref: (transition: IrTransition) => To;
  readonly onClose: () => void;
}

const w = labels.card;

const factsOf = (
  { source, targets, guard, branch, actions, spec, screen, code, reenter }: IrTransition,
  machine: string,
  stateHref: TransitionCardProps["stateHref"],
): readonly Fact[] => {
  const link = (id: string) => (
    <Link key={id} to={stateHref(id)}>
      {localPath(id) || machine}
    </Link>
  );
  const fact = (label: string, value: Fact["value"], there: boolean): readonly Fact[] =>
    there ? [{ label, value }] : [];
  return [
    { label: w.from, value: link(source) },
    {
      label: w.to,
      value:
        targets.length === 0
          ? reenter
            ? w.reenters
            : w.stays
          : targets.map((id) => <span key={id}>{link(id)} </span>),
    },
    ...fact(w.guard, <code>{guard}</code>, guard !== ""),
    ...fact(w.branch, <code>{branch}</code>, branch !== ""),
    ...fact(w.actions, actions.join(", "), actions.length > 0),
    ...fact(w.spec, <Link to={specHref(spec)}>{spec}</Link>, spec !== ""),
    ...fact(w.screen, screen, screen !== null),
    ...fact(w.code, <code>{code}</code>, code !== null),
  ];
};

const Tests = ({
  machine: {
    ir: { name },
    coverage,
  },
  transition: { id },
}: Pick<TransitionCardProps, "machine" | "transition">) => {
  if (coverage._tag === "NotRun") return null;
  const { listed, more } = listedTests(testsOf(coverage, id));
  return (
    <CardPart heading={labels.coverage.byTests}>
      {listed.length === 0 ? (
        <div>
          <Badge tone="danger" label={labels.coverage.noTest} />
        </div>
      ) : (
        <ul className={css["list"]}>
          {listed.map((test) => (
            <li key={test} className={css["row"]}>
              <Link to={tableHref(name, { search: test })}>{test}</Link>
            </li>
          ))}
          {more !== undefined && <li>{more}</li>}
        </ul>
      )}
    </CardPart>
  );
};

/** A line of a table: it leads to all transitions of which it notices a fault. */
const Line = ({
  proof: { sentence, spec, tableOf },
  machine,
}: {
  readonly proof: Proof;
  readonly machine: string;
}) => (
  <>
    {tableOf === undefined ? null : <span>{`${w.tableOf(tableOf)}: `}</span>}
    <Link to={tableHref(tableOf ?? machine, { search: sentence })}>{sentence}</Link>{" "}
    <Link to={specHref(spec)}>{spec}</Link>
  </>
);

/** The lines that were written from the specification and lead over the transition. */
const Proofs = ({
  machine: {
    ir: { name },
    provedBy,
  },
  transition: { id },
}: Pick<TransitionCardProps, "machine" | "transition">) => {
  const proofs = provedBy[id] ?? [];
  if (proofs.length === 0) return null;
  return (
    <CardPart heading={w.provedBy}>
      <ul className={css["list"]}>
        {proofs.map((proof) => (
          <li key={keyOf(proof)} className={css["row"]}>
            <Line proof={proof} machine={name} />
          </li>
        ))}
      </ul>
    </CardPart>
  );
};

const keyOf = ({ sentence, tableOf = "" }: Proof): string => `${tableOf} ${sentence}`;

/** What can be wrong with the transition, by the line that notices it. */
const Faults = ({
  machine: {
    ir: { name },
    faults,
  },
  transition: { id },
}: Pick<TransitionCardProps, "machine" | "transition">) => {
  const its = faults[id] ?? [];
  const unnoticed = unnoticedIn(its);
  const lines = new Map(
    its.flatMap(({ noticedBy }) => (noticedBy === null ? [] : [[keyOf(noticedBy), noticedBy] as const])),
  );
  return (
    <CardPart heading={labels.faults.heading}>
      {unnoticed.length > 0 && (
        <div>
          <Badge tone="danger" label={labels.faults.noLine} /> <span>{listed(unnoticed)}</span>
        </div>
      )}
      <ul className={css["list"]}>
        {[...lines].map(([key, line]) => (
          <li key={key}>
            <span>
              {`${listed(its.filter(({ noticedBy }) => noticedBy !== null && keyOf(noticedBy) === key))}: `}
            </span>
            <Line proof={line} machine={name} />
          </li>
        ))}
      </ul>
    </CardPart>
  );
};

const listed = (faults: readonly TriedFault[]): string => faults.map(({ what }) => what).join(", ");

/** The details of a transition; of a removed one its former details. */
export const TransitionCard = ({
  machine,
  transition,
  stateHref,
  arrowHref,
  onClose,
}: TransitionCardProps) => {
  const isPresent = isInBuild(machine, transition.id);
  return (
    <Card
      kind={`${w.transition} · ${labels.machine.kinds[transition.kind]}`}
      title={transition.label}
      id={transition.id}
      onClose={onClose}
      actions={
        <CopyButton label={w.copy} done={labels.copied} text={() => absoluteHref(arrowHref(transition))} />
      }
    >
      <p>{transition.description}</p>
      <DescriptionList facts={factsOf(transition, machine.ir.id, stateHref)} />
      {isPresent && <Proofs machine={machine} transition={transition} />}
      {isPresent && <Faults machine={machine} transition={transition} />}
      {isPresent && <Tests machine={machine} transition={transition} />}
      <PartChanges machine={machine} id={transition.id} />
      {isPresent && <ReviewPart machine={machine} transition={transition} arrowHref={arrowHref} />}
      {isPresent && <PathSteps path={machine.pathToTransition[transition.id]} ir={machine.ir} />}
    </Card>
  );
};
