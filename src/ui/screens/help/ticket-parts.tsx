import { useSelector } from "@xstate/react";
import type { TicketCreationRef } from "../../../machines/tickets/ticket-creation.machine.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { Progress } from "../../kit/states/progress.tsx";
import { ErrorAlert, type ErrorAlertProps } from "../../form/error-alert.tsx";
import { WaitingAlert } from "../../form/waiting-alert.tsx";

export interface TicketPartProps {
  readonly ticket: TicketCreationRef;
}

type TicketErrorProps = TicketPartProps & Pick<ErrorAlertProps, "title" | "refusals" | "actions">;

/** How support is reached where a request, a ticket or an answer was not sent (business §8). */
export const useSupportNote = (): string => {
  const t = useText();
  return t("help.error.support", useDeployment().config.support);
};

/** Why the last submission was not sent: an error, or a wait for the connection; text and files are kept. */
export const TicketError = ({ ticket, title, refusals, actions }: TicketErrorProps) => {
  const t = useText();
  const failed = useSelector(ticket, (snapshot) => snapshot.hasTag("failed"));
  const waiting = useSelector(ticket, (snapshot) => snapshot.hasTag("waiting"));
  const failure = useSelector(ticket, ({ context }) => context.failure);
  const support = useSupportNote();
  if (waiting) return <WaitingAlert />;
  if (!failed) return null;
  return (
    <ErrorAlert
      title={title}
      error={failure ?? "defect"}
      refusals={refusals}
      note={`${t("help.error.kept")} ${support}`}
      actions={actions}
    />
  );
};

/** The upload progress of a ticket. */
export const TicketProgress = ({ ticket }: TicketPartProps) => {
  const t = useText();
  const sending = useSelector(ticket, (snapshot) => snapshot.matches("sending"));
  const sent = useSelector(ticket, ({ context }) => context.sent);
  const total = useSelector(ticket, ({ context }) => context.total);
  return sending ? (
    <Progress label={t("help.sending")} share={total > 0 && sent < total ? sent / total : undefined} />
  ) : null;
};
