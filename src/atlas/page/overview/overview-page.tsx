import { useFormat } from "../../../ui/i18n/format.ts"
import { Badge } from "../../../ui/kit/badge.tsx"
import { PageHeader } from "../../../ui/kit/page-header.tsx"
import { Panel } from "../../../ui/kit/panel.tsx"
import { Table, type Column } from "../../../ui/kit/table.tsx"
import type { AtlasIndex, MachineSummary } from "../../model/atlas-model.ts"
import { pathOf } from "../address.ts"
import { useIndex } from "../data/atlas-data.ts"
import { usePageName } from "../frame/use-page-name.ts"
import { totalCoverage } from "../machine/layer-note.tsx"
import { words } from "../words.ts"
import css from "./overview.module.css"

const w = words.overview

type Key = "name" | "description" | "states" | "transitions" | "coverage" | "findings" | "change"

const Coverage = ({ fired, transitions }: Pick<MachineSummary, "fired" | "transitions">) => {
  const format = useFormat()
  if (fired === null) return <span className={css["quiet"]}>{w.noRun}</span>
  return (
    <span className={css["coverage"]}>
      <progress className={css["meter"]} max={transitions} value={fired} aria-hidden="true" />
      {format.percent(transitions === 0 ? 1 : fired / transitions)}
      {fired < transitions && <Badge tone="danger" label={`${words.coverage.never}: ${transitions - fired}`} />}
    </span>
  )
}

const columnsOf = ({ findings, against }: AtlasIndex): readonly Column<MachineSummary, Key>[] => [
  { key: "name", header: w.machines, primary: true, render: ({ name }) => name },
  { key: "description", header: w.description, render: ({ description }) => description },
  { key: "states", header: w.states, number: true, render: ({ states }) => states },
  { key: "transitions", header: w.transitions, number: true, render: ({ transitions }) => transitions },
  { key: "coverage", header: w.coverage, primary: true, render: (machine) => <Coverage {...machine} /> },
  { key: "findings", header: w.findings, number: true, render: ({ name }) => findings.filter(({ machine }) => machine === name).length },
  ...(against === null ? [] : [{ key: "change" as const, header: w.change, render: ({ change }: MachineSummary) => (change === null || change === "same" ? words.diff.same : words.machine.changes[change]) }]),
]

const Figure = ({ label, value, note }: { readonly label: string; readonly value: string; readonly note?: string }) => (
  <div className={css["figure"]}>
    <dt>{label}</dt>
    <dd>{value}{note !== undefined && <span className={css["quiet"]}> {note}</span>}</dd>
  </div>
)

/** All machines with their counts: where a review begins. */
export const OverviewPage = () => {
  const index = useIndex()
  const format = useFormat()
  const { machines, findings } = index
  const { fired, all } = totalCoverage(machines)
  const ran = machines.some((machine) => machine.fired !== null)
  const unexplained = findings.filter(({ explanation }) => explanation === null).length
  usePageName(words.machines)
  return (
    <>
      <PageHeader title={words.title} note={w.note} />
      <dl className={css["figures"]}>
        <Figure label={w.machines} value={format.number(machines.length)} />
        <Figure label={w.states} value={format.number(machines.reduce((sum, { states }) => sum + states, 0))} />
        <Figure label={w.transitions} value={format.number(all)} />
        <Figure label={w.coverage} value={ran && all > 0 ? format.percent(fired / all) : words.none} note={ran ? w.of(fired, all) : w.noRun} />
        <Figure label={w.findings} value={format.number(findings.length)} {...(findings.length > 0 && { note: w.open(unexplained) })} />
      </dl>
      <Panel heading={w.machines} flush>
        <Table label={w.machines} columns={columnsOf(index)} rows={machines} rowKey={({ name }) => name} rowHref={({ name }) => pathOf(name)} compact scrolls />
      </Panel>
    </>
  )
}
