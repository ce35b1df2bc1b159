import { useSelector } from "@xstate/react";
import type { FileProblem, FileUploadRef } from "../../machines/kit/file-upload.machine.ts";
import type { TextKey } from "../../domain/kit/text-key.ts";
import { useFormat } from "../i18n/format.ts";
import { useText } from "../i18n/use-text.ts";
import { Alert } from "../kit/states/alert.tsx";
import { AlertView } from "../shell/frame/alert-view.tsx";

const reasons: Readonly<Record<FileProblem, TextKey>> = {
  empty: "files.problem.empty",
  too_large: "files.problem.larger",
  wrong_type: "files.problem.wrong_type",
  too_many: "files.problem.full",
  unreadable: "files.problem.unreadable",
};

/**
 * The rejected files of a file field: a temporary alert for a file that is too large, and a line for each file until
 * dismissed (shell §8). A file has its line once its alert has gone: one fault is told once.
 */
export const FileProblems = ({ files }: { readonly files: FileUploadRef }) => {
  const t = useText();
  const format = useFormat();
  const problems = useSelector(files, ({ context }) => context.problems);
  const alert = useSelector(files, ({ children }) => children.alert);
  const size = useSelector(files, ({ context }) => format.bytes(context.rule.maxBytes));
  const last = problems.findLast(({ problem }) => problem === "too_large");
  const lines = alert === undefined ? problems : problems.filter((problem) => problem !== last);
  return (
    <>
      {alert !== undefined && last !== undefined && (
        <AlertView alert={alert}>{t("input.file_to_big", { name: last.name, size })}</AlertView>
      )}
      {lines.length > 0 && (
        <Alert tone="warning" onClose={() => files.send({ type: "files.problemsDismissed" })}>
          <ul>
            {lines.map(({ name, problem }, index) => (
              <li key={`${index} ${name}`}>
                {t("files.not_added", { name, reason: t(reasons[problem], { size }) })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
};
