import { useDropzone } from "react-dropzone";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { ChooseFiles } from "./choose-files.tsx";
import css from "./file-upload.module.css";

export interface DropZoneProps {
  readonly label: string;
  /** What the file chooser offers, such as `.jpg,.png`; what is taken is decided by who receives `onAdd`. */
  readonly accept: string;
  readonly multiple: boolean;
  readonly disabled: boolean;
  /** As a field of a form: its name, by which the cursor is led to its button, and the id of what is wrong with it. */
  readonly name: string | undefined;
  readonly describedBy: string | undefined;
  readonly onAdd: (files: readonly File[]) => void;
}

/** Takes files that are dropped, pasted or chosen. */
export const DropZone = ({ label, accept, multiple, disabled, name, describedBy, onAdd }: DropZoneProps) => {
  const t = useText();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (taken, refused) => {
      const files = [...taken, ...refused.map(({ file }) => file)];
      if (files.length > 0) onAdd(files);
    },
  });
  return (
    <div
      {...getRootProps({ role: "presentation" })}
      className={classNames(css["zone"], isDragActive && css["dragged"])}
    >
      <input {...getInputProps({ accept, "aria-label": label })} />
      <span className={css["dragHint"]}>{t("kit.upload.drop")}</span>
      <ChooseFiles
        multiple={multiple}
        disabled={disabled}
        name={name}
        describedBy={describedBy}
        onPress={open}
      />
    </div>
  );
};
