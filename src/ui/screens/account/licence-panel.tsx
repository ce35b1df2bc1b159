import { getOwnTradeLicence } from "../../../api/account.calls.ts";
import type { AccountSettings } from "../../../domain/account/account-settings.ts";
import { REVIEW_WORKING_DAYS } from "../../../domain/licence-review/application.ts";
import { DownloadButton } from "../../calls/action-button.tsx";
import { CallPicture } from "../../calls/call-picture.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { codeText } from "../../page/code-text.ts";
import { When } from "../../resource/when.tsx";
import { LicenceAgain } from "./licence-again.tsx";
import type { AccountRef } from "./use-account-settings.ts";
import styles from "./settings.module.css";

/** The company's own trade licence: its state and its file (docs/decisions/account.md). */
export const LicencePanel = ({
  licence: { file, submittedAt, status, declined },
  account,
}: {
  readonly licence: NonNullable<AccountSettings["tradeLicence"]>;
  /** The settings, which load again when another one was sent, or is not needed any more. */
  readonly account: AccountRef;
}) => {
  const t = useText();
  const format = useFormat();
  // Another one takes its place under the same request.
  const sent = submittedAt.toISOString();
  return (
    <Panel form heading={t("settings.licence")}>
      <div className={styles["stack"]}>
        <DescriptionList
          facts={[
            {
              label: t("settings.licence.status"),
              value: codeText(t, status, (code) => `settings.licence.status.${code}`),
            },
            { label: t("settings.licence.submitted"), value: <When date={submittedAt} /> },
            ...(declined === null
              ? []
              : [
                  { label: t("settings.licence.declined"), value: <When date={declined.at} /> },
                  {
                    label: t("settings.licence.reason"),
                    value: <span className={styles["written"]}>{declined.reason}</span>,
                  },
                ]),
            { label: t("settings.licence.file"), value: `${file.name} (${format.bytes(file.size)})` },
          ]}
        />
        {status.code === "pending" && (
          <p>{t("settings.licence.pending", { days: format.number(REVIEW_WORKING_DAYS) })}</p>
        )}
        {file.picture && (
          <CallPicture
            call={getOwnTradeLicence}
            request={{}}
            of={sent}
            alt={t("settings.licence.picture", { name: file.name })}
          />
        )}
        <DownloadButton
          call={getOwnTradeLicence}
          request={{}}
          as={sent}
          label={t("settings.licence.save", { name: file.name })}
          doneText={t("settings.licence.saved")}
          failedTitle={t("settings.licence.failed", { name: file.name })}
        />
        {declined !== null && <LicenceAgain account={account} />}
      </div>
    </Panel>
  );
};
