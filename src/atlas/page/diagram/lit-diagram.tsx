import { useRef, useState } from "react";
import type { StateValue } from "xstate";
import type { Elements } from "../../../ui/kit/elements.ts";
import type { AtlasMachine } from "../../model/atlas-model.ts";
import { pathOf, type MachineAddress } from "../address.ts";
import { idsIn } from "../simulator/current-states.ts";
import { DiagramView } from "./diagram-view.tsx";
import { simulationPaint } from "./paint.ts";

export interface LitDiagramProps {
  readonly machine: AtlasMachine;
  /** The present state. */
  readonly value: StateValue;
  /** The ids of the transitions that led there. */
  readonly taken: readonly string[];
  readonly note?: Elements;
  readonly tools?: Elements;
}

/** A machine's diagram with the present states and the transitions taken. */
export const LitDiagram = ({
  machine: { ir, layouts },
  value,
  taken,
  note = null,
  tools = null,
}: LitDiagramProps) => {
  const [zoom, setZoom] = useState<MachineAddress["zoom"]>();
  const svg = useRef<SVGSVGElement>(null);
  const current = idsIn(value, ir.id);
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
      note={note}
      tools={tools}
      svg={svg}
    />
  );
};
