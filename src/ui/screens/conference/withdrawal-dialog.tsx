import type { Participant } from "../../../domain/conference/participant.ts";
import { conferenceRefusals } from "../../../domain/conference/conference.refusals.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { ErrorAlert } from "../../form/error-alert.tsx";
import { useSubmitError } from "../../form/use-submit-error.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import type { ConferenceRef } from "./conference-actors.ts";
import { personName } from "./conference-words.ts";
import { PlaceStepButton } from "./place-step-button.tsx";
import { usePlaceStep } from "./use-place-step.ts";
import styles from "./conference.module.css";

/** Says what a withdrawal does, and asks for confirmation. */
export const WithdrawalDialog = ({
  participant,
  conference,
  onClose,
}: {
  readonly participant: Participant;
  readonly conference: ConferenceRef;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const form = usePlaceStep(participant.id, conference);
  useEmitted(form, "form.sent", onClose);
  const word = participant.state._tag === "Offered" ? "decline" : "withdraw";
  const name = personName(participant);
  return (
    <Dialog
      open
      title={t(`conference.${word}.title`, { name })}
      onClose={onClose}
      actions={
        <>
          <PlaceStepButton form={form} step="withdraw" variant="danger">
            {t(`conference.${word}`)}
          </PlaceStepButton>
          <Button onClick={onClose}>{t("conference.keep")}</Button>
        </>
      }
    >
      <div className={styles["stack"]}>
        <p>
          {t(
            participant.state._tag === "Waiting" ? "conference.withdraw.waiting" : "conference.withdraw.text",
          )}
        </p>
        <ErrorAlert
          title={t("conference.not_withdrawn")}
          error={useSubmitError(form)}
          refusals={conferenceRefusals}
        />
      </div>
    </Dialog>
  );
};
