import RefreshCw from "lucide-react/icons/refresh-cw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { Elements } from "../elements.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../buttons/button.tsx";
import { Icon } from "../buttons/icon.tsx";
import { FailureCode } from "./failure-code.tsx";
import css from "./notice.module.css";

export interface FailedStateProps {
  /** What happened. */
  readonly title: string;
  /** The explanation and what to do. */
  readonly text: string;
  /** The code to quote to support. */
  readonly code?: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** True where a message of the page already names the fault: this one is not announced. */
  readonly quiet?: boolean;
  /** The "report a problem" button. */
  readonly report?: Elements;
}

/** Shown instead of content that failed to load. */
export const FailedState = ({
  title,
  text,
  code,
  onRetry,
  retrying = false,
  quiet = false,
  report,
}: FailedStateProps) => {
  const t = useText();
  return (
    <div role={quiet ? undefined : "alert"} className={css["notice"]}>
      {quiet ? null : <Icon of={TriangleAlert} large />}
      <p className={css["title"]}>{title}</p>
      <p className={css["text"]}>{text}</p>
      {(onRetry !== undefined || report !== undefined) && (
        <div className={css["actions"]}>
          {onRetry && (
            <Button icon={RefreshCw} busy={retrying} onClick={onRetry}>
              {t("failure.retry")}
            </Button>
          )}
          {report}
        </div>
      )}
      {code !== undefined && <FailureCode code={code} />}
    </div>
  );
};
