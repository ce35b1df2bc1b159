import { useState } from "react";
import { bookTraining, getTrainingParticipants } from "../../../api/trainings.calls.ts";
import {
  wishFor,
  type BookableTraining,
  type Participant,
  type TrainingBooking,
} from "../../../domain/trainings/training.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { ActionFailure } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { languageName } from "../../i18n/language-name.ts";
import { placeMoment } from "../../i18n/time-span.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { Select } from "../../kit/fields/select.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { TrainingTime } from "./training-cells.tsx";
import { placeText, seatsText } from "./training-labels.ts";
import styles from "./trainings.module.css";

export interface BookingDialogProps {
  readonly training: BookableTraining;
  readonly list: ParentRef<ContentOutdated>;
  readonly onClose: () => void;
  readonly onBooked: (booking: TrainingBooking) => void;
}

const Facts = ({ training }: { readonly training: BookableTraining }) => {
  const t = useText();
  const format = useFormat();
  const { place, language, price, seats, cancelUntil, timeZone } = training;
  return (
    <DescriptionList
      facts={[
        { label: t("trainings.column.date"), value: <TrainingTime training={training} /> },
        { label: t("trainings.column.place"), value: placeText(t, place) },
        { label: t("trainings.column.language"), value: languageName(format.tag, language) },
        { label: t("trainings.column.price"), value: format.money(price) },
        { label: t("trainings.column.seats"), value: seatsText(t, seats) },
        {
          label: t("trainings.cancellation"),
          value:
            cancelUntil === null
              ? t("trainings.cancellation.over")
              : t("trainings.cancellation.until", { moment: placeMoment(format, cancelUntil, timeZone) }),
        },
      ]}
    />
  );
};

/** Who takes part; the seats decide whether a seat is booked or a place on the waiting list. */
const Choice = ({
  training,
  people,
  list,
  onClose,
  onBooked,
}: BookingDialogProps & { readonly people: readonly [Participant, ...Participant[]] }) => {
  const t = useText();
  const [participant, setParticipant] = useState(people[0].id);
  const booking = useAction(bookTraining, {
    about: { training: training.id },
    refresh: list,
    onDone: onBooked,
  });
  const wish = wishFor(training.seats);
  return (
    <>
      <Field label={t("trainings.column.participant")}>
        {(control) => (
          <Select
            {...control}
            value={participant}
            onChange={setParticipant}
            disabled={booking.busy}
            items={people.map(({ id, name, self }) => ({
              value: id,
              label: self ? t("trainings.you", { name }) : name,
            }))}
          />
        )}
      </Field>
      {wish === "waiting" && <p>{t("trainings.waiting.text")}</p>}
      <ActionFailure action={booking} title={t("trainings.not_booked")} />
      <div className={styles["actions"]}>
        <Button
          variant="primary"
          busy={booking.busy}
          onClick={() => booking.send({ training: training.id, participant, wish })}
        >
          {t(`trainings.book.${wish}`)}
        </Button>
        <Button onClick={onClose}>{t("trainings.close")}</Button>
      </div>
    </>
  );
};

/** The dialog to book a training for oneself or a colleague, or to wait for a seat. */
export const BookingDialog = (props: BookingDialogProps) => {
  const t = useText();
  const { training, onClose } = props;
  const people = useResource(getTrainingParticipants, {});
  return (
    <Dialog open title={training.title} titleLang={training.language} onClose={onClose}>
      <div className={styles["stack"]}>
        <Facts training={training} />
        <ResourceView
          failedTitle={t("trainings.people_not_loaded")}
          actor={people}
          skeleton={<Skeleton shape="rows" count={1} />}
        >
          {(people) => {
            // Who has a booking is not booked again.
            const [first, ...others] = people.filter(({ self }) => !self || training.own === null);
            return first === undefined ? (
              <p>{t("trainings.nobody")}</p>
            ) : (
              <Choice {...props} people={[first, ...others]} />
            );
          }}
        </ResourceView>
      </div>
    </Dialog>
  );
};
