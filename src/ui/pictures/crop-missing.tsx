import type { PicturesRef } from "../../machines/pictures/pictures.machine.ts";
import { useText } from "../i18n/use-text.ts";
import { Dialog } from "../kit/overlays/dialog.tsx";
import { Alert } from "../kit/states/alert.tsx";

/** In the place of the crop, where its code could not be loaded. */
export const CropMissing = ({ actor }: { readonly actor: PicturesRef }) => {
  const t = useText();
  return (
    <Dialog open title={t("pictures.crop.title")} onClose={() => actor.send({ type: "crop.cancel" })}>
      <Alert tone="danger">{t("pictures.crop.not_loaded")}</Alert>
    </Dialog>
  );
};
