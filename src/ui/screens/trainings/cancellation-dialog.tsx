import { cancelTraining } from "../../../api/trainings.calls.ts";
import type { TrainingBooking } from "../../../domain/trainings/training.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { ActionFailure } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useFormat } from "../../i18n/format.ts";
import { placeMoment } from "../../i18n/time-span.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { TrainingTime } from "./training-cells.tsx";
import { placeText } from "./training-labels.ts";
import styles from "./trainings.module.css";

export interface CancellationDialogProps {
  readonly booking: TrainingBooking;
  readonly list: ParentRef<ContentOutdated>;
  readonly onClose: () => void;
  readonly onCancelled: (booking: TrainingBooking) => void;
}

/** Explains what a cancellation does and until when it is possible, and asks for confirmation. */
export const CancellationDialog = ({ booking, list, onClose, onCancelled }: CancellationDialogProps) => {
  const t = useText();
  const format = useFormat();
  const { id, training, participant, state, cancelUntil } = booking;
  const cancellation = useAction(cancelTraining, { about: { id }, refresh: list, onDone: onCancelled });
  const word = state._tag === "Waiting" ? "leave" : "cancel";
  return (
    <Dialog
      open
      title={t(`trainings.${word}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={cancellation.busy} onClick={() => cancellation.send({ id })}>
            {t(`trainings.${word}`)}
          </Button>
          <Button onClick={onClose}>{t("trainings.keep")}</Button>
        </>
      }
    >
      <div className={styles["stack"]}>
        <p>{t(`trainings.${word}.text`)}</p>
        <DescriptionList
          facts={[
            {
              label: t("trainings.column.type"),
              value: <span lang={training.language}>{training.title}</span>,
            },
            { label: t("trainings.column.date"), value: <TrainingTime training={training} /> },
            { label: t("trainings.column.place"), value: placeText(t, training.place) },
            { label: t("trainings.column.participant"), value: participant.name },
            ...(cancelUntil === null
              ? []
              : [
                  {
                    label: t("trainings.cancellation"),
                    value: t("trainings.cancellation.until", {
                      moment: placeMoment(format, cancelUntil, training.timeZone),
                    }),
                  },
                ]),
          ]}
        />
        <ActionFailure action={cancellation} title={t("trainings.not_cancelled")} />
      </div>
    </Dialog>
  );
};
