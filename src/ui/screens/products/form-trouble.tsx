import { failureCode, type CallFailure } from "../../../domain/call-failure.ts"
import { DEFECT_CODE, defectText, failureText } from "../../i18n/failure-text.ts"
import { useText } from "../../i18n/use-text.ts"
import { Alert } from "../../kit/alert.tsx"
import { refusalText } from "./product-words.ts"
import styles from "./products.module.css"

/** Why something was not done, where it is about no field of a form; what was typed stays. */
export const FormTrouble = ({ title, trouble }: { readonly title: string; readonly trouble: CallFailure | "defect" | undefined }) => {
  const t = useText()
  if (trouble === undefined) return null
  const own = trouble !== "defect" && trouble._tag === "Refused" ? refusalText(t, trouble.code) : undefined
  const words = trouble === "defect" ? defectText(t) : failureText(t, trouble)
  return (
    <Alert tone="danger" title={title}>
      <p>{own ?? `${words.title}. ${words.text}`}</p>
      <p className={styles["small"]}>{t("failure.code", { code: trouble === "defect" ? DEFECT_CODE : failureCode(trouble) })}</p>
    </Alert>
  )
}
