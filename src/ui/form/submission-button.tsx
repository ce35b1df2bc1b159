import * as Equal from "effect/Equal";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { Elements } from "../kit/elements.ts";
import type { ActionRef } from "../../machines/kit/action.machine.ts";
import { Button } from "../kit/buttons/button.tsx";
import type { LucideIcon } from "../kit/buttons/icon.tsx";
import { Done } from "../kit/states/success.tsx";
import { FailureAlert, type FailureAlertProps } from "./failure-alert.tsx";
import styles from "./submission-button.module.css";

export interface SubmissionButtonProps<Request, Answer> extends Pick<FailureAlertProps, "refusals"> {
  readonly actor: ActionRef<Request, Answer>;
  readonly request: Request;
  readonly label: ReactNode;
  /** Success message beside the button; undefined if the result is visible elsewhere. */
  readonly doneText?: string;
  readonly failedTitle: string;
  readonly icon?: LucideIcon;
  /** The id of the element that describes the button, if its label is not unique. */
  readonly describedBy?: string;
  /** Nothing can be sent; `describedBy` says why. */
  readonly disabled?: boolean;
}

/** A button that sends one request, with progress, success and failure beside it. */
export const SubmissionButton = <Request, Answer>(
  props: SubmissionButtonProps<Request, Answer>,
): Elements => {
  const { actor, request, label, doneText, failedTitle, icon, refusals, describedBy, disabled } = props;
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const done = useSelector(actor, (snapshot) => snapshot.hasTag("done"));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  // The result of an earlier request, such as the file of other filters, is not shown.
  const current = useSelector(actor, ({ context }) => Equal.equals(context.request, request));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <div className={styles["root"]}>
      <Button
        busy={busy}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => actor.send({ type: "action.send", request })}
        {...(icon !== undefined && { icon })}
      >
        {label}
      </Button>
      <Done>{current && done && doneText}</Done>
      {current && failed ? <FailureAlert title={failedTitle} failure={failure} refusals={refusals} /> : null}
    </div>
  );
};
