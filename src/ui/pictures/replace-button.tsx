import { Suspense } from "react";
import ImageUp from "lucide-react/icons/image-up";
import { lazyPart } from "../code/lazy-part.tsx";
import { IconButton } from "../kit/buttons/icon-button.tsx";

export interface ReplaceButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onChoose: (files: readonly File[]) => void;
}

const Unavailable = ({ label }: Pick<ReplaceButtonProps, "label">) => (
  <IconButton label={label} icon={ImageUp} disabled />
);

/** As the drop zone beside it: if its code fails to load, a picture is removed and another one added. */
const Chooser = lazyPart<ReplaceButtonProps>(
  async () => (await import("./replace-chooser.tsx")).ReplaceChooser,
  Unavailable,
);

/** Chooses another file for a picture. */
export const ReplaceButton = (props: ReplaceButtonProps) => (
  <Suspense fallback={<Unavailable label={props.label} />}>
    <Chooser {...props} />
  </Suspense>
);
