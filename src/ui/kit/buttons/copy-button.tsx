import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { Done } from "../states/success.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import css from "./copy-button.module.css";
import { copyText } from "./copy-text.ts";

export interface CopyButtonProps {
  /** What is copied, for screen readers: a page may have several of these buttons. */
  readonly name: string;
  readonly text: string;
  /** An icon alone, beside a number: pressed, it becomes a check mark. */
  readonly small?: boolean;
}

/** A button that copies a text which stands beside it, and says whether it did. */
export const CopyButton = ({ name, text, small = false }: CopyButtonProps) => {
  const t = useText();
  const [copied, setCopied] = useState<boolean>();
  const copy = () => void copyText(text).then(setCopied);
  return (
    <span className={classNames(css["root"], small && css["small"])}>
      {small ? (
        <IconButton
          icon={copied === true ? Check : Copy}
          label={t("kit.copy_name", { name })}
          onClick={copy}
        />
      ) : (
        <Button variant="quiet" icon={Copy} onClick={copy}>
          <span>{t("kit.copy")}</span> <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {small ? null : <Done>{copied === true && t("kit.copied")}</Done>}
      <span role="status" className={css["status"]}>
        {copied === false && <span>{t("kit.not_copied")}</span>}
        {copied === true && small && <VisuallyHidden>{t("kit.copied")}</VisuallyHidden>}
      </span>
    </span>
  );
};
