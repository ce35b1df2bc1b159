import { useDropzone } from "react-dropzone";
import ImageUp from "lucide-react/icons/image-up";
import { IconButton } from "../kit/buttons/icon-button.tsx";
import type { ReplaceButtonProps } from "./replace-button.tsx";

/** The button that chooses another file for a picture; files are dropped at the gallery's own field. */
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
  return (
    <>
      <input {...getInputProps({ accept, "aria-label": label })} />
      <IconButton label={label} icon={ImageUp} onClick={open} />
    </>
  );
};
