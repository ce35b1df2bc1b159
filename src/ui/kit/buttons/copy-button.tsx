import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Button } from "./button.tsx";
import css from "./copy-button.module.css";
import { copyText } from "./copy-text.ts";

export interface CopyButtonProps {
  /** What is copied, for screen readers: a page may have several of these buttons. */
  readonly name: string;
  readonly text: string;
}

/** A button that copies a text which stands beside it, and says whether it did. */
export const CopyButton = ({ name, text }: CopyButtonProps) => {
  const t = useText();
  const [copied, setCopied] = useState<boolean>();
  return (
    <span className={css["root"]}>
      <Button variant="quiet" icon={Copy} onClick={() => void copyText(text).then(setCopied)}>
        {t("kit.copy")} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <span role="status" className={css["told"]}>
        {copied === undefined ? null : t(copied ? "kit.copied" : "kit.not_copied")}
      </span>
    </span>
  );
};
