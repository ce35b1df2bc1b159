import { TroubleAlert, type TroubleAlertProps } from "../trouble-alert.tsx";
import { refusalText } from "./product-words.ts";

/** Why something was not done, where it is about no field of a form; what was typed stays. */
export const FormTrouble = (props: Pick<TroubleAlertProps, "title" | "trouble">) => (
  <TroubleAlert {...props} refusal={refusalText} />
);
