import { Link, type To } from "react-router-dom"
import { Badge } from "../../../ui/kit/badge.tsx"
import { EmptyState } from "../../../ui/kit/empty-state.tsx"
import { Panel } from "../../../ui/kit/panel.tsx"
import type { AtlasMachine, DiffEntry } from "../../model/atlas-model.ts"
import { partHref } from "../address.ts"
import { CopyButton } from "../card/copy-button.tsx"
import { useIndex } from "../data/atlas-data.ts"
import { words } from "../words.ts"
import css from "./machine.module.css"

const w = words.diff

const tones = { added: "success", removed: "danger", retargeted: "warning", changed: "info" } as const

const Entry = ({ entry: { change, what, id, details }, to }: { readonly entry: DiffEntry; readonly to: To }) => (
  <li className={css["entry"]}>
    <Badge tone={tones[change]} label={words.machine.changes[change]} />
    <div className={css["entryWords"]}>
      <Link to={to}>{id}</Link> <span className={css["quiet"]}>{w.what[what]}</span>
      {details.map((detail) => <p key={detail} className={css["quiet"]}>{detail}</p>)}
    </div>
  </li>
)

/** What has changed in a machine since another revision, as a list and as text for a review. */
export const ChangesPart = ({ machine: { ir, diff } }: { readonly machine: AtlasMachine }) => {
  const { against } = useIndex()
  if (diff === null || against === null) return <EmptyState title={w.none} text={w.noneText} />
  return (
    <Panel heading={w.against(against.revision)} actions={<CopyButton label={w.copy} done={w.copied} text={() => against.markdown} />}>
      {diff.entries.length === 0
        ? <EmptyState title={w.same} text={w.sameText(against.revision)} />
        : (
          <ul className={css["entries"]} aria-label={w.list}>
            {diff.entries.map((entry) => (
              <Entry key={`${entry.what} ${entry.id}`} entry={entry} to={partHref({ machine: ir.name, what: entry.what, id: entry.id }, { layer: "changes" })} />
            ))}
          </ul>
        )}
    </Panel>
  )
}
