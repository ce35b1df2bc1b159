import Play from "lucide-react/icons/play";
import type { FollowedActor } from "../../../domain/shell/following.ts";
import { keyOfShape } from "../../../machines/kit/machine-shape.ts";
import { LinkButton } from "../../../ui/kit/buttons/link-button.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { Alert } from "../../../ui/kit/states/alert.tsx";
import { Skeleton } from "../../../ui/kit/states/skeleton.tsx";
import { ResourceView } from "../../../ui/resource/resource-view.tsx";
import type { MachineIr, MachineSummary } from "../../model/atlas-model.ts";
import { localPath, partHref } from "../address.ts";
import { useAtlasData, useIndex } from "../data/atlas-data.ts";
import { LitDiagram } from "../diagram/lit-diagram.tsx";
import { leavesIn } from "../simulator/current-states.ts";
import { joinNames } from "../simulator/step-names.ts";
import { labels } from "../labels.ts";
import css from "./live.module.css";

const w = labels.liveView;

/** The address of the machine's simulator where the machine is in the same states. */
const simulatorHref = ({ name, id }: MachineIr, value: FollowedActor["value"]) => {
  const [first = id, ...others] = leavesIn(value, id);
  return partHref(
    { machine: name, what: "state", id: first },
    { simulating: true, also: joinNames(others.map(localPath)) },
  );
};

const Drawn = ({
  summary,
  actor,
  taken,
}: {
  readonly summary: MachineSummary;
  readonly actor: FollowedActor;
  readonly taken: readonly string[];
}) => (
  <ResourceView
    key={summary.name}
    actor={useAtlasData().machine(summary.name)}
    skeleton={<Skeleton shape="card" count={4} />}
  >
    {(machine) =>
      keyOfShape({
        states: machine.ir.states.map(({ id }) => id),
        transitions: machine.ir.transitions,
      }) === actor.shape ? (
        <LitDiagram
          machine={machine}
          value={actor.value}
          taken={taken}
          note={<p className={css["quiet"]}>{w.simulateHelp}</p>}
          tools={
            <LinkButton icon={Play} to={simulatorHref(machine.ir, actor.value)}>
              {w.simulate}
            </LinkButton>
          }
        />
      ) : (
        <Alert tone="warning">{w.otherRevision(summary.name)}</Alert>
      )
    }
  </ResourceView>
);

export interface FollowedMachineProps {
  /** The name of the chosen actor; undefined before one is chosen. */
  readonly chosen: string | undefined;
  /** The actor at the shown event; undefined if it does not run then. */
  readonly actor: FollowedActor | undefined;
  /** The ids of the transitions that it took at the shown event. */
  readonly taken: readonly string[];
}

/** The diagram of the chosen actor's machine with its present states; a text where there is none, or another one. */
export const FollowedMachine = ({ chosen, actor, taken }: FollowedMachineProps) => {
  const { machines } = useIndex();
  if (chosen === undefined) return <p className={css["quiet"]}>{w.pick}</p>;
  const summary = machines.find(({ id }) => id === actor?.machine);
  return (
    <Panel heading={w.machine(chosen)}>
      {actor === undefined ? (
        <p>{w.ended(chosen)}</p>
      ) : summary === undefined ? (
        <p>{w.noDiagram(actor.machine)}</p>
      ) : (
        <Drawn summary={summary} actor={actor} taken={taken} />
      )}
    </Panel>
  );
};
