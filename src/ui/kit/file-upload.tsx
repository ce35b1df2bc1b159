import { useId } from "react"
import UploadIcon from "lucide-react/icons/upload"
import { useDropzone } from "react-dropzone"
import { useText } from "../i18n/use-text.ts"
import { Button } from "./button.tsx"
import { classNames } from "./class-names.ts"
import { FileUploadItem, type UploadItem } from "./file-upload-item.tsx"
import { FieldMessages } from "./field-messages.tsx"
import css from "./file-upload.module.css"

export interface FileUploadProps {
  readonly label: string
  /** Which files are taken, in words. */
  readonly hint: string
  /** What the file chooser offers, such as `.jpg,.png`; what is taken is decided by who receives `onAdd`. */
  readonly accept: string
  readonly multiple?: boolean
  readonly disabled?: boolean
  /** Where it is a field of a form: its name, by which the cursor is led to it, and what is wrong with it. */
  readonly field?: { readonly name: string; readonly error: string | undefined }
  readonly items: readonly UploadItem[]
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (id: string) => void
  /** Stops a running upload. */
  readonly onCancel: (id: string) => void
}

/** Files by dropping, pasting or choosing, and how far each one is. Shows what it is told; judges no file itself. */
export const FileUpload = ({ label, hint, accept, multiple = false, disabled = false, field, items, onAdd, onRemove, onCancel }: FileUploadProps) => {
  const t = useText()
  const id = useId()
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (taken, refused) => {
      const files = [...taken, ...refused.map(({ file }) => file)]
      if (files.length > 0) onAdd(files)
    },
  })
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={field?.error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`} className={css["upload"]}>
      <span id={`${id}-label`} className={css["label"]}>{label}</span>
      <div {...getRootProps({ role: "presentation" })} className={classNames(css["zone"], isDragActive && css["dragged"])}>
        <input {...getInputProps({ accept, "aria-label": label })} />
        <span className={css["dragHint"]}>{t("kit.upload.drop")}</span>
        <Button icon={UploadIcon} name={field?.name} aria-describedby={field?.error === undefined ? undefined : `${id}-error`} onClick={open} disabled={disabled}>{t("kit.upload.choose", { count: multiple ? 2 : 1 })}</Button>
      </div>
      <p id={`${id}-hint`} className={css["hint"]}>{hint}</p>
      {items.length > 0 && (
        <ul className={css["files"]} aria-label={t("kit.upload.files")}>
          {items.map((item) => <FileUploadItem key={item.id} item={item} onRemove={onRemove} onCancel={onCancel} />)}
        </ul>
      )}
      {field !== undefined && <FieldMessages id={id} error={field.error} />}
    </div>
  )
}
