import { FailureAlert, type FailureAlertProps } from "../failure-alert.tsx"
import { refusalText } from "./product-words.ts"

/** Why something was not done, where it is about no field of a form; what was typed stays. */
export const FormTrouble = (props: Pick<FailureAlertProps, "title" | "trouble">) => <FailureAlert {...props} refusal={refusalText} />
