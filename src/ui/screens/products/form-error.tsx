import { ErrorAlert, type ErrorAlertProps } from "../../form/error-alert.tsx";
import { refusalText } from "./product-words.ts";

/** The alert for an error that belongs to no field of a form; the input is kept. */
export const FormError = (props: Pick<ErrorAlertProps, "title" | "error">) => (
  <ErrorAlert {...props} refusal={refusalText} />
);
