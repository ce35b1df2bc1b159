import { useSelector } from "@xstate/react"
import { useId } from "react"
import type { Journal } from "../../domain/journal.ts"
import { useFormat } from "../../ui/i18n/format.ts"
import { useText } from "../../ui/i18n/use-text.ts"
import { Alert } from "../../ui/kit/alert.tsx"
import { Panel } from "../../ui/kit/panel.tsx"
import css from "./desk.module.css"
import { useDesk } from "./desk-context.ts"

const Problem = () => {
  const t = useText()
  const problem = useSelector(useDesk(), ({ context }) => context.problem)
  if (problem._tag === "None") return null
  return (
    <Alert tone="danger">
      <p>{t(`desk.journal.${problem._tag}`)}</p>
      {problem._tag === "Broken" ? <pre className={css["detail"]}>{problem.detail}</pre> : null}
    </Alert>
  )
}

/** Where a customer's journal is opened. */
export const JournalPart = () => {
  const t = useText()
  const id = useId()
  const desk = useDesk()
  const give = (file: File | undefined): void => {
    if (file !== undefined) desk.send({ type: "desk.journalGiven", file })
  }
  return (
    <Panel heading={t("desk.journal")}>
      <p id={`${id}-help`}>{t("desk.journal.help")}</p>
      <div className={css["choice"]}>
        <label htmlFor={id}>{t("desk.journal.file")}</label>
        <input
          id={id} type="file" accept=".json,application/json" aria-describedby={`${id}-help`}
          onChange={(event) => {
            give(event.target.files?.[0])
            // The same file, mended, can be chosen again.
            event.target.value = ""
          }}
        />
      </div>
      <Problem />
    </Panel>
  )
}

/** What a journal says of itself. */
export const JournalFacts = ({ journal: { app, savedAt } }: { readonly journal: Journal }) => {
  const t = useText()
  const format = useFormat()
  return <p className={css["quiet"]}>{t("desk.journal.facts", { app, date: format.moment(savedAt) })}</p>
}
