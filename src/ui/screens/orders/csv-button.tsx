import type { Call, FileAnswer } from "../../../api/call.ts";
import type { FileRequest } from "../../../api/saved.ts";
import { DownloadButton } from "../../calls/action-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import type { Elements } from "../../kit/elements.ts";

export interface CsvButtonProps<Request> {
  readonly call: Call<Request, FileAnswer>;
  readonly request: FileRequest<NoInfer<Request>>;
  /** The list, where several have the same file. */
  readonly as?: string;
}

/** The button that saves the server's CSV file of a list. */
export const CsvButton = <Request extends object>({ call, ...of }: CsvButtonProps<Request>): Elements => {
  const t = useText();
  return (
    <DownloadButton
      call={call}
      {...of}
      label={t("orders.csv")}
      doneText={t("orders.csv.done")}
      failedTitle={t("orders.csv.failed")}
    />
  );
};
