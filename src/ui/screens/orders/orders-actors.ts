import type { openProductList, orderList } from "../../../domain/orders/orders.lists.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { IntrastatPeriod } from "../../../domain/orders/intrastat.ts";
import type { OpenProduct } from "../../../domain/orders/open-product.ts";
import type { InvoiceNumber } from "../../../domain/invoices/document.ts";
import type { DeliveryNumber, Order, OrderId, OrderSummary } from "../../../domain/orders/order.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { PdfLogic } from "../../form/pdf-button.tsx";
import type { TicketSummary } from "../../../domain/tickets/ticket.ts";
import type { TicketsRequest } from "../tickets/tickets-actors.ts";

/** The request of the order list and its CSV file. */
export type OrdersRequest = ListRequestOf<typeof orderList>;
/** The request of the open products and their CSV file. */
export type OpenProductsRequest = ListRequestOf<typeof openProductList>;

/** The actor logic of the order screens. */
export interface OrdersActors {
  readonly orders: ResourceLogic<OrdersRequest, Page<OrderSummary>>;
  readonly order: ResourceLogic<{ readonly id: OrderId }, Order>;
  /** The tickets about an order, beside it. */
  readonly tickets: ResourceLogic<TicketsRequest, Page<TicketSummary>>;
  readonly invoicePdf: PdfLogic<{ readonly id: InvoiceNumber }>;
  readonly deliveryNote: PdfLogic<{ readonly number: DeliveryNumber }>;
  /** Saves the server's file; done when it is saved. */
  readonly ordersCsv: ActionLogic<OrdersRequest, undefined>;
  readonly openProducts: ResourceLogic<OpenProductsRequest, Page<OpenProduct>>;
  readonly openProductsCsv: ActionLogic<OpenProductsRequest, undefined>;
  readonly intrastatCsv: ActionLogic<{ readonly period: IntrastatPeriod }, undefined>;
}

export const [OrdersActorsProvider, useOrdersActors] = createActorContext<OrdersActors>("orders");
