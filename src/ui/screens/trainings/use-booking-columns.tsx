import { Link } from "react-router-dom";
import { detailPath } from "../../../domain/shell/routes.ts";
import { hasCalendar, type TrainingBooking } from "../../../domain/trainings/training.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { classNames } from "../../kit/class-names.ts";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { CertificateButton } from "./certificate-button.tsx";
import { BookingStateBadge, TrainingTime, TrainingTitle } from "./training-cells.tsx";
import { placeText } from "./training-words.ts";
import styles from "./trainings.module.css";

export type BookingTableColumn = "type" | "status" | "date" | "place" | "participant" | "invoice" | "actions";

/** The columns of the company's trainings (business §3). */
export const useBookingColumns = ({
  onCancel,
}: {
  readonly onCancel: (booking: TrainingBooking) => void;
}): readonly Column<TrainingBooking, BookingTableColumn>[] => {
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
      render: ({ invoice }) =>
        invoice === null ? (
          t("trainings.no_invoice")
        ) : (
          <Link to={detailPath("invoice", invoice)}>{invoice}</Link>
        ),
    },
    {
      key: "actions",
      header: t("trainings.column.actions"),
      render: (booking) => (
        <div className={classNames(styles["actions"], styles["cell"])}>
          {hasCalendar(booking.state) && <CalendarButton booking={booking} />}
          {booking.state._tag === "Present" && <CertificateButton booking={booking} />}
          {booking.cancelUntil !== null && (
            <Button onClick={() => onCancel(booking)}>
              {t(booking.state._tag === "Waiting" ? "trainings.leave" : "trainings.cancel")}
              <VisuallyHidden>
                {" "}
                {booking.training.title}, {booking.participant.name}
              </VisuallyHidden>
            </Button>
          )}
        </div>
      ),
    },
  ];
};
