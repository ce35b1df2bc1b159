import { useState } from "react";
import Link from "lucide-react/icons/link";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import css from "./player.module.css";

/** Copies the link to this frame with its display settings. */
export const CopyLink = () => {
  const t = useText();
  const [announced, setAnnounced] = useState<"desk.copied" | "desk.copy_failed">();
  const copy = (): void => {
    navigator.clipboard.writeText(location.href).then(
      () => setAnnounced("desk.copied"),
      () => setAnnounced("desk.copy_failed"),
    );
  };
  return (
    <>
      <Button icon={Link} onClick={copy}>
        {t("desk.copy")}
      </Button>
      <span role="status" className={css["where"]}>
        {announced === undefined ? null : t(announced)}
      </span>
    </>
  );
};
