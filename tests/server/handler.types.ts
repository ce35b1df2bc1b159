/* Compile-time proof: each @ts-expect-error below is an error today. */
import { fieldRefused } from "../../server/http/field-refusal.ts";
import { notFound, refused, type Handler, type Handlers, type Refusal } from "../../server/http/handler.ts";

/** Its record declares this code. */
export const declared: Handler<"closeTicket"> = () => Promise.resolve(refused("TICKET_CLOSED"));
/** What HTTP itself names, any call may answer. */
export const common: Handler<"closeTicket"> = () => Promise.resolve(notFound);
// @ts-expect-error TICKET_NOT_CLOSED is another call's
export const ofAnotherCall: Handler<"closeTicket"> = () => Promise.resolve(refused("TICKET_NOT_CLOSED"));
// @ts-expect-error no record declares this code
export const unknown: Handler<"testRemoteConnect"> = () => Promise.resolve(refused("TEST_CANCELLED"));
// @ts-expect-error the record declares no code at all
export const none: Handler<"getOrders"> = () => Promise.resolve(refused("TICKET_CLOSED"));
// @ts-expect-error a field's code has to be declared too
export const ofField: Handler<"closeTicket"> = () => Promise.resolve(fieldRefused("id", "TOO_LONG"));
declare const anyRefusal: Refusal;
// @ts-expect-error a refusal of any code is not one that the record declares
export const ofAnyCode: Handler<"closeTicket"> = () => Promise.resolve(anyRefusal);
export const inATable: Handlers<"closeTicket" | "getTicket"> = {
  closeTicket: declared,
  // @ts-expect-error nor in the table of an area
  getTicket: () => Promise.resolve(refused("TICKET_CLOSED")),
};
