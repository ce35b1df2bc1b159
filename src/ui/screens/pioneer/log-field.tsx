import { useSelector } from "@xstate/react";
import { pioneerLog } from "../../../domain/pioneer/pioneer.ts";
import type { FileUploadRef } from "../../../machines/kit/file-upload.machine.ts";
import type { PioneerSubmissionRef } from "../../../machines/pioneer/pioneer-submission.machine.ts";
import { FileProblems } from "../../files/file-problems.tsx";
import { useField } from "../../form/use-field.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { FileUpload } from "../../kit/files/file-upload.tsx";
import { pioneerProblem } from "./pioneer-words.ts";

interface LogFileProps {
  readonly form: PioneerSubmissionRef;
  readonly files: FileUploadRef;
}

const LogFile = ({ form, files }: LogFileProps) => {
  const t = useText();
  const format = useFormat();
  const { problem, readOnly } = useField(form, "log");
  const chosen = useSelector(files, ({ context }) => context.files);
  const transfer = useSelector(files, ({ context }) => context.transfer);
  return (
    <>
      <FileUpload
        label={t("pioneer.log")}
        hint={t("pioneer.log.hint", {
          kinds: pioneerLog.kinds.join(", "),
          size: format.bytes(pioneerLog.maxBytes),
        })}
        accept={pioneerLog.kinds.map((kind) => `.${kind}`).join(",")}
        disabled={readOnly}
        field={{ name: "log", error: pioneerProblem(t, problem, "log") }}
        items={chosen.map(({ id, name, size }) => ({
          id,
          name,
          size,
          ...(transfer._tag === "Sending" && { share: transfer.sent / Math.max(transfer.total, 1) }),
        }))}
        onAdd={(added) => files.send({ type: "files.add", files: added })}
        onRemove={(id) => files.send({ type: "files.remove", id })}
        onCancel={() => form.send({ type: "form.cancel" })}
      />
      <FileProblems files={files} />
    </>
  );
};

/** The log file: dropped or chosen, checked at once, sent with the form. */
export const LogField = ({ form }: Pick<LogFileProps, "form">) => {
  const files = useSelector(form, ({ children }) => children.files);
  return files === undefined ? null : <LogFile form={form} files={files} />;
};
