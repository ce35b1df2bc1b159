import CircleHelp from "lucide-react/icons/circle-help";
import { holdsRight } from "../../../domain/shell/access.ts";
import { ticketDepartment } from "../../../domain/tickets/ticket.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import type { Elements } from "../../kit/elements.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { useHelpOverlay } from "./use-help-overlay.ts";

/** The button that opens the help form about an order or an invoice (shell §3), or undefined without the right to write tickets. */
export const useHelpButton = (
  subject: { readonly type: "order" | "invoice"; readonly no: string },
  label: string,
): Elements | undefined => {
  const account = useAccount();
  const helpOverlay = useHelpOverlay();
  const {
    config: { departments },
  } = useDeployment();
  if (account === undefined || !holdsRight("tickets", account.visitor.rights)) return undefined;
  const open = () =>
    helpOverlay.send({
      type: "help.open",
      subject,
      draftKey: `help-${subject.type}-${subject.no}`,
      department: ticketDepartment(account.user.account_country, { default: "default", ...departments }),
    });
  return (
    <Button variant="secondary" icon={CircleHelp} onClick={open}>
      {label}
    </Button>
  );
};
