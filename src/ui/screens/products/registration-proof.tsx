import type { SerialNumber } from "../../../domain/products/serial-number.ts";
import { PdfButton } from "../../form/pdf-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { useProductsActors } from "./products-actors.ts";

/** The button that loads the proof of a product's registration as PDF, in the displayed language. */
export const RegistrationProof = ({ serial }: { readonly serial: SerialNumber }) => {
  const t = useText();
  return (
    <PdfButton
      name={`registration-proof:${serial}`}
      logic={useProductsActors().registrationProof}
      about={{ serial }}
      label={t("product.proof")}
      doneText={t("product.proof.done")}
      failedTitle={t("product.proof.failed")}
    />
  );
};
