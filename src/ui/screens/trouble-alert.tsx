import type { ReactNode } from "react"
import { failureCode, type CallFailure } from "../../domain/call-failure.ts"
import { DEFECT_CODE, defectText, failureText } from "../i18n/failure-text.ts"
import type { Text } from "../i18n/catalogue.ts"
import { useText } from "../i18n/use-text.ts"
import { Alert } from "../kit/alert.tsx"
import styles from "./submission-button.module.css"

export interface TroubleAlertProps {
  readonly title: string
  readonly trouble: CallFailure | "defect" | undefined
  /** The area's own words for a code. */
  readonly refusal: (t: Text, code: string) => string | undefined
  /** What stays as it was. */
  readonly note?: string
  readonly actions?: ReactNode
}

/** Why something was not done, where it is about no field of a form; what was typed stays. */
export const TroubleAlert = ({ title, trouble, refusal, note, actions }: TroubleAlertProps) => {
  const t = useText()
  if (trouble === undefined) return null
  const own = trouble !== "defect" && trouble._tag === "Refused" ? refusal(t, trouble.code) : undefined
  const words = trouble === "defect" ? defectText(t) : failureText(t, trouble)
  return (
    <Alert tone="danger" title={title} actions={actions}>
      <p>{own ?? `${words.title}. ${words.text}`}</p>
      {note === undefined ? null : <p>{note}</p>}
      <p className={styles["code"]}>{t("failure.code", { code: trouble === "defect" ? DEFECT_CODE : failureCode(trouble) })}</p>
    </Alert>
  )
}
