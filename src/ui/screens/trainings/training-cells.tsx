import { Fragment } from "react";
import type { Seats } from "../../../domain/kit/seats.ts";
import type { BookingState } from "../../../domain/trainings/training.ts";
import type { TrainingDate } from "../../../domain/trainings/training-date.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge, type BadgeProps } from "../../kit/states/badge.tsx";
import { timeSpanParts } from "./time-span-parts.ts";
import { bookingStateText, seatsText, trainingTypeText } from "./training-labels.ts";
import styles from "./trainings.module.css";

/** A training's title, in the language in which it is held, and its type. */
export const TrainingTitle = ({
  training: { title, language, type },
}: {
  readonly training: TrainingDate;
}) => {
  const t = useText();
  return (
    <span className={styles["title"]}>
      <span lang={language}>{title}</span>
      <span className={styles["muted"]}>{trainingTypeText(t, type)}</span>
    </span>
  );
};

/** When a training takes place, in the time of its place. */
export const TrainingTime = ({
  training: { startsAt, endsAt, timeZone },
}: {
  readonly training: TrainingDate;
}) =>
  timeSpanParts(useFormat(), startsAt, endsAt, timeZone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span className={styles["whole"]}>{part}</span>
    </Fragment>
  ));

const tones: Readonly<Record<BookingState["_tag"], NonNullable<BadgeProps["tone"]>>> = {
  Registered: "info",
  Waiting: "warning",
  Present: "success",
  Cancelled: "neutral",
  Withdrawn: "danger",
};

/** A booking's state as text; the colour repeats it. */
export const BookingStateBadge = ({ state }: { readonly state: BookingState }) => (
  <Badge tone={tones[state._tag]} label={bookingStateText(useText(), state)} />
);

/** The seats of a training as text; the colour repeats it. */
export const SeatsBadge = ({ seats }: { readonly seats: Seats }) => (
  <Badge tone={seats._tag === "Free" ? "success" : "warning"} label={seatsText(useText(), seats)} />
);
