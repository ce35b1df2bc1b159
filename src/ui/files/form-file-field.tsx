import { useSelector } from "@xstate/react";
import { acceptedFiles, type UploadRule } from "../../domain/kit/upload.ts";
import type { FileUploadRef } from "../../machines/kit/file-upload.machine.ts";
import type { FieldOf, FormValues } from "../../machines/kit/form-fields.ts";
import type { FormRef } from "../../machines/kit/form.machine.ts";
import { useField } from "../form/use-field.ts";
import { FileUpload } from "../kit/files/file-upload.tsx";
import { FileProblems } from "./file-problems.tsx";

export interface FormFileFieldProps<Values extends FormValues, Answer> {
  readonly form: FormRef<Values, Answer>;
  readonly name: FieldOf<Values>;
  readonly rule: UploadRule;
  readonly label: string;
  readonly hint: string;
  /** The text of a problem's code. */
  readonly problemText: (code: string | undefined) => string | undefined;
}

const ChosenFiles = <Values extends FormValues, Answer>({
  form,
  files,
  name,
  rule,
  label,
  hint,
  problemText,
}: FormFileFieldProps<Values, Answer> & { readonly files: FileUploadRef }) => {
  const { problem, readOnly } = useField(form, name);
  const chosen = useSelector(files, ({ context }) => context.files);
  const transfer = useSelector(files, ({ context }) => context.transfer);
  return (
    <>
      <FileUpload
        label={label}
        hint={hint}
        accept={acceptedFiles(rule)}
        disabled={readOnly}
        field={{ name, error: problemText(problem) }}
        items={chosen.map(({ id, name: fileName, size }) => ({
          id,
          name: fileName,
          size,
          // A progress is that of the present sending.
          ...(readOnly &&
            transfer._tag === "Sending" && { share: transfer.sent / Math.max(transfer.total, 1) }),
        }))}
        onAdd={(added) => files.send({ type: "files.add", files: added })}
        onRemove={(id) => files.send({ type: "files.remove", id })}
        onCancel={() => form.send({ type: "form.cancel" })}
      />
      <FileProblems files={files} />
    </>
  );
};

/** The file field of a form: files are dropped or chosen, checked at once, and sent with the form. */
export const FormFileField = <Values extends FormValues, Answer>(
  props: FormFileFieldProps<Values, Answer>,
) => {
  const files = useSelector(props.form, ({ children }) => children.files);
  return files === undefined ? null : <ChosenFiles {...props} files={files} />;
};
