import { useSelector } from "@xstate/react";
import FileText from "lucide-react/icons/file-text";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { SerialNumber } from "../../../domain/products/serial-number.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { useProductsActors } from "./products-actors.ts";

/** The button that loads the proof of a product's registration as PDF, in the displayed language. */
export const RegistrationProof = ({ serial }: { readonly serial: SerialNumber }) => {
  const t = useText();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const actor = useScreenActor(`registration-proof-${serial}`, useProductsActors().registrationProof, {
    limit: FILE_LIMIT,
  });
  return (
    <SubmissionButton
      actor={actor}
      request={{ serial, instance }}
      icon={FileText}
      label={t("product.proof")}
      doneText={t("product.proof.done")}
      failedTitle={t("product.proof.failed")}
    />
  );
};
