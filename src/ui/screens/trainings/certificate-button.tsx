import { useId } from "react";
import { getTrainingCertificate } from "../../../api/trainings.calls.ts";
import type { TrainingBooking } from "../../../domain/trainings/training.ts";
import { DocumentButton } from "../../calls/document-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";

/** The button that saves the certificate of somebody who was present, in the page's language. */
export const CertificateButton = ({
  booking: { id, training, participant },
}: {
  readonly booking: TrainingBooking;
}) => {
  const t = useText();
  const name = useId();
  return (
    <>
      <DocumentButton
        call={getTrainingCertificate}
        about={{ id }}
        label={t("trainings.certificate")}
        describedBy={name}
        doneText={t("trainings.certificate.done")}
        failedTitle={t("trainings.certificate.failed")}
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
