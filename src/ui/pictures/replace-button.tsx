import { useRef, type ChangeEvent } from "react";
import ImageUp from "lucide-react/icons/image-up";
import { IconButton } from "../kit/buttons/icon-button.tsx";

interface ReplaceButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Chooses another file for a picture. */
export const ReplaceButton = ({ label, accept, onChoose }: ReplaceButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    if (files.length > 0) onChoose(files);
    // So that the same file can be chosen again.
    target.value = "";
  };
  return (
    <>
      <input ref={input} type="file" hidden accept={accept} aria-label={label} onChange={take} />
      <IconButton label={label} icon={ImageUp} onClick={() => input.current?.click()} />
    </>
  );
};
