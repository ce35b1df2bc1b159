import { useSelector } from "@xstate/react"
import type { FileProblem, FileUploadRef } from "../../machines/file-upload.machine.ts"
import type { TextKey } from "../i18n/catalogue.ts"
import { useText } from "../i18n/use-text.ts"
import { Button } from "../kit/button.tsx"
import { AlertView } from "../shell/alert-view.tsx"
import css from "./file-problems.module.css"

const reasons: Readonly<Record<FileProblem, TextKey>> = {
  too_large: "files.problem.too_large", wrong_type: "files.problem.wrong_type", too_many: "files.problem.full", unreadable: "files.problem.unreadable",
}

/** What a file field did not take: an alert for a while where a file is too large, and a line for each file until they are put away (shell §8). */
export const FileProblems = ({ files }: { readonly files: FileUploadRef }) => {
  const t = useText()
  const problems = useSelector(files, ({ context }) => context.problems)
  const alert = useSelector(files, ({ children }) => children.alert)
  const last = problems.findLast(({ problem }) => problem === "too_large")
  return (
    <>
      {alert !== undefined && last !== undefined && <AlertView alert={alert}>{t("files.too_large", { name: last.name })}</AlertView>}
      {problems.length > 0 && (
        <div className={css["problems"]}>
          <div role="status">
            <ul>{problems.map(({ name, problem }, index) => <li key={`${index} ${name}`}>{t("files.not_added", { name, reason: t(reasons[problem]) })}</li>)}</ul>
          </div>
          <Button variant="quiet" onClick={() => files.send({ type: "files.problemsDismissed" })}>{t("files.dismiss")}</Button>
        </div>
      )}
    </>
  )
}
