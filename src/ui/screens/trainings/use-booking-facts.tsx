import type { TrainingBooking } from "../../../domain/trainings/training.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../kit/lists/table.tsx";
import { BookingStateBadge, TrainingTime, TrainingTitle } from "./training-cells.tsx";
import { placeText } from "./training-words.ts";

export type BookingFact = "type" | "status" | "date" | "place" | "participant" | "invoice";

/** What is known of a booking, as columns (business §3). */
export const useBookingFacts = (): readonly Column<TrainingBooking, BookingFact>[] => {
  const t = useText();
  return [
    {
      key: "type",
      header: t("trainings.column.type"),
      primary: true,
      render: ({ training }) => <TrainingTitle training={training} />,
    },
    {
      key: "status",
      header: t("trainings.column.status"),
      primary: true,
      render: ({ state }) => <BookingStateBadge state={state} />,
    },
    {
      key: "date",
      header: t("trainings.column.date"),
      render: ({ training }) => <TrainingTime training={training} />,
    },
    {
      key: "place",
      header: t("trainings.column.place"),
      render: ({ training }) => placeText(t, training.place),
    },
    {
      key: "participant",
      header: t("trainings.column.participant"),
      render: ({ participant: { name, self } }) => (self ? t("trainings.you", { name }) : name),
    },
    {
      key: "invoice",
      header: t("trainings.column.invoice"),
      whole: true,
      render: ({ invoice }) => invoice ?? t("trainings.no_invoice"),
    },
  ];
};
