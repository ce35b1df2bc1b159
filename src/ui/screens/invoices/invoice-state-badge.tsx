import type { InvoiceState } from "../../../domain/invoices/invoice.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge, type BadgeProps } from "../../kit/states/badge.tsx";
import { invoiceStateText } from "./invoice-labels.ts";

const tones: Readonly<Partial<Record<string, NonNullable<BadgeProps["tone"]>>>> = {
  open: "info",
  due: "danger",
  paid: "success",
};

/** An invoice's state as text; the colour repeats it. */
export const InvoiceStateBadge = ({ state }: { readonly state: InvoiceState }) => {
  const t = useText();
  return <Badge tone={tones[state.code] ?? "neutral"} label={invoiceStateText(t, state)} />;
};
