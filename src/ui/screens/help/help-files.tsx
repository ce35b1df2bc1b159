import { useSelector } from "@xstate/react"
import { isPicture } from "../../../domain/upload.ts"
import type { FileProblem, FileUploadRef } from "../../../machines/file-upload.machine.ts"
import type { TextKey } from "../../i18n/catalogue.ts"
import { useFormat } from "../../i18n/format.ts"
import { useText } from "../../i18n/use-text.ts"
import { Alert } from "../../kit/alert.tsx"
import { Button } from "../../kit/button.tsx"
import { FileUpload } from "../../kit/file-upload.tsx"
import css from "./help-overlay.module.css"

const reasons: Readonly<Record<FileProblem, TextKey>> = {
  too_large: "files.problem.too_large",
  wrong_type: "files.problem.wrong_type",
  too_many: "files.problem.full",
  unreadable: "files.problem.unreadable",
}

const Problems = ({ files }: { readonly files: FileUploadRef }) => {
  const t = useText()
  const problems = useSelector(files, ({ context }) => context.problems)
  const tooLarge = useSelector(files, (snapshot) => snapshot.hasTag("tooLarge"))
  const last = problems.findLast(({ problem }) => problem === "too_large")
  return (
    <>
      {tooLarge && last !== undefined ? <Alert tone="danger">{t("files.too_large", { name: last.name })}</Alert> : null}
      {problems.length > 0 ? (
        <div className={css["problems"]}>
          <div role="status">
            <ul>{problems.map(({ name, problem }, index) => <li key={`${index} ${name}`}>{t("files.not_added", { name, reason: t(reasons[problem]) })}</li>)}</ul>
          </div>
          <Button variant="quiet" onClick={() => files.send({ type: "files.problemsDismissed" })}>{t("files.dismiss")}</Button>
        </div>
      ) : null}
    </>
  )
}

/** The files of a request: what is attached, what was not added and why, and what a draft from before a reload lacks. */
export const HelpFiles = ({ files, disabled, onCancel }: { readonly files: FileUploadRef; readonly disabled: boolean; readonly onCancel: () => void }) => {
  const t = useText()
  const format = useFormat()
  const attached = useSelector(files, ({ context }) => context.files)
  const missing = useSelector(files, ({ context }) => context.missing)
  const rule = useSelector(files, ({ context }) => context.rule)
  const maxFiles = useSelector(files, ({ context }) => context.maxFiles)
  const hint = t("help.files_hint", {
    count: maxFiles, size: format.bytes(rule.maxBytes), pictureSize: format.bytes(rule.maxPictureBytes ?? rule.maxBytes),
    kinds: [...rule.kinds].toSorted((left, right) => Number(isPicture(right)) - Number(isPicture(left))).join(", "),
  })
  return (
    <div className={css["files"]}>
      {missing.length > 0 ? <Alert tone="info">{t("help.attach_again", { count: missing.length, names: missing.join(", ") })}</Alert> : null}
      <FileUpload
        label={t("help.files")} hint={hint} accept={rule.kinds.map((kind) => `.${kind}`).join(",")} multiple disabled={disabled}
        items={attached.map(({ id, name, size }) => ({ id, name, size }))}
        onAdd={(added) => files.send({ type: "files.add", files: added })}
        onRemove={(id) => files.send({ type: "files.remove", id })}
        onCancel={onCancel}
      />
      <Problems files={files} />
    </div>
  )
}
