import { Link } from "react-router-dom";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import type { DiffEntry } from "../../model/atlas-model.ts";
import { groupChanges } from "../../model/diff-groups.ts";
import { partHref } from "../address.ts";
import { partName } from "../part-name.ts";
import { labels } from "../labels.ts";
import css from "./changes.module.css";

/** The colour of each kind of change. */
export const changeTones = {
  added: "success",
  removed: "danger",
  retargeted: "warning",
  changed: "info",
} as const;

export interface ChangeListProps {
  /** The machine's name. */
  readonly machine: string;
  readonly label: string;
  readonly entries: readonly DiffEntry[];
}

const Part = ({
  machine,
  entry: { what, id, about, details },
}: {
  readonly machine: string;
  readonly entry: DiffEntry;
}) => (
  <>
    <Link to={partHref({ machine, what, id }, { layer: "changes" })} title={id}>
      {partName(id)}
    </Link>{" "}
    <span className={css["quiet"]}>{labels.diff.what[what]}</span>
    {about !== "" && <p className={css["about"]}>{about}</p>}
    {details.map((detail) => (
      <p key={detail} className={css["quiet"]}>
        {detail}
      </p>
    ))}
  </>
);

/** The changes of a machine, part by part, each linked to the merged diagram. */
export const ChangeList = ({ machine, label, entries }: ChangeListProps) => (
  <ul className={css["entries"]} aria-label={label}>
    {groupChanges(entries).map(({ entry, inside }) => (
      <li key={`${entry.what} ${entry.id}`} className={css["entry"]}>
        <Badge tone={changeTones[entry.change]} label={labels.machine.changes[entry.change]} />
        <div className={css["text"]}>
          <Part machine={machine} entry={entry} />
          {inside.length > 0 && (
            <details>
              <summary>{labels.diff.inside(inside.length)}</summary>
              <ul className={css["inside"]}>
                {inside.map((one) => (
                  <li key={`${one.what} ${one.id}`}>
                    <Part machine={machine} entry={one} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </li>
    ))}
  </ul>
);
