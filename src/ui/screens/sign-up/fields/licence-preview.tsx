import { useState } from "react";
import { kindOfName } from "../../../../domain/kit/upload.ts";
import { useText } from "../../../i18n/use-text.ts";
import { BlobImage } from "../../../files/blob-image.tsx";
import css from "../sign-up.module.css";

/** How the browser got on with a file. */
interface Drawing {
  readonly file: File;
  readonly drawn: boolean;
}

/**
 * A preview of the chosen file, if the browser can display it: HEIC in some browsers, PDF in none
 * (docs/decisions/sign-up.md). Its room is there at once.
 */
export const LicencePreview = ({ file }: { readonly file: File }) => {
  const t = useText();
  const [last, setLast] = useState<Drawing>();
  if (kindOfName(file.name) === "pdf") return null;
  const drawn = last?.file === file ? last.drawn : undefined;
  return (
    <div className={css["preview"]}>
      <BlobImage
        blob={file}
        hidden={drawn !== true}
        onLoad={() => setLast({ file, drawn: true })}
        onError={() => setLast({ file, drawn: false })}
        alt={t("sign_up.licence.preview", { name: file.name })}
      />
      {drawn === false && <p className={css["quiet"]}>{t("sign_up.licence.no_preview")}</p>}
    </div>
  );
};
