import CircleHelp from "lucide-react/icons/circle-help";
import { useState, type ComponentType } from "react";
import { holdsRight } from "../../../domain/shell/access.ts";
import { ticketDepartment } from "../../../domain/tickets/ticket.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useLoadedAtRest } from "../../code/use-loaded-at-rest.ts";
import { Button } from "../../kit/buttons/button.tsx";
import type { Elements } from "../../kit/elements.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import { useLoadHelp } from "./help-code.ts";
import { HelpNotLoaded } from "./help-not-loaded.tsx";

interface HelpButtonProps {
  readonly subject: { readonly type: "order" | "invoice"; readonly no: string };
  readonly label: string;
  readonly department: string;
  /** Whether what the request is about has come: the code of the form is not loaded before it. */
  readonly isThere: boolean;
}

const HelpButton = ({ subject, label, department, isThere }: HelpButtonProps) => {
  const load = useLoadHelp();
  const { open } = usePortalActors();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Overlay, setOverlay] = useState<ComponentType>();
  useLoadedAtRest(load, isThere);
  const press = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { HelpOverlay, helpOverlayMachine } = await load();
      open("helpOverlay", helpOverlayMachine, undefined).send({
        type: "help.open",
        subject,
        draftKey: `help-${subject.type}-${subject.no}`,
        department,
      });
      setOverlay(() => HelpOverlay);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="quiet" icon={CircleHelp} busy={busy} onClick={() => void press()}>
        {label}
      </Button>
      {failed ? <HelpNotLoaded onClose={() => setFailed(false)} /> : null}
      {Overlay === undefined ? null : <Overlay />}
    </>
  );
};

/** The button that opens the help form about an order or an invoice (shell §3), or undefined without the right to write tickets. */
export const useHelpButton = (
  subject: HelpButtonProps["subject"],
  label: string,
  isThere: boolean,
): Elements | undefined => {
  const account = useAccount();
  const {
    config: { departments },
  } = useDeployment();
  if (account === undefined || !holdsRight("tickets", account.visitor.rights)) return undefined;
  const department = ticketDepartment(account.user.account_country, { default: "default", ...departments });
  return (
    <HelpButton key={subject.no} subject={subject} label={label} department={department} isThere={isThere} />
  );
};
