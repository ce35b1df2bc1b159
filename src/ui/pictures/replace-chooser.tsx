import type { ClipboardEvent as ReactClipboardEvent } from "react";
import { useDropzone } from "react-dropzone";
import ImageUp from "lucide-react/icons/image-up";
import { IconButton } from "../kit/buttons/icon-button.tsx";
import { filesPasted } from "../kit/files/pasted-files.ts";
import type { ReplaceButtonProps } from "./replace-button.tsx";

/** The button that chooses another file for a picture, or takes a pasted one; files are dropped at the gallery's own field. */
export const ReplaceChooser = ({ label, accept, onChoose }: ReplaceButtonProps) => {
  const { getInputProps, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    noDrag: true,
    onDrop: (taken, refused) => {
      const files = [...taken, ...refused.map(({ file }) => file)];
      if (files.length > 0) onChoose(files);
    },
  });
  // Pasted on the button; anywhere else, what is pasted is a further picture.
  const paste = (event: ReactClipboardEvent) => {
    const files = filesPasted(event.nativeEvent);
    if (files.length === 0) return;
    event.preventDefault();
    onChoose(files);
  };
  return (
    <>
      <input {...getInputProps({ accept, "aria-label": label })} />
      <IconButton label={label} icon={ImageUp} onClick={open} onPaste={paste} />
    </>
  );
};
