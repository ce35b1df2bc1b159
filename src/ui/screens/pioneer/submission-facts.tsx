import type { ReactNode } from "react";
import { getPioneerLog } from "../../../api/pioneer.calls.ts";
import type { PioneerSubmission } from "../../../domain/pioneer/pioneer.ts";
import { isAllowed } from "../../../domain/shell/access.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { DownloadButton } from "../../calls/action-button.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import type { Fact } from "../../kit/layout/description-list.tsx";
import { When } from "../../resource/when.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { voucherValueText } from "../advantages/voucher-value-text.ts";
import { PioneerStatusBadge } from "./pioneer-status-badge.tsx";
import styles from "./pioneer.module.css";

/** The facts of a submission that its company and staff see; the order's number as the caller shows it. */
export const useSubmissionFacts = (submission: PioneerSubmission, order: ReactNode): readonly Fact[] => {
  const t = useText();
  const format = useFormat();
  const { status, model, submittedAt, submittedBy, followUpOn, returnUntil, takenAt } = submission;
  return [
    { label: t("pioneer.column.status"), value: <PioneerStatusBadge status={status} /> },
    { label: t("pioneer.model"), value: model },
    { label: t("pioneer.order"), value: order, code: true, copy: submission.order },
    { label: t("pioneer.column.submittedAt"), value: <When date={submittedAt} /> },
    { label: t("pioneer.submitted_by"), value: submittedBy },
    { label: t("pioneer.follow_up"), value: format.day(followUpOn) },
    { label: t("pioneer.return_until"), value: format.day(returnUntil) },
    ...(takenAt === null ? [] : [{ label: t("pioneer.taken_at"), value: <When date={takenAt} /> }]),
  ];
};

/** What is typed in several lines. */
export const WrittenText = ({ text }: { readonly text: string }) => <p className={styles["text"]}>{text}</p>;

/** The button that saves the log file. */
export const LogButton = ({ submission: { id, log } }: { readonly submission: PioneerSubmission }) => {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles["file"]}>
      <DownloadButton
        call={getPioneerLog}
        about={{ id }}
        request={{ id }}
        label={t("pioneer.log.save", { name: log.name })}
        doneText={t("pioneer.log.saved")}
        failedTitle={t("pioneer.log.failed")}
      />
      <span className={styles["quiet"]}>{format.bytes(log.size)}</span>
    </div>
  );
};

type Outcome = NonNullable<PioneerSubmission["outcome"]>;

/** The code of the voucher, as a link to the advantages for who may open them. */
const VoucherLink = ({ code }: { readonly code: string }) => {
  const account = useAccount();
  const mayOpen = account !== undefined && isAllowed(routes.advantages, account.visitor);
  const number = <span className={styles["number"]}>{code}</span>;
  return mayOpen ? (
    <Link to={{ pathname: routes.advantages.path, search: `?q=${encodeURIComponent(code)}` }}>{number}</Link>
  ) : (
    number
  );
};

/** How a submission was closed. */
export const useOutcomeFacts = ({ at, voucher, value }: Outcome, link: boolean): readonly Fact[] => {
  const t = useText();
  const format = useFormat();
  return [
    { label: t("pioneer.closed_at"), value: <When date={at} /> },
    {
      label: t("pioneer.voucher"),
      value: link ? <VoucherLink code={voucher} /> : voucher,
      code: true,
      copy: voucher,
    },
    { label: t("pioneer.voucher.value"), value: voucherValueText(format, value) },
  ];
};
