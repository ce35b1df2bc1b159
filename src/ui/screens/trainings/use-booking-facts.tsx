import { bookingList } from "../../../domain/trainings/trainings.lists.ts";
import { useText } from "../../i18n/use-text.ts";
import { columnsOf } from "../../lists/columns-of.ts";
import { BookingStateBadge, TrainingTime, TrainingTitle } from "./training-cells.tsx";
import { placeText } from "./training-labels.ts";

/** What is known of a booking, as columns (business §3). */
export const useBookingFacts = () => {
  const t = useText();
  return columnsOf(t, bookingList, {
    type: { primary: true, render: ({ training }) => <TrainingTitle training={training} /> },
    status: { primary: true, render: ({ state }) => <BookingStateBadge state={state} /> },
    date: ({ training }) => <TrainingTime training={training} />,
    place: ({ training }) => placeText(t, training.place),
    participant: ({ participant: { name, self } }) => (self ? t("trainings.you", { name }) : name),
    invoice: { whole: true, render: ({ invoice }) => invoice ?? t("trainings.no_invoice") },
  });
};
