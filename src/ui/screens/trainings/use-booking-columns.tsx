import type { bookingList } from "../../../domain/trainings/trainings.lists.ts";
import type { ColumnOf } from "../../../domain/kit/list.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { hasCalendar, type TrainingBooking } from "../../../domain/trainings/training.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { CertificateButton } from "./certificate-button.tsx";
import { useBookingFacts } from "./use-booking-facts.tsx";
import styles from "./trainings.module.css";

/** The columns of the company's trainings (business §3). */
export const useBookingColumns = ({
  onCancel,
}: {
  readonly onCancel: (booking: TrainingBooking) => void;
}): readonly Column<TrainingBooking, ColumnOf<typeof bookingList> | "actions">[] => {
  const t = useText();
  const facts = useBookingFacts((invoice) => <Link to={detailPath("invoice", invoice)}>{invoice}</Link>);
  return [
    ...facts,
    {
      key: "actions",
      screenOnly: true,
      header: t("trainings.column.actions"),
      render: (booking) => (
        <div className={styles["actions"]}>
          {hasCalendar(booking.state) && <CalendarButton booking={booking} />}
          {booking.state._tag === "Present" && <CertificateButton booking={booking} />}
          {booking.cancelUntil !== null && (
            <Button onClick={() => onCancel(booking)}>
              <span>{t(booking.state._tag === "Waiting" ? "trainings.leave" : "trainings.cancel")}</span>
              <VisuallyHidden>{` ${booking.training.title}, ${booking.participant.name}`}</VisuallyHidden>
            </Button>
          )}
        </div>
      ),
    },
  ];
};
