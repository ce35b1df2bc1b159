import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";

export interface AskButtonProps {
  readonly label: string;
  /** Opens what the button is for; rejects if its code fails to load. */
  readonly ask: () => Promise<void>;
}

/** A quiet button that opens a window whose code is loaded with the first press. */
export const AskButton = ({ label, ask }: AskButtonProps) => {
  const t = useText();
  const [failed, setFailed] = useState(false);
  const press = () => {
    setFailed(false);
    ask().catch(() => setFailed(true));
  };
  return (
    <>
      <Button variant="quiet" onClick={press}>
        {label}
      </Button>
      {failed ? <span role="alert">{t("failure.offline.text")}</span> : null}
    </>
  );
};
