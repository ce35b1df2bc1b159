import { useSelector } from "@xstate/react";
import type { FileProblem, FileUploadRef } from "../../machines/kit/file-upload.machine.ts";
import type { TextKey } from "../../domain/kit/text-key.ts";
import { useText } from "../i18n/use-text.ts";
import { Alert } from "../kit/states/alert.tsx";
import { AlertView } from "../shell/frame/alert-view.tsx";

const reasons: Readonly<Record<FileProblem, TextKey>> = {
  empty: "files.problem.empty",
  too_large: "files.problem.too_large",
  wrong_type: "files.problem.wrong_type",
  too_many: "files.problem.full",
  unreadable: "files.problem.unreadable",
};

/**
 * The rejected files of a file field: a temporary alert for a file that is too large, and a line for each file until
 * dismissed (shell §8).
 */
export const FileProblems = ({ files }: { readonly files: FileUploadRef }) => {
  const t = useText();
  const problems = useSelector(files, ({ context }) => context.problems);
  const alert = useSelector(files, ({ children }) => children.alert);
  const last = problems.findLast(({ problem }) => problem === "too_large");
  return (
    <>
      {alert !== undefined && last !== undefined && (
        <AlertView alert={alert}>{t("input.file_to_big", { name: last.name })}</AlertView>
      )}
      {problems.length > 0 && (
        <Alert tone="warning" onClose={() => files.send({ type: "files.problemsDismissed" })}>
          <ul>
            {problems.map(({ name, problem }, index) => (
              <li key={`${index} ${name}`}>{t("files.not_added", { name, reason: t(reasons[problem]) })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
};
