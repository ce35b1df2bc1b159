import { useSelector } from "@xstate/react";
import { useCallback, useState, type ReactNode } from "react";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { routes } from "../../../domain/shell/routes.ts";
import type { ActionLogic, ActionRef } from "../../../machines/kit/action.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { Done } from "../../kit/states/success.tsx";
import { Outcome } from "../../page/outcome.tsx";

type Nothing = Readonly<Record<string, never>>;
export type DismissLogic = ActionLogic<Nothing, unknown>;

const nothing: Nothing = {};

export interface ShortageNoticeProps {
  /** Dismisses the notice for a day. */
  readonly logic: DismissLogic;
  /** The texts of the screen that it stands on. */
  readonly words: Readonly<Record<"title" | "open" | "dismiss" | "dismissed" | "failed", string>>;
  readonly children: ReactNode;
}

/** The notice of limited availability on dashboard and orders (business §2), which can be dismissed for a day. */
export const ShortageNotice = ({ logic, words, children }: ShortageNoticeProps) => {
  const dismissal: ActionRef<Nothing, unknown> = useScreenActor("dismiss-shortages", logic, {
    limit: WRITE_LIMIT,
  });
  const done = useSelector(dismissal, (snapshot) => snapshot.hasTag("done"));
  const [here, setHere] = useState(false);
  useEmitted(
    dismissal,
    "action.done",
    useCallback(() => setHere(true), []),
  );
  // What was loaded before the dismissal still has the notice.
  if (done)
    return here ? (
      <Outcome>
        <Done>{words.dismissed}</Done>
      </Outcome>
    ) : null;
  return (
    <Alert
      tone="info"
      title={words.title}
      actions={
        <>
          <LinkButton to={routes.limitedAvailability.path}>{words.open}</LinkButton>
          <SubmissionButton
            actor={dismissal}
            request={nothing}
            label={words.dismiss}
            failedTitle={words.failed}
          />
        </>
      }
    >
      {children}
    </Alert>
  );
};
