import { useState, type ReactNode } from "react";
import { dismissShortageNotice } from "../../../api/shortage-notice.calls.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { ActionButton } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { Done } from "../../kit/states/success.tsx";
import { Outcome } from "../../page/outcome.tsx";

export interface ShortageNoticeProps {
  /** The texts of the screen that it stands on. */
  readonly labels: Readonly<Record<"title" | "open" | "dismiss" | "dismissed" | "failed", string>>;
  readonly children: ReactNode;
}

/** The notice of limited availability on dashboard and orders (business §2), which can be dismissed for a day. */
export const ShortageNotice = ({ labels, children }: ShortageNoticeProps) => {
  const [here, setHere] = useState(false);
  const dismissal = useAction(dismissShortageNotice, { onDone: () => setHere(true) });
  // What was loaded before the dismissal still has the notice.
  if (dismissal.state === "done")
    return here ? (
      <Outcome>
        <Done>{labels.dismissed}</Done>
      </Outcome>
    ) : null;
  return (
    <Alert
      tone="info"
      title={labels.title}
      actions={
        <>
          <LinkButton to={routes.limitedAvailability.path}>{labels.open}</LinkButton>
          <ActionButton action={dismissal} request={{}} label={labels.dismiss} failedTitle={labels.failed} />
        </>
      }
    >
      {children}
    </Alert>
  );
};
