import { useState } from "react";
import type { CallFailure } from "../../domain/kit/call-failure.ts";
import { codeFailure } from "../../domain/kit/code-failure.ts";
import { failureText } from "../i18n/failure-text.ts";
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
  const [failure, setFailure] = useState<CallFailure>();
  const press = () => {
    setFailure(undefined);
    ask().catch((error: unknown) => setFailure(codeFailure(error)));
  };
  return (
    <>
      <Button variant="quiet" onClick={press}>
        {label}
      </Button>
      {failure && <span role="alert">{failureText(t, failure).text}</span>}
    </>
  );
};
