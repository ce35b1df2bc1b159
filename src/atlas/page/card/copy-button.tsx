import { useState } from "react";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { VisuallyHidden } from "../../../ui/kit/layout/visually-hidden.tsx";
import { labels } from "../labels.ts";

export interface CopyButtonProps {
  readonly label: string;
  readonly done: string;
  /** Called when the button is pressed. */
  readonly text: () => string;
}

/** Copies a text and shows the result beside the button. */
export const CopyButton = ({ label, done, text }: CopyButtonProps) => {
  const [said, setSaid] = useState<string>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid(done);
    } catch {
      setSaid(labels.diff.notCopied);
    }
  };
  return (
    <>
      <Button icon={said === done ? Check : Copy} onClick={() => void copy()}>
        {said ?? label}
      </Button>
      <span role="status">
        <VisuallyHidden>{said ?? ""}</VisuallyHidden>
      </span>
    </>
  );
};
