import { REVIEW_WORKING_DAYS } from "../../../domain/licence-review/application.ts";
import { UPLOAD_LIMIT } from "../../../domain/kit/time-limits.ts";
import { tradeLicence } from "../../../domain/kit/upload.ts";
import { licenceAgainRefusals } from "../../../domain/licence-review/application.refusals.ts";
import {
  licenceAgainMachine,
  type LicenceAgainRef,
} from "../../../machines/licence-review/licence-again.machine.ts";
import { ownDataSaved } from "../../../machines/session/own-data-saved.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { FormFileField } from "../../files/form-file-field.tsx";
import { FormView } from "../../form/form-view.tsx";
import { useFormat } from "../../i18n/format.ts";
import { problemText } from "../../form/problem-text.ts";
import { useText } from "../../i18n/use-text.ts";
import type { AccountRef } from "./use-account-settings.ts";
import styles from "./settings.module.css";

const empty = { licence: [] };

/** The form by which a declined applicant sends another trade licence (docs/decisions/sign-up.md). */
export const LicenceAgain = ({ account }: { readonly account: AccountRef }) => {
  const t = useText();
  const format = useFormat();
  const form: LicenceAgainRef = useScreenActor("settings-licence-again", licenceAgainMachine, {
    values: empty,
    limit: UPLOAD_LIMIT,
    holder: account,
    // What the person may do and is shown follows from the application, which is not declined any more.
    forwards: [ownDataSaved],
  });
  return (
    <section className={styles["stack"]}>
      <h3>{t("settings.licence.again")}</h3>
      <p className={styles["quiet"]}>
        {t("settings.licence.again.text", { days: format.number(REVIEW_WORKING_DAYS) })}
      </p>
      <FormView
        form={form}
        submitLabel={t("settings.licence.again.submit")}
        failedTitle={t("settings.licence.again.failed")}
        refusals={licenceAgainRefusals}
      >
        <FormFileField
          form={form}
          name="licence"
          rule={tradeLicence}
          label={t("settings.licence.again.field")}
          hint={t("settings.licence.again.hint", {
            kinds: tradeLicence.kinds.join(", "),
            size: format.bytes(tradeLicence.maxBytes),
          })}
          problemText={(code) => problemText(t, code, licenceAgainRefusals)}
        />
      </FormView>
    </section>
  );
};
