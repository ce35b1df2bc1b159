import Download from "lucide-react/icons/download";
import type { Elements } from "../../kit/elements.ts";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { ActionLogic, ActionRef } from "../../../machines/kit/action.machine.ts";
import type { ScreenKey } from "../../actors/portal-actors.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useText } from "../../i18n/use-text.ts";

export interface CsvButtonProps<Request> {
  /** The key of its actor. */
  readonly name: ScreenKey;
  readonly logic: ActionLogic<Request, undefined>;
  readonly request: Request;
}

/** The button that saves the server's CSV file of a list. */
export const CsvButton = <Request,>({ name, logic, request }: CsvButtonProps<Request>): Elements => {
  const t = useText();
  const actor: ActionRef<Request, undefined> = useScreenActor(name, logic, { limit: FILE_LIMIT });
  return (
    <SubmissionButton
      actor={actor}
      request={request}
      icon={Download}
      label={t("orders.csv")}
      doneText={t("orders.csv.done")}
      failedTitle={t("orders.csv.failed")}
    />
  );
};
