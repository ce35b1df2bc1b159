import { useDropzone } from "react-dropzone";
import { classNames } from "../class-names.ts";
import { ChooseFiles } from "./choose-files.tsx";
import { DragHint } from "./drag-hint.tsx";
import css from "./file-upload.module.css";

export interface DropZoneProps {
  readonly label: string;
  /** The filter of the file chooser, such as `.jpg,.png`; the receiver of `onAdd` validates the files. */
  readonly accept: string;
  readonly multiple: boolean;
  readonly disabled: boolean;
  /** The field's name in its form, used to focus its button. */
  readonly name: string | undefined;
  readonly describedBy: string | undefined;
  readonly onAdd: (files: readonly File[]) => void;
}

/** Accepts files by drag and drop or choosing. */
export const DropZone = ({ label, accept, multiple, disabled, name, describedBy, onAdd }: DropZoneProps) => {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
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
      {/* The button chooses files; a second control of the same name would be read beside it. */}
      <input {...getInputProps({ accept, "aria-label": label, "aria-hidden": true })} />
      <DragHint />
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
