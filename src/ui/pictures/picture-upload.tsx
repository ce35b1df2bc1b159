import { useSelector } from "@xstate/react";
import { isWorthRetrying } from "../../domain/kit/call-failure.ts";
import { withValues } from "../../domain/kit/refusals.ts";
import { acceptedFiles } from "../../domain/kit/upload.ts";
import { pictureFile } from "../../domain/pictures/picture.ts";
import { uploadRefusals } from "../../domain/pictures/pictures.refusals.ts";
import type { PicturesRef } from "../../machines/pictures/pictures.machine.ts";
import { FileProblems } from "../files/file-problems.tsx";
import { useFormat } from "../i18n/format.ts";
import { refusalText } from "../i18n/refusal-text.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { FileUpload } from "../kit/files/file-upload.tsx";
import type { UploadItem } from "../kit/files/file-upload-item.tsx";
import { Alert } from "../kit/states/alert.tsx";
import { pictureFailure } from "./pictures-labels.ts";
import css from "./pictures.module.css";

/** The filter of the file chooser. */
export const acceptedPictures = acceptedFiles(pictureFile);

/** The file that is being sent, or whose upload failed. */
const SENT = "sent";

const useFiles = (actor: PicturesRef): readonly UploadItem[] => {
  const t = useText();
  const format = useFormat();
  const { waiting, refused, sent, total, failure } = useSelector(actor, ({ context }) => context);
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const refusals = withValues(uploadRefusals, { size: format.bytes(pictureFile.maxBytes) });
  return [
    ...refused.map(({ file: { name, size }, code }, place) => ({
      id: String(place),
      name,
      size,
      error: refusalText(t, refusals, code),
    })),
    ...waiting.slice(0, 1).map(({ file: { name, size } }) => ({
      id: SENT,
      name,
      size,
      ...(failed ? { error: pictureFailure(t, failure) } : { share: total === 0 ? 0 : sent / total }),
    })),
  ];
};

export interface PictureUploadProps {
  readonly actor: PicturesRef;
  /** The field's name in its form, used to focus it. */
  readonly name: string;
  readonly label: string;
  /** More than the limits of files. */
  readonly hint?: string;
  readonly error?: string;
  /** True while nothing can be added. */
  readonly disabled?: boolean;
}

/** The place where files are dropped, pasted or chosen, and what comes of them. */
export const PictureUpload = ({ actor, name, label, hint, error, disabled = false }: PictureUploadProps) => {
  const t = useText();
  const format = useFormat();
  const items = useFiles(actor);
  const { most, pictures, waiting, tooMany, failure } = useSelector(actor, ({ context }) => context);
  const files = useSelector(actor, ({ children }) => children.files);
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: "pictures.retry" }));
  const isFull = most > 1 && pictures.length + waiting.length >= most;
  const limits = t("pictures.hint", { size: format.bytes(pictureFile.maxBytes) });
  const cancel = () => actor.send({ type: "pictures.cancel" });
  return (
    <>
      <FileUpload
        label={label}
        hint={[hint, limits].filter((text) => text !== undefined).join(" ")}
        accept={acceptedPictures}
        multiple={most > 1}
        disabled={isFull || disabled}
        items={items}
        field={{ name, error }}
        onAdd={(added) => actor.send({ type: "pictures.add", files: added })}
        onRemove={(id) =>
          id === SENT ? cancel() : actor.send({ type: "pictures.refusedDismissed", place: Number(id) })
        }
        onCancel={cancel}
      />
      {mayRetry && (failure === undefined || isWorthRetrying(failure)) && (
        <Button onClick={() => actor.send({ type: "pictures.retry" })}>{t("failure.retry")}</Button>
      )}
      {waiting.length > 1 && (
        <p className={css["quiet"]}>{t("pictures.waiting", { number: waiting.length - 1 })}</p>
      )}
      {most > 1 && (
        <div role="status" className={css["quiet"]}>
          <p>{t("pictures.number", { number: pictures.length, most })}</p>
          {isFull && <p>{t("pictures.full")}</p>}
        </div>
      )}
      {tooMany.length > 0 && (
        <Alert tone="warning" onClose={() => actor.send({ type: "pictures.tooManyDismissed" })}>
          {t("pictures.no_room", { names: tooMany.join(", ") })}
        </Alert>
      )}
      {files !== undefined && <FileProblems files={files} />}
    </>
  );
};
