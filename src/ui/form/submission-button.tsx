import * as Equal from "effect/Equal";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { SubmissionRef } from "../../machines/kit/submission.machine.ts";
import { Button } from "../kit/buttons/button.tsx";
import type { LucideIcon } from "../kit/buttons/icon.tsx";
import { FailureAlert } from "./failure-alert.tsx";
import styles from "./submission-button.module.css";

export interface SubmissionButtonProps<Request, Answer> {
  readonly actor: SubmissionRef<Request, Answer>;
  readonly request: Request;
  readonly label: string;
  /** Told beside the button when it is done; none where the result shows itself. */
  readonly doneText?: string;
  readonly failedTitle: string;
  readonly icon?: LucideIcon;
  /** Words that only the area has for a refusal. */
  readonly refusalText?: (code: string) => string | undefined;
  /** The id of what the button is about, where its label alone does not say it. */
  readonly describedBy?: string;
}

/** A button that sends one request, and tells progress, success and failure where it was pressed. */
export const SubmissionButton = <Request, Answer>(
  props: SubmissionButtonProps<Request, Answer>,
): ReactNode => {
  const { actor, request, label, doneText, failedTitle, icon, refusalText, describedBy } = props;
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const done = useSelector(actor, (snapshot) => snapshot.hasTag("done"));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  // What became of another request, such as the file of other filters, is not told here any more.
  const current = useSelector(actor, ({ context }) => Equal.equals(context.request, request));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <div className={styles["root"]}>
      <Button
        busy={busy}
        aria-describedby={describedBy}
        onClick={() => actor.send({ type: "submission.submit", request })}
        {...(icon !== undefined && { icon })}
      >
        {label}
      </Button>
      <span role="status" className={styles["done"]}>
        {current && done ? doneText : null}
      </span>
      {current && failed ? (
        <FailureAlert
          title={failedTitle}
          failure={failure}
          known={failure?._tag === "Refused" ? refusalText?.(failure.code) : undefined}
        />
      ) : null}
    </div>
  );
};
