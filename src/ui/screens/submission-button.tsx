import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { failureCode, type CallFailure } from "../../domain/call-failure.ts"
import type { SubmissionRef } from "../../machines/submission.machine.ts"
import { DEFECT_CODE, defectText, failureText } from "../i18n/failure-text.ts"
import { useText } from "../i18n/use-text.ts"
import { Alert } from "../kit/alert.tsx"
import { Button } from "../kit/button.tsx"
import type { LucideIcon } from "../kit/icon.tsx"
import styles from "./submission-button.module.css"

export interface SubmissionButtonProps<Request, Answer> {
  readonly actor: SubmissionRef<Request, Answer>
  readonly request: Request
  readonly label: string
  /** Told beside the button when it is done; none where the result shows itself. */
  readonly doneText?: string
  readonly failedTitle: string
  readonly icon?: LucideIcon
  /** The id of what the button is about, where its label alone does not say it. */
  readonly describedBy?: string
}

/** Why something was not done; without a failure it is a defect of the portal itself. */
const SubmissionFailure = ({ title, failure }: { readonly title: string; readonly failure: CallFailure | undefined }) => {
  const t = useText()
  const words = failure === undefined ? defectText(t) : failureText(t, failure)
  const code = failure === undefined ? DEFECT_CODE : failureCode(failure)
  return (
    <Alert tone="danger" title={title}>
      <p>{words.title}. {words.text}</p>
      <p className={styles["code"]}>{t("failure.code", { code })}</p>
    </Alert>
  )
}

/** A button that sends one request, and tells progress, success and failure where it was pressed. */
export const SubmissionButton = <Request, Answer>(props: SubmissionButtonProps<Request, Answer>): ReactNode => {
  const { actor, request, label, doneText, failedTitle, icon, describedBy } = props
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const result = useSelector(actor, ({ context }) => context.result)
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"))
  // What became of another request, such as the file of other filters, is not told here any more.
  const current = useSelector(actor, ({ context }) => JSON.stringify(context.request) === JSON.stringify(request))
  return (
    <div className={styles["root"]}>
      <Button
        busy={busy} aria-describedby={describedBy} onClick={() => actor.send({ type: "submission.submit", request })} {...(icon !== undefined && { icon })}
      >
        {label}
      </Button>
      <span role="status" className={styles["done"]}>{current && result._tag === "Answered" ? doneText : null}</span>
      {current && failed ? <SubmissionFailure title={failedTitle} failure={result._tag === "Failed" ? result.failure : undefined} /> : null}
    </div>
  )
}
