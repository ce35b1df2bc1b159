import { statusOf, type BookingState } from "../../../domain/trainings/training.ts";
import type { TrainingPlace, TrainingType } from "../../../domain/trainings/training-date.ts";
import type { Seats } from "../../../domain/kit/seats.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { codeText } from "../../page/code-text.ts";
import { townText } from "../../i18n/town.ts";

/** The text of a training's type; an unknown code is shown as is. */
export const trainingTypeText = (t: Text, type: TrainingType): string =>
  codeText(t, type, (code) => `trainings.type.${code}`);

/** A training's place in one line. */
export const placeText = (t: Text, place: TrainingPlace): string =>
  place._tag === "Online"
    ? t("trainings.place.online")
    : `${place.name}, ${place.street}, ${townText(place)}`;

/** Where a training is held, in short. */
export const townName = (t: Text, place: TrainingPlace): string =>
  place._tag === "Online" ? t("trainings.place.online") : place.city;

/** The text of a booking's state (business §4). */
export const bookingStateText = (t: Text, state: BookingState): string =>
  state._tag === "Waiting"
    ? t("trainings.status.waiting_at", { position: state.position })
    : t(`trainings.status.${statusOf(state)}`);

/** How many seats are left, or how many people wait. */
export const seatsText = (t: Text, seats: Seats): string => {
  if (seats._tag === "Free") return t("trainings.seats.left", { count: seats.left, of: seats.of });
  return seats.waiting === 0
    ? t("trainings.seats.full")
    : t("trainings.seats.waiting", { count: seats.waiting });
};
