import { codeOf } from "../kit/known-code.ts";

/** Payment methods (business §9). */
export const paymentMethods = [
  "direct_debit",
  "on_account",
  "sepa",
  "cash",
  "intercompany",
  "credit_card",
  "cash_on_delivery",
  "paypal",
  "claim",
  "cheque",
  "prepayment",
  "net_14",
  "net_21",
  "net_30",
] as const;
export const PaymentMethod = codeOf(paymentMethods);
export type PaymentMethod = typeof PaymentMethod.Type;

/** The methods by which an order is paid before it is made and sent (docs/decisions/orders.md). */
export const prepaidMethods = [
  "prepayment",
  "credit_card",
  "paypal",
] as const satisfies readonly (typeof paymentMethods)[number][];

/** Whether a payment method is one of them. */
export const isPrepaid = (method: string): boolean => prepaidMethods.some((prepaid) => prepaid === method);
