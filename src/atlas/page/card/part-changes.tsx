import { Badge } from "../../../ui/kit/states/badge.tsx";
import type { AtlasMachine } from "../../model/atlas-model.ts";
import { changeTones } from "../changes/change-list.tsx";
import { useIndex } from "../data/atlas-data.ts";
import { labels } from "../labels.ts";
import { CardPart } from "./card.tsx";
import css from "./card.module.css";

/** The changes of a state or transition since the compared revision; nothing if it is unchanged. */
export const PartChanges = ({
  machine: { diff },
  id,
}: {
  readonly machine: AtlasMachine;
  readonly id: string;
}) => {
  const { against } = useIndex();
  // The old edge of a retargeted transition has the transition's entry.
  const entry = diff?.entries.find((entry) => entry.id === id.replace(/\|was$/, ""));
  if (entry === undefined || against === null) return null;
  return (
    <CardPart heading={labels.diff.since(against.revision)}>
      <div>
        <Badge tone={changeTones[entry.change]} label={labels.machine.changes[entry.change]} />
      </div>
      {entry.details.length > 0 && (
        <ul className={css["list"]}>
          {entry.details.map((detail) => (
            <li key={detail} className={css["row"]}>
              {detail}
            </li>
          ))}
        </ul>
      )}
    </CardPart>
  );
};
