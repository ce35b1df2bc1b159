import { Suspense, useId, useRef } from "react";
import { lazyPart } from "../../code/lazy-part.tsx";
import { useText } from "../../i18n/use-text.ts";
import { ChooseFiles } from "./choose-files.tsx";
import { DragHint } from "./drag-hint.tsx";
import type { DropZoneProps } from "./drop-zone.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { FileUploadItem, type UploadItem } from "./file-upload-item.tsx";
import { takesFiles, usePastedFiles } from "./pasted-files.ts";
import { FieldMessages } from "../fields/field-messages.tsx";
import css from "./file-upload.module.css";

/**
 * Drag and drop needs more code than the rest of a form, so it is loaded with the first file field; meanwhile, and if loading fails,
 * files can still be pasted, and then chosen.
 */
const DropZone = lazyPart(async () => (await import("./drop-zone.tsx")).DropZone, FileChooser);

export interface FileUploadProps extends Omit<
  DropZoneProps,
  "multiple" | "disabled" | "name" | "describedBy"
> {
  /** The accepted files, as text. */
  readonly hint: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** In a form: the field's name, used to focus it, and its error. */
  readonly field?: { readonly name: string; readonly error: string | undefined };
  readonly items: readonly UploadItem[];
  readonly onRemove: (id: string) => void;
  /** Cancels a running upload. */
  readonly onCancel: (id: string) => void;
}

/** A file field by drag and drop, pasting or choosing, with the progress of each file. It does not validate files. */
export const FileUpload = ({
  label,
  hint,
  accept,
  multiple = false,
  disabled = false,
  field,
  items,
  onAdd,
  onRemove,
  onCancel,
}: FileUploadProps) => {
  const t = useText();
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  usePastedFiles(own, onAdd);
  const error = field?.error === undefined ? undefined : `${id}-error`;
  const place = (
    <div className={css["zone"]}>
      <DragHint />
      <ChooseFiles multiple={multiple} disabled />
    </div>
  );
  return (
    <div
      ref={own}
      {...(!disabled && takesFiles(multiple))}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${error}`}
      className={css["upload"]}
    >
      <span id={`${id}-label`} className={css["label"]}>
        {label}
      </span>
      <Suspense fallback={place}>
        <DropZone
          label={label}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          name={field?.name}
          describedBy={error === undefined ? `${id}-label` : `${id}-label ${error}`}
          onAdd={onAdd}
        />
      </Suspense>
      <p id={`${id}-hint`} className={css["hint"]}>
        {hint}
      </p>
      {items.length > 0 && (
        <ul className={css["files"]} aria-label={t("kit.upload.files")}>
          {items.map((item) => (
            <FileUploadItem key={item.id} item={item} onRemove={onRemove} onCancel={onCancel} />
          ))}
        </ul>
      )}
      {field !== undefined && <FieldMessages id={id} error={field.error} />}
    </div>
  );
};
