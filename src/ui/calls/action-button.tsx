import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import type { Call, FileAnswer } from "../../api/call.ts";
import type { FileRequest } from "../../api/saved.ts";
import { FailureAlert, type FailureAlertProps } from "../form/failure-alert.tsx";
import styles from "./action-button.module.css";
import { Button } from "../kit/buttons/button.tsx";
import type { LucideIcon } from "../kit/buttons/icon.tsx";
import type { Elements } from "../kit/elements.ts";
import { Done } from "../kit/states/success.tsx";
import { Outcome } from "../page/outcome.tsx";
import { isSameWish } from "./actor-key.ts";
import { useDownload, type Action } from "./use-action.ts";

export interface ActionButtonProps<Request> extends Pick<FailureAlertProps, "refusals"> {
  readonly action: Omit<Action<Request, unknown>, "forget">;
  readonly request: NoInfer<Request>;
  readonly label: ReactNode;
  /** Success message beside the button; undefined if the result is visible elsewhere. */
  readonly doneText?: string;
  readonly failedTitle: string;
  readonly icon?: LucideIcon;
  /** The id of the element that describes the button, if its label is not unique. */
  readonly describedBy?: string;
  /** Nothing can be sent; `describedBy` says why. */
  readonly disabled?: boolean;
}

/** A button that sends one request, with progress, success and failure beside it. */
export const ActionButton = <Request,>({
  action,
  request,
  label,
  doneText,
  failedTitle,
  icon,
  refusals = action.refusals,
  describedBy,
  disabled,
}: ActionButtonProps<Request>): Elements => {
  // The result of an earlier request, such as the file of other filters, is not shown.
  const current = isSameWish(action.request, request);
  return (
    <div className={styles["root"]}>
      <Button
        busy={action.busy}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => action.send(request)}
        {...(icon !== undefined && { icon })}
      >
        {label}
      </Button>
      <Done>{current && action.state === "done" && doneText}</Done>
      {current && action.failed ? (
        <FailureAlert title={failedTitle} failure={action.failure} refusals={refusals} />
      ) : null}
    </div>
  );
};

/** Why an action was not done, focused as it appears: the button that was pressed may mean something else now. */
export const ActionFailure = ({
  action: { failed, failure, refusals },
  title,
}: {
  readonly action: Pick<Action<never, unknown>, "failed" | "failure" | "refusals">;
  readonly title: string;
}): Elements =>
  failed ? (
    <Outcome>
      <FailureAlert title={title} failure={failure} refusals={refusals} />
    </Outcome>
  ) : null;

export interface DownloadButtonProps<Request> extends Omit<
  ActionButtonProps<FileRequest<Request>>,
  "action"
> {
  readonly call: Call<Request, FileAnswer>;
  /** What the file is of, if there are several on the screen. */
  readonly about?: Partial<FileRequest<NoInfer<Request>>>;
  /** Where it is, if several views save the same: each shows its own result. */
  readonly as?: string;
}

/** A button that has the browser save a file. */
export const DownloadButton = <Request extends object>({
  call,
  about,
  as,
  icon = Download,
  ...button
}: DownloadButtonProps<Request>): Elements => (
  <ActionButton action={useDownload(call, { about, as })} icon={icon} {...button} />
);
