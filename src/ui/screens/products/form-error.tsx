import { ErrorAlert, type ErrorAlertProps } from "../../form/error-alert.tsx";
import { refusalText } from "./product-words.ts";

/** Why something was not done, where it is about no field of a form; what was typed stays. */
export const FormError = (props: Pick<ErrorAlertProps, "title" | "error">) => (
  <ErrorAlert {...props} refusal={refusalText} />
);
