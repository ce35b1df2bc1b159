import { useSelector } from "@xstate/react";
import type { AlertRef } from "../../../machines/shell/alert.machine.ts";
import { Alert, type AlertProps } from "../../kit/states/alert.tsx";

export interface AlertViewProps extends Pick<AlertProps, "title" | "children"> {
  readonly alert: AlertRef;
}

/** A temporary alert with a close button; its machine decides how long it is shown (shell §4). */
export const AlertView = ({ alert, ...texts }: AlertViewProps) => {
  const tone = useSelector(alert, ({ context }) => context.tone);
  const shown = useSelector(alert, ({ status }) => status === "active");
  return shown ? (
    <Alert {...texts} tone={tone} onClose={() => alert.send({ type: "alert.dismiss" })} />
  ) : null;
};
