import { useState } from "react";
import { kindOfName } from "../../../../domain/kit/upload.ts";
import { useText } from "../../../i18n/use-text.ts";
import { BlobImage } from "../../../files/blob-image.tsx";
import css from "../sign-up.module.css";

/**
 * A preview of the chosen file, if the browser can display it: HEIC in some browsers, PDF in none
 * (docs/decisions/sign-up.md).
 */
export const LicencePreview = ({ file }: { readonly file: File }) => {
  const t = useText();
  const [drawn, setDrawn] = useState<File>();
  if (kindOfName(file.name) === "pdf") return null;
  return (
    <BlobImage
      blob={file}
      hidden={drawn !== file}
      onLoad={() => setDrawn(file)}
      alt={t("sign_up.licence.preview", { name: file.name })}
      className={css["preview"]}
    />
  );
};
