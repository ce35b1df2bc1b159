import { transitionId } from "../../../machines/kit/transition-id.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { Skeleton } from "../../../ui/kit/states/skeleton.tsx";
import { ResourceView } from "../../../ui/resource/resource-view.tsx";
import { useAtlasData } from "../../page/data/atlas-data.ts";
import { LitDiagram } from "../../page/diagram/lit-diagram.tsx";
import type { Frame } from "../simulation/timeline.ts";
import { machines } from "../simulation/machines.ts";
import css from "./player.module.css";

/** The diagram of the step's machine with the current state and the transitions taken. */
export const MachineDiagram = ({ frame }: { readonly frame: Frame }) => {
  const t = useText();
  const data = useAtlasData();
  const machine = machines.get(frame.machine);
  if (machine === undefined) return null;
  const taken = frame.taken
    .filter((step) => step.machine === frame.machine)
    .map(({ transition }) => transitionId(transition));
  return (
    <Panel level={3} heading={t("desk.machine", { machine: machine.name })}>
      <div className={css["behind"]}>
        <ResourceView
          key={machine.name}
          actor={data.machine(machine.name)}
          skeleton={<Skeleton shape="rows" count={6} />}
        >
          {(loaded) => <LitDiagram machine={loaded} value={frame.value} taken={taken} />}
        </ResourceView>
      </div>
    </Panel>
  );
};
