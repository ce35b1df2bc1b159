import { getRegistrationProof } from "../../../api/products.calls.ts";
import type { SerialNumber } from "../../../domain/products/serial-number.ts";
import { DocumentButton } from "../../calls/document-button.tsx";
import { useText } from "../../i18n/use-text.ts";

/** The button that loads the proof of a product's registration as PDF, in the displayed language. */
export const RegistrationProof = ({ serial }: { readonly serial: SerialNumber }) => {
  const t = useText();
  return (
    <DocumentButton
      call={getRegistrationProof}
      about={{ serial }}
      label={t("product.proof")}
      doneText={t("product.proof.done")}
      failedTitle={t("product.proof.failed")}
    />
  );
};
