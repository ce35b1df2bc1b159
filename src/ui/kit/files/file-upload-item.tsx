import FileIcon from "lucide-react/icons/file";
import Trash from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import css from "./file-upload.module.css";
import { IconButton } from "../buttons/icon-button.tsx";
import { Icon } from "../buttons/icon.tsx";
import { Progress } from "../states/progress.tsx";

/** A file and its upload. */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The sent fraction, from 0 to 1, during the upload. */
  readonly share?: number;
  /** The error and what to do about it. */
  readonly error?: string | undefined;
}

export interface FileUploadItemProps {
  readonly item: UploadItem;
  readonly onRemove: (id: string) => void;
  readonly onCancel: (id: string) => void;
}

/** An item of the file list. */
export const FileUploadItem = ({
  item: { id, name, size, share, error },
  onRemove,
  onCancel,
}: FileUploadItemProps) => {
  const t = useText();
  const format = useFormat();
  return (
    <li className={classNames(css["file"], error !== undefined && css["failed"])}>
      <Icon of={FileIcon} />
      <div className={css["text"]}>
        <span className={css["name"]}>
          <span>{name}</span> <span className={css["size"]}>{format.bytes(size)}</span>
        </span>
        {share !== undefined && (
          <div className={css["progress"]}>
            <Progress bare label={t("kit.upload.progress", { name })} share={share} />
          </div>
        )}
        {error !== undefined && (
          <span role="alert" className={css["error"]}>
            {error}
          </span>
        )}
      </div>
      {share === undefined ? (
        <IconButton label={t("kit.upload.remove", { name })} icon={Trash} onClick={() => onRemove(id)} />
      ) : (
        <IconButton label={t("kit.upload.cancel", { name })} icon={X} onClick={() => onCancel(id)} />
      )}
    </li>
  );
};
