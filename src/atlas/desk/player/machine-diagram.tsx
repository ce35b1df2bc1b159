import { useRef, useState } from "react";
import { transitionId } from "../../../machines/kit/transition-id.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { Skeleton } from "../../../ui/kit/states/skeleton.tsx";
import { ResourceView } from "../../../ui/resource/resource-view.tsx";
import type { AtlasMachine } from "../../model/atlas-model.ts";
import { pathOf, type MachineAddress } from "../../page/address.ts";
import { useAtlasData } from "../../page/data/atlas-data.ts";
import { DiagramView } from "../../page/diagram/diagram-view.tsx";
import { simulationPaint } from "../../page/diagram/paint.ts";
import { idsIn } from "../../page/simulator/current-states.ts";
import type { Frame } from "../simulation/timeline.ts";
import { machines } from "../simulation/machines.ts";
import css from "./player.module.css";

const Lit = ({
  machine: { ir, layouts },
  frame,
}: {
  readonly machine: AtlasMachine;
  readonly frame: Frame;
}) => {
  const [zoom, setZoom] = useState<MachineAddress["zoom"]>();
  const svg = useRef<SVGSVGElement>(null);
  const current = idsIn(frame.value, ir.id);
  const taken = frame.taken
    .filter(({ machine }) => machine === ir.id)
    .map(({ transition }) => transitionId(transition));
  return (
    <DiagramView
      ir={ir}
      layout={layouts.open}
      paint={simulationPaint(ir, new Set(current), new Set(taken))}
      zoom={zoom}
      onZoom={setZoom}
      selectedState={current.at(-1)}
      selectedArrow={undefined}
      stateHref={(id) => pathOf(ir.name, id)}
      press={() => ({ _tag: "None" })}
      note={null}
      tools={null}
      svg={svg}
    />
  );
};

/** The diagram of the step's machine with the current state and the transitions taken. */
export const MachineDiagram = ({ frame }: { readonly frame: Frame }) => {
  const t = useText();
  const data = useAtlasData();
  const machine = machines.get(frame.machine);
  if (machine === undefined) return null;
  return (
    <Panel level={3} heading={t("desk.machine", { machine: machine.name })}>
      <div className={css["behind"]}>
        <ResourceView
          key={machine.name}
          actor={data.machine(machine.name)}
          skeleton={<Skeleton shape="rows" count={6} />}
        >
          {(loaded) => <Lit machine={loaded} frame={frame} />}
        </ResourceView>
      </div>
    </Panel>
  );
};
