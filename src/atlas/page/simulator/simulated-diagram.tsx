import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { DiagramView } from "../diagram/diagram-view.tsx";
import { simulationPaint } from "../diagram/paint.ts";
import type { DiagramPartProps } from "../machine/diagram-part.tsx";
import machineCss from "../machine/machine.module.css";
import { SaveMenu } from "../machine/save-menu.tsx";
import { layoutOf, shownFold } from "../machine/shown-layout.ts";
import { labels } from "../labels.ts";
import { currentStates } from "./current-states.ts";
import { SimulatorPanel } from "./simulator-panel.tsx";
import { splitNames } from "./step-names.ts";
import { useChoices } from "./use-choices.ts";
import { useSimulation } from "./use-simulation.ts";

/** The diagram of a simulation: pressing an edge fires it. */
export const SimulatedDiagram = ({
  machine,
  place,
  stateId,
}: Pick<DiagramPartProps, "machine" | "place"> & { readonly stateId: string }) => {
  const { ir, layouts } = machine;
  const { address, change, changed } = place;
  const navigate = useNavigate();
  const svg = useRef<SVGSVGElement>(null);
  const simulation = useSimulation(
    ir.name,
    [...(stateId === "" ? [] : [stateId]), ...splitNames(address.also).map((local) => `${ir.id}.${local}`)],
    address.steps,
  );
  const last = useSelector(simulation, ({ context: { simulated } }) =>
    simulated._tag === "Ready" ? simulated.steps.at(-1) : undefined,
  );
  const choices = useChoices(ir, simulation);
  const firing = new Map(
    choices.flatMap(({ transition, events: [event] }) =>
      event === undefined ? [] : [[transition.id, event] as const],
    ),
  );
  const current = last === undefined ? [] : currentStates(last.snapshot);
  return (
    <div className={machineCss["split"]} data-chosen="true">
      <DiagramView
        ir={ir}
        layout={layoutOf(
          layouts,
          shownFold(layouts, { fold: address.fold, arrow: undefined }, current.at(-1) ?? ""),
        )}
        paint={simulationPaint(ir, new Set(current), new Set(firing.keys()))}
        zoom={address.zoom}
        onZoom={(zoom) => change({ zoom }, "replace")}
        selectedState={current.at(-1)}
        selectedArrow={undefined}
        stateHref={place.stateHref}
        press={({ id }) => {
          const event = firing.get(id);
          return event === undefined
            ? { _tag: "None" }
            : { _tag: "Fire", fire: () => simulation.send({ type: "simulation.fire", event }) };
        }}
        note={<p className={machineCss["note"]}>{labels.simulator.help}</p>}
        svg={svg}
        tools={<SaveMenu machine={machine} svg={svg} />}
      />
      <SimulatorPanel
        ir={ir}
        simulation={simulation}
        hrefAfter={(steps) => changed({ steps })}
        onClose={() => void navigate(changed({ simulating: false }))}
      />
    </div>
  );
};
