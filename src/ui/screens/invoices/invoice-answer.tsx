import type { Invoice } from "../../../domain/invoices/invoice.ts";
import { askedOf, unpaidEntry, type Unpaid } from "../../../domain/invoices/paying.ts";
import { useNow } from "../../actors/use-now.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { useFormat, type Format } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Answer, type AnswerProps } from "../../kit/layout/answer.tsx";
import { askedText } from "./asked-text.ts";

const answerOf = (
  t: Text,
  format: Format,
  { kind, open, amount, dueOn: overdueSince }: Invoice,
  { dueOn, isOverdue }: Unpaid,
): Pick<AnswerProps, "tone" | "text"> => {
  if (open.cents === 0)
    return {
      tone: "success",
      text: t(kind.code === "credit_note" ? "invoice.answer.used" : "invoice.answer.paid", {
        amount: format.money(amount),
      }),
    };
  const sum = format.money({ ...open, cents: Math.abs(open.cents) });
  if (open.cents < 0) return { tone: "info", text: t("invoice.answer.credit", { amount: sum }) };
  if (isOverdue && overdueSince !== null)
    return {
      tone: "danger",
      text: t("invoice.answer.overdue", { amount: sum, day: format.day(overdueSince) }),
    };
  if (dueOn === null) return { tone: "info", text: t("invoice.answer.open", { amount: sum }) };
  return { tone: "info", text: t("invoice.answer.until", { amount: sum, day: format.day(dueOn) }) };
};

/** What of an invoice or a credit note is open, until when, and how it is paid (business §3); nothing for a payment. */
export const InvoiceAnswer = ({ invoice }: { readonly invoice: Invoice }) => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  if (invoice.kind.code === "payment") return null;
  const unpaid = unpaidEntry(invoice, now);
  const asked = askedOf(unpaid);
  return (
    <Answer
      label={t("invoice.answer")}
      {...answerOf(t, format, invoice, unpaid)}
      lines={asked._tag === "Settled" ? [] : [askedText(t, format, asked)]}
    />
  );
};
