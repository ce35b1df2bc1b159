import { useSelector } from "@xstate/react";
import type { CallFailure } from "../../../../domain/kit/call-failure.ts";
import { acceptedFiles, tradeLicence } from "../../../../domain/kit/upload.ts";
import type { LicenceUploadRef } from "../../../../machines/sign-up/licence-upload.machine.ts";
import type { SignUpFormRef } from "../../../../machines/sign-up/sign-up-form.machine.ts";
import { useField } from "../../../form/use-field.ts";
import { failedSentence } from "../../../i18n/failure-text.ts";
import type { Text } from "../../../i18n/catalogue.ts";
import { useFormat } from "../../../i18n/format.ts";
import { useText } from "../../../i18n/use-text.ts";
import { classNames } from "../../../kit/class-names.ts";
import { Button } from "../../../kit/buttons/button.tsx";
import { FileUpload } from "../../../kit/files/file-upload.tsx";
import { FileProblems } from "../../../files/file-problems.tsx";
import { LicencePreview } from "./licence-preview.tsx";
import { fieldLabel, signUpProblemText } from "../sign-up-labels.ts";
import css from "../sign-up.module.css";

const errorText = (t: Text, failure: CallFailure | undefined): string => {
  if (failure?._tag === "Refused" && failure.code === "STORAGE_FULL") return t("sign_up.licence.no_room");
  return failedSentence(t, t("sign_up.licence.failed"), failure);
};

const useItem = (licence: LicenceUploadRef) => {
  const t = useText();
  const { shown, sent, total, failure } = useSelector(licence, ({ context }) => context);
  const busy = useSelector(licence, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(licence, (snapshot) => snapshot.hasTag("failed"));
  if (shown === undefined) return undefined;
  return {
    id: "licence",
    name: shown.file.name,
    size: shown.file.size,
    ...(busy && { share: total === 0 ? 0 : sent / total }),
    ...(failed && { error: errorText(t, failure) }),
  };
};

/** The file of the trade licence: dropped or chosen, uploaded at once, replaced by a later one (business §5). */
export const LicenceField = ({
  form,
  licence,
}: {
  readonly form: SignUpFormRef;
  readonly licence: LicenceUploadRef;
}) => {
  const t = useText();
  const format = useFormat();
  const item = useItem(licence);
  const files = useSelector(licence, ({ children }) => children.files);
  const shown = useSelector(licence, ({ context }) => context.shown);
  const mayRetry = useSelector(licence, (snapshot) => snapshot.can({ type: "licence.retry" }));
  const { problem } = useField(form, "licence");
  const remove = () => licence.send({ type: "licence.remove" });
  return (
    <div className={css["file"]}>
      <FileUpload
        label={fieldLabel(t, "licence")}
        hint={t("sign_up.licence.hint", {
          kinds: tradeLicence.kinds.join(", "),
          size: format.bytes(tradeLicence.maxBytes),
        })}
        accept={acceptedFiles(tradeLicence)}
        items={item === undefined ? [] : [item]}
        onAdd={(added) => licence.send({ type: "licence.add", files: added })}
        onRemove={remove}
        onCancel={remove}
        field={{ name: "licence", error: signUpProblemText(t, problem) }}
      />
      <p role="status" className={classNames(css["quiet"], shown !== undefined && css["uploaded"])}>
        {shown?.token === undefined ? undefined : t("sign_up.licence.uploaded", { name: shown.file.name })}
      </p>
      {mayRetry && (
        <Button onClick={() => licence.send({ type: "licence.retry" })}>{t("failure.retry")}</Button>
      )}
      {shown !== undefined && <LicencePreview file={shown.file} />}
      {files !== undefined && <FileProblems files={files} />}
    </div>
  );
};
