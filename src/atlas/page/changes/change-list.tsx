import { Link } from "react-router-dom"
import { Badge } from "../../../ui/kit/badge.tsx"
import type { DiffEntry } from "../../model/atlas-model.ts"
import { partHref } from "../address.ts"
import { words } from "../words.ts"
import css from "./changes.module.css"

/** How each kind of change looks. */
export const changeTones = { added: "success", removed: "danger", retargeted: "warning", changed: "info" } as const

export interface ChangeListProps {
  /** The machine's name. */
  readonly machine: string
  readonly label: string
  readonly entries: readonly DiffEntry[]
}

/** What has changed in a machine, part by part, each with the way to it on the diagram of both revisions. */
export const ChangeList = ({ machine, label, entries }: ChangeListProps) => (
  <ul className={css["entries"]} aria-label={label}>
    {entries.map(({ change, what, id, details }) => (
      <li key={`${what} ${id}`} className={css["entry"]}>
        <Badge tone={changeTones[change]} label={words.machine.changes[change]} />
        <div className={css["words"]}>
          <Link to={partHref({ machine, what, id }, { layer: "changes" })}>{id}</Link> <span className={css["quiet"]}>{words.diff.what[what]}</span>
          {details.map((detail) => <p key={detail} className={css["quiet"]}>{detail}</p>)}
        </div>
      </li>
    ))}
  </ul>
)
