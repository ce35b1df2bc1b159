import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import type { TicketCreationRef } from "../../../machines/tickets/ticket-creation.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { Success } from "../../kit/states/success.tsx";
import { HelpForm } from "./help-form.tsx";
import { ReportProblem } from "../../shell/problem-report/report-problem.tsx";
import { isShown, useHelpOverlay } from "./use-help-overlay.ts";

const Sent = ({ ticketId, onClose }: { readonly ticketId: TicketId; readonly onClose: () => void }) => {
  const t = useText();
  return (
    <Success
      level={3}
      title={t("help.success.title")}
      actions={
        <>
          <LinkButton variant="primary" to={detailPath("ticket", ticketId)}>
            {t("help.success.open")}
          </LinkButton>
          <Button onClick={onClose}>{t("help.success.close")}</Button>
        </>
      }
    >
      <p>{t("help.success.text", { ticket: ticketId })}</p>
    </Success>
  );
};

const Content = ({
  ticket,
  onClose,
}: {
  readonly ticket: TicketCreationRef;
  readonly onClose: () => void;
}) => {
  const restoring = useSelector(ticket, (snapshot) => snapshot.matches("restoring"));
  const receipt = useSelector(ticket, ({ context }) => context.receipt);
  if (restoring) return <Skeleton />;
  return receipt !== undefined ? (
    <Sent ticketId={receipt.ticketId} onClose={onClose} />
  ) : (
    <HelpForm ticket={ticket} onClose={onClose} />
  );
};

/** The dialog of a help request (shell §3, §4). Closing it keeps the draft. */
export const HelpDialog = () => {
  const t = useText();
  const helpOverlay = useHelpOverlay();
  const overlay = useSelector(helpOverlay, ({ context }) => context.overlay);
  const ticket = useSelector(helpOverlay, ({ children }) => children["ticket"]);
  const crashed = useSelector(helpOverlay, (snapshot) => snapshot.matches("crashed"));
  const close = useCallback(() => helpOverlay.send({ type: "help.close" }), [helpOverlay]);
  if (overlay._tag === "None") return null;
  return (
    <Dialog open title={t(`help.title.${overlay.subject.type}`, { no: overlay.no })} onClose={close}>
      {crashed ? (
        <Alert tone="danger" actions={<ReportProblem />}>
          {t("help.crashed")}
        </Alert>
      ) : null}
      {ticket === undefined ? null : <Content ticket={ticket} onClose={close} />}
    </Dialog>
  );
};

/** The dialog of a help request about an order or an invoice, while there is one. */
export const HelpOverlay = () =>
  useSelector(useHelpOverlay(), (snapshot) => isShown(snapshot, false)) ? <HelpDialog /> : null;
