import UploadIcon from "lucide-react/icons/upload";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../buttons/button.tsx";

export interface ChooseFilesProps {
  readonly multiple: boolean;
  readonly disabled: boolean;
  readonly name?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly onPress?: () => void;
}

/** The button of a file field. */
export const ChooseFiles = ({ multiple, disabled, name, describedBy, onPress }: ChooseFilesProps) => {
  const t = useText();
  return (
    <Button
      icon={UploadIcon}
      name={name}
      aria-describedby={describedBy}
      onClick={onPress}
      disabled={disabled}
    >
      {t("kit.upload.choose", { count: multiple ? 2 : 1 })}
    </Button>
  );
};
