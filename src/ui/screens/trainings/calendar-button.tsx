import CalendarMinus from "lucide-react/icons/calendar-minus";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useId } from "react";
import { getTrainingCalendar } from "../../../api/trainings.calls.ts";
import type { TrainingBooking } from "../../../domain/trainings/training.ts";
import { DownloadButton } from "../../calls/action-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";

/** The button that saves the calendar file of a booking: it enters the training, or removes one that was cancelled. */
export const CalendarButton = ({
  booking: { id, training, participant, state },
}: {
  readonly booking: TrainingBooking;
}) => {
  const t = useText();
  const enters = state._tag === "Registered";
  const name = useId();
  return (
    <>
      <DownloadButton
        call={getTrainingCalendar}
        about={{ id }}
        request={{ id }}
        icon={enters ? CalendarPlus : CalendarMinus}
        label={t(enters ? "trainings.calendar" : "trainings.calendar.remove")}
        describedBy={name}
        doneText={t("trainings.calendar.done")}
        failedTitle={t("trainings.calendar.failed")}
      />
      <VisuallyHidden>
        <span id={name}>
          <span lang={training.language}>{training.title}</span>
          <span>{`, ${participant.name}`}</span>
        </span>
      </VisuallyHidden>
    </>
  );
};
