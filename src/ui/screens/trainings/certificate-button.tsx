import { useSelector } from "@xstate/react";
import Download from "lucide-react/icons/download";
import { useId } from "react";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { TrainingBooking } from "../../../domain/trainings/training.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { useTrainingsActors } from "./trainings-actors.ts";

/** The button that saves the certificate of somebody who was present, in the page's language. */
export const CertificateButton = ({
  booking: { id, training, participant },
}: {
  readonly booking: TrainingBooking;
}) => {
  const t = useText();
  const name = useId();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const actor = useScreenActor(`training-certificate-${id}`, useTrainingsActors().certificate, {
    limit: FILE_LIMIT,
  });
  return (
    <>
      <SubmissionButton
        actor={actor}
        request={{ id, instance }}
        icon={Download}
        label={t("trainings.certificate")}
        describedBy={name}
        doneText={t("trainings.certificate.done")}
        failedTitle={t("trainings.certificate.failed")}
      />
      <VisuallyHidden>
        <span id={name}>
          {training.title}, {participant.name}
        </span>
      </VisuallyHidden>
    </>
  );
};
