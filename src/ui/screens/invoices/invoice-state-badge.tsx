import { isToSetOff, type LedgerEntry } from "../../../domain/invoices/invoice.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge, type BadgeProps } from "../../kit/states/badge.tsx";
import { invoiceStateText } from "./invoice-labels.ts";

const tones: Readonly<Partial<Record<string, NonNullable<BadgeProps["tone"]>>>> = {
  open: "info",
  due: "danger",
  paid: "success",
};

/** An entry's state as text; the colour repeats it. */
export const InvoiceStateBadge = ({ entry }: { readonly entry: Pick<LedgerEntry, "kind" | "state"> }) => {
  const t = useText();
  const tone = isToSetOff(entry) ? undefined : tones[entry.state.code];
  return <Badge tone={tone ?? "neutral"} label={invoiceStateText(t, entry)} />;
};
