import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { ticketDepartment } from "../../../../domain/tickets/ticket.ts";
import { REFERENCE_LIMIT, ticketAreas } from "../../../../domain/tickets/ticket-area.ts";
import { noDetails, type TicketDetails, type TicketForm } from "../../../../domain/tickets/ticket-form.ts";
import {
  ticketCreationMachine,
  type TicketCreationRef,
} from "../../../../machines/tickets/ticket-creation.machine.ts";
import { useDeployment } from "../../../actors/portal-config.ts";
import { useScreenActor } from "../../../actors/screen-actors.ts";
import { useAccount } from "../../../shell/session/use-account.ts";
import { serverDrafts, TICKET_LIMIT } from "./new-ticket-input.ts";

/** The references in the address: `?serial=504F94D00001`, and the connection test of the product that is attached: `&test=ID`. */
const readReferences = (params: URLSearchParams): Partial<TicketDetails> => {
  const area = ticketAreas.find((known) => known === params.get("area"));
  const [order, invoice, serial, test] = ["order", "invoice", "serial", "test"].map((name) =>
    params.get(name)?.slice(0, REFERENCE_LIMIT),
  );
  return {
    ...(area === undefined ? {} : { area }),
    ...(order === undefined ? {} : { order, area: area ?? "order" }),
    ...(invoice === undefined ? {} : { invoice, area: area ?? "invoice" }),
    ...(serial === undefined ? {} : { serial, area: area ?? "product" }),
    ...(serial === undefined || test === undefined ? {} : { remoteConnect: test }),
  };
};

/** The actor of a new ticket with its input: the running one, or a new one with the references of the address. */
export const useNewTicket = (
  draftKey: "new-ticket" | "new-ticketv2",
  form: TicketForm,
): TicketCreationRef => {
  const account = useAccount();
  const {
    config: { departments },
  } = useDeployment();
  const department = ticketDepartment(account?.user.account_country ?? "", {
    default: "default",
    ...departments,
  });
  const [params] = useSearchParams();
  const references = useMemo(() => readReferences(params), [params]);
  const ticket = useScreenActor(draftKey, ticketCreationMachine, {
    draftKey,
    form,
    details: { ...noDetails, department },
    // A draft may be there before the effect below: the form must not begin with another step.
    referred: references,
    attachments: [],
    drafts: serverDrafts,
    limit: TICKET_LIMIT,
  });
  useEffect(() => {
    if (Object.keys(references).length > 0) ticket.send({ type: "ticket.refer", change: references });
  }, [ticket, references]);
  return ticket;
};
