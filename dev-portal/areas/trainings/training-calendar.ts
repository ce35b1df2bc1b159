import type { TrainingBooking } from "../../../src/domain/trainings/training.ts";
import { routes } from "../../../src/domain/shell/routes.ts";
import { calendarFile, type CalendarFile, type CalendarOrigin } from "../kit/calendar-file.ts";

/** The calendar file of a booking. */
export const trainingCalendar = (
  { id, training: { title, startsAt, endsAt, place } }: Pick<TrainingBooking, "id" | "training">,
  cancelled: boolean,
  origin: CalendarOrigin,
  now: Date,
): CalendarFile =>
  calendarFile(
    {
      id,
      title,
      startsAt,
      endsAt,
      place:
        place._tag === "OnSite"
          ? [place.name, place.street, `${place.zip} ${place.city}`.trim(), place.country]
          : undefined,
      path: routes.trainings.path,
    },
    cancelled,
    origin,
    now,
  );
