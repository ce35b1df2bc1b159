import type { Participant } from "../../../domain/conference/participant.ts";
import { ActionFailure } from "../../calls/action-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { personName } from "./conference-labels.ts";
import type { ConferenceRef } from "./use-conference.ts";
import { usePlace } from "./use-place.ts";
import styles from "./conference.module.css";

/** Says what a withdrawal does, and asks for confirmation. */
export const WithdrawalDialog = ({
  participant,
  conference,
  onPress,
  onClose,
}: {
  readonly participant: Participant;
  readonly conference: ConferenceRef;
  readonly onPress: () => void;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const { acceptance, withdrawal, withdraw } = usePlace(participant.id, conference, { onWithdrawn: onClose });
  const word = participant.state._tag === "Offered" ? "decline" : "withdraw";
  const name = personName(participant);
  const press = () => {
    onPress();
    withdraw();
  };
  return (
    <Dialog
      open
      title={t(`conference.${word}.title`, { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={withdrawal.busy} disabled={acceptance.busy} onClick={press}>
            {t(`conference.${word}`)}
          </Button>
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
        <ActionFailure action={withdrawal} title={t("conference.not_withdrawn")} />
      </div>
    </Dialog>
  );
};
