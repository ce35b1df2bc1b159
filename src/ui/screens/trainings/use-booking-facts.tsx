import type { ReactNode } from "react";
import type { InvoiceNumber } from "../../../domain/invoices/document.ts";
import { bookingList } from "../../../domain/trainings/trainings.lists.ts";
import { useText } from "../../i18n/use-text.ts";
import { columnsOf } from "../../lists/columns-of.ts";
import { BookingStateBadge, TrainingTime, TrainingTitle } from "./training-cells.tsx";
import { placeText } from "./training-labels.ts";

/** What is known of a booking, as columns (business §3); its invoice as a number, or as what leads to it. */
export const useBookingFacts = (invoiceOf: (number: InvoiceNumber) => ReactNode = (number) => number) => {
  const t = useText();
  return columnsOf(t, bookingList, {
    type: { primary: true, render: ({ training }) => <TrainingTitle training={training} /> },
    status: { primary: true, render: ({ state }) => <BookingStateBadge state={state} /> },
    date: ({ training }) => <TrainingTime training={training} />,
    place: ({ training }) => placeText(t, training.place),
    participant: ({ participant: { name, self } }) => (self ? t("trainings.you", { name }) : name),
    invoice: {
      whole: true,
      render: ({ invoice }) => (invoice === null ? null : invoiceOf(invoice)),
    },
  });
};
