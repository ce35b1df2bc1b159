import { useSelector } from "@xstate/react";
import { acceptedFiles, isPicture } from "../../../domain/kit/upload.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { FileUpload } from "../../kit/files/file-upload.tsx";
import { FileProblems } from "../../files/file-problems.tsx";
import type { TicketPartProps } from "./ticket-parts.tsx";
import { useRefusedFile } from "./use-refused-file.ts";
import css from "./help-overlay.module.css";

/**
 * The files of a request: the attached ones, the rejected ones with reasons, and those missing from a draft after a
 * reload.
 */
export const HelpFiles = ({
  ticket,
  disabled,
}: TicketPartProps & {
  readonly disabled: boolean;
}) => {
  const t = useText();
  const files = useSelector(ticket, ({ context }) => context.files);
  const refused = useRefusedFile(ticket);
  const format = useFormat();
  const attached = useSelector(files, ({ context }) => context.files);
  const missing = useSelector(files, ({ context }) => context.missing);
  const rule = useSelector(files, ({ context }) => context.rule);
  const maxFiles = useSelector(files, ({ context }) => context.maxFiles);
  const hint = t("help.files_hint", {
    count: maxFiles,
    size: format.bytes(rule.maxBytes),
    kinds: [...rule.kinds]
      .toSorted((left, right) => Number(isPicture(right)) - Number(isPicture(left)))
      .join(", "),
  });
  return (
    <div className={css["files"]}>
      {missing.length > 0 ? (
        <Alert tone="info">
          {t("help.attach_again", { count: missing.length, names: missing.join(", ") })}
        </Alert>
      ) : null}
      <FileUpload
        label={t("help.files")}
        hint={hint}
        accept={acceptedFiles(rule)}
        multiple
        disabled={disabled}
        items={attached.map(({ id, name, size }) => ({
          id,
          name,
          size,
          ...(refused?.id === id && { error: refused.error }),
        }))}
        onAdd={(added) => files.send({ type: "files.add", files: added })}
        onRemove={(id) => files.send({ type: "files.remove", id })}
        onCancel={() => ticket.send({ type: "ticket.cancel" })}
      />
      <FileProblems files={files} />
    </div>
  );
};
