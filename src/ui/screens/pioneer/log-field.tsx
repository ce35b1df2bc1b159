import { pioneerLog } from "../../../domain/pioneer/pioneer.ts";
import type { PioneerSubmissionRef } from "../../../machines/pioneer/pioneer-submission.machine.ts";
import { FormFileField } from "../../files/form-file-field.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { pioneerProblem } from "./pioneer-labels.ts";

/** The log file of a submission. */
export const LogField = ({ form }: { readonly form: PioneerSubmissionRef }) => {
  const t = useText();
  const format = useFormat();
  return (
    <FormFileField
      form={form}
      name="log"
      rule={pioneerLog}
      label={t("pioneer.log")}
      hint={t("pioneer.log.hint", {
        kinds: pioneerLog.kinds.join(", "),
        size: format.bytes(pioneerLog.maxBytes),
      })}
      problemText={(code) => pioneerProblem(t, code, "log")}
    />
  );
};
