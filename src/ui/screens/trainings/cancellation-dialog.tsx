import { useSelector } from "@xstate/react";
import type { TrainingBooking } from "../../../domain/trainings/training.ts";
import type { TrainingStepInput } from "../../../machines/trainings/training-step.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { useFormat } from "../../i18n/format.ts";
import { placeMoment } from "../../i18n/time-span.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { StepFailure } from "./step-failure.tsx";
import { TrainingTime } from "./training-cells.tsx";
import { placeText } from "./training-words.ts";
import { useTrainingsActors, type CancellationRef } from "./trainings-actors.ts";
import styles from "./trainings.module.css";

export interface CancellationDialogProps extends TrainingStepInput {
  readonly booking: TrainingBooking;
  readonly onClose: () => void;
  readonly onCancelled: (booking: TrainingBooking) => void;
}

/** Explains what a cancellation does and until when it is possible, and asks for confirmation. */
export const CancellationDialog = ({ booking, list, onClose, onCancelled }: CancellationDialogProps) => {
  const t = useText();
  const format = useFormat();
  const { id, training, participant, state, cancelUntil } = booking;
  const step: CancellationRef = useScreenActor(
    `training-cancellation:${id}`,
    useTrainingsActors().cancellation,
    { list },
  );
  useEmitted(step, "training.done", (done) => onCancelled(done.booking));
  const busy = useSelector(step, (snapshot) => snapshot.hasTag("busy"));
  const word = state._tag === "Waiting" ? "leave" : "cancel";
  return (
    <Dialog
      open
      title={t(`trainings.${word}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            busy={busy}
            onClick={() => step.send({ type: "training.send", request: { id } })}
          >
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
        <StepFailure step={step} title={t("trainings.not_cancelled")} />
      </div>
    </Dialog>
  );
};
