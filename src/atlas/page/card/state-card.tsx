import { conditionOf } from "../../model/condition.ts";
import Play from "lucide-react/icons/play";
import UnfoldVertical from "lucide-react/icons/unfold-vertical";
import { Link, type To } from "react-router-dom";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { DescriptionList, type Fact } from "../../../ui/kit/layout/description-list.tsx";
import { LinkButton } from "../../../ui/kit/buttons/link-button.tsx";
import type { AtlasMachine, IrInvoke, IrLimit, IrState, IrTransition } from "../../model/atlas-model.ts";
import { absoluteHref, localPath, partHref, pathOf, specHref } from "../address.ts";
import { useIndex } from "../data/atlas-data.ts";
import { isInBuild } from "../machine/shown-machine.ts";
import { labels } from "../labels.ts";
import { Card, CardPart } from "./card.tsx";
import css from "./card.module.css";
import { CopyButton } from "./copy-button.tsx";
import { PartChanges } from "./part-changes.tsx";
import { PathSteps } from "./path-steps.tsx";

export interface StateCardProps {
  readonly machine: AtlasMachine;
  readonly state: IrState;
  readonly stateHref: (id: string) => To;
  readonly arrowHref: (transition: IrTransition) => To;
  readonly simulateHref: To;
  /** The address where the diagram shows its children; left out if it already does. */
  readonly insideHref?: To;
  readonly onClose: () => void;
}

const w = labels.card;

const limitText = ({ delay, ms }: IrLimit): string => w.limits(delay, ms);

/** An invoked actor; a link if it is a machine of the portal. */
const Invoked = ({ src, kind, id }: IrInvoke) => {
  const machine = useIndex().machines.find(
    (machine) => kind === "machine" && (machine.id === src || machine.id === id),
  );
  return (
    <li className={css["row"]}>
      {machine === undefined ? <span>{src}</span> : <Link to={pathOf(machine.name)}>{machine.name}</Link>}
      <span className={css["quiet"]}>{w.invokeKinds[kind]}</span>
    </li>
  );
};

const Ways = ({
  heading,
  ways,
  other,
  arrowHref,
}: Pick<StateCardProps, "arrowHref"> & {
  readonly heading: string;
  readonly ways: readonly IrTransition[];
  readonly other: (transition: IrTransition) => string;
}) => {
  if (ways.length === 0) return null;
  return (
    <CardPart heading={heading}>
      <ul className={css["list"]}>
        {ways.map((way) => (
          <li key={way.id} className={css["row"]}>
            <Link to={arrowHref(way)}>
              {conditionOf(way) === "" ? way.label : `${way.label} [${conditionOf(way)}]`}
            </Link>
            <span className={css["quiet"]}>{other(way)}</span>
          </li>
        ))}
      </ul>
    </CardPart>
  );
};

const factsOf = (state: IrState): readonly Fact[] => {
  const fact = (label: string, value: Fact["value"], there: boolean): readonly Fact[] =>
    there ? [{ label, value }] : [];
  return [
    ...fact(w.screen, state.screen, state.screen !== null),
    ...fact(w.code, <code>{state.code}</code>, state.code !== null),
    ...fact(w.spec, <Link to={specHref(state.spec)}>{state.spec}</Link>, state.spec !== ""),
    ...fact(w.limit, state.limits.map(limitText).join(", "), state.limits.length > 0),
    ...fact(w.limit, w.alwaysOn, state.alwaysOn && state.limits.length === 0),
    ...fact(
      w.tags,
      <span className={css["chips"]}>
        {state.tags.map((tag) => (
          <Badge key={tag} label={tag} shape={false} />
        ))}
      </span>,
      state.tags.length > 0,
    ),
    ...fact(w.entry, state.entry.join(", "), state.entry.length > 0),
    ...fact(w.exit, state.exit.join(", "), state.exit.length > 0),
  ];
};

const Links = ({
  heading,
  links,
}: {
  readonly heading: string;
  readonly links: readonly { readonly key: string; readonly label: string; readonly to: To }[];
}) => {
  if (links.length === 0) return null;
  return (
    <CardPart heading={heading}>
      <ul className={css["list"]}>
        {links.map(({ key, label, to }) => (
          <li key={key} className={css["row"]}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </CardPart>
  );
};

/** The details of a state or of the whole machine: description, paths, transitions, and who invokes it. */
export const StateCard = ({
  machine,
  state,
  stateHref,
  arrowHref,
  simulateHref,
  insideHref,
  onClose,
}: StateCardProps) => {
  const { invokedBy, pathToState, diff } = machine;
  const isPresent = isInBuild(machine, state.id);
  const ir = isPresent ? machine.ir : (diff?.union ?? machine.ir);
  const root = state.parent === null;
  const within = (transition: IrTransition): string =>
    transition.targets.map(localPath).join(", ") || w.stays;
  const users = root
    ? invokedBy.map(({ machine, state }) => ({
        key: `${machine} ${state}`,
        label: state,
        to: partHref({ machine, what: "state", id: state }),
      }))
    : [];
  return (
    <Card
      kind={root ? w.machine : w.types[state.type]}
      title={state.key}
      id={state.id}
      onClose={onClose}
      actions={
        <>
          {isPresent && state.type !== "history" && (
            <LinkButton to={simulateHref} icon={Play}>
              {w.simulate}
            </LinkButton>
          )}
          {insideHref !== undefined && (
            <LinkButton to={insideHref} icon={UnfoldVertical}>
              {w.showInside}
            </LinkButton>
          )}
          <CopyButton label={w.copy} done={labels.copied} text={() => absoluteHref(stateHref(state.id))} />
        </>
      }
    >
      <p>{state.description}</p>
      <DescriptionList facts={factsOf(state)} />
      {state.invokes.length > 0 && (
        <CardPart heading={w.invokes}>
          <ul className={css["list"]}>
            {state.invokes.map((invoke) => (
              <Invoked key={invoke.id} {...invoke} />
            ))}
          </ul>
        </CardPart>
      )}
      <Links heading={w.invokedBy} links={users} />
      <PartChanges machine={machine} id={state.id} />
      {!root && isPresent && <PathSteps path={pathToState[state.id]} ir={ir} />}
      <Ways
        heading={w.leaves}
        ways={ir.transitions.filter(({ source }) => source === state.id)}
        other={within}
        arrowHref={arrowHref}
      />
      <Ways
        heading={w.arrives}
        ways={ir.transitions.filter(
          ({ targets, source }) => targets.includes(state.id) && source !== state.id,
        )}
        other={({ source }) => localPath(source) || ir.id}
        arrowHref={arrowHref}
      />
      <Links
        heading={w.inside}
        links={state.children.map((id) => ({ key: id, label: localPath(id), to: stateHref(id) }))}
      />
      {state.parent !== null && state.parent !== ir.id && (
        <Links
          heading={w.within}
          links={[{ key: state.parent, label: localPath(state.parent), to: stateHref(state.parent) }]}
        />
      )}
    </Card>
  );
};
