import { useRef, type ChangeEvent } from "react";
import { ChooseFiles } from "./choose-files.tsx";
import type { DropZoneProps } from "./drop-zone.tsx";
import css from "./file-upload.module.css";

/** A file field by choosing only: the fallback if the drop zone's code fails to load. */
export const FileChooser = ({
  label,
  accept,
  multiple,
  disabled,
  name,
  describedBy,
  onAdd,
}: DropZoneProps) => {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = "";
  };
  return (
    <div className={css["zone"]}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        onChange={take}
      />
      <ChooseFiles
        multiple={multiple}
        disabled={disabled}
        name={name}
        describedBy={describedBy}
        onPress={() => input.current?.click()}
      />
    </div>
  );
};
