import { Link, type To } from "react-router-dom";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { DescriptionList, type Fact } from "../../../ui/kit/layout/description-list.tsx";
import type { AtlasMachine, IrTransition } from "../../model/atlas-model.ts";
import { absoluteHref, localPath, specHref, tableHref } from "../address.ts";
import { testsOf } from "../diagram/paint.ts";
import { isInBuild } from "../machine/shown-machine.ts";
import { ReviewPart } from "../review/review-part.tsx";
import { words } from "../words.ts";
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

const w = words.card;

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
  const tests = testsOf(coverage, id);
  return (
    <CardPart heading={words.coverage.byTests}>
      {tests.length === 0 ? (
        <div>
          <Badge tone="danger" label={words.coverage.noTest} />
        </div>
      ) : (
        <ul className={css["list"]}>
          {tests.map((test) => (
            <li key={test} className={css["row"]}>
              <Link to={tableHref(name, { search: test })}>{test}</Link>
            </li>
          ))}
        </ul>
      )}
    </CardPart>
  );
};

/** The lines that were written from the specification and lead over the transition. */
const Proofs = ({
  machine: { provedBy },
  transition: { id },
}: Pick<TransitionCardProps, "machine" | "transition">) => {
  const proofs = provedBy[id] ?? [];
  if (proofs.length === 0) return null;
  return (
    <CardPart heading={w.provedBy}>
      <ul className={css["list"]}>
        {proofs.map(({ sentence, spec, tableOf }) => (
          <li key={`${tableOf ?? ""} ${sentence}`} className={css["row"]}>
            {tableOf === undefined ? "" : `${w.tableOf(tableOf)}: `}
            {sentence} <Link to={specHref(spec)}>{spec}</Link>
          </li>
        ))}
      </ul>
    </CardPart>
  );
};

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
      kind={`${w.transition} · ${words.machine.kinds[transition.kind]}`}
      title={transition.label}
      id={transition.id}
      onClose={onClose}
      actions={
        <CopyButton label={w.copy} done={words.copied} text={() => absoluteHref(arrowHref(transition))} />
      }
    >
      <p>{transition.description}</p>
      <DescriptionList facts={factsOf(transition, machine.ir.id, stateHref)} />
      {isPresent && <Proofs machine={machine} transition={transition} />}
      {isPresent && <Tests machine={machine} transition={transition} />}
      <PartChanges machine={machine} id={transition.id} />
      {isPresent && <ReviewPart machine={machine} transition={transition} arrowHref={arrowHref} />}
      {isPresent && <PathSteps path={machine.pathToTransition[transition.id]} ir={machine.ir} />}
    </Card>
  );
};
