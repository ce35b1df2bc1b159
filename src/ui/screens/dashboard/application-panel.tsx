import { REVIEW_WORKING_DAYS, type PartnerApplication } from "../../../domain/licence-review/application.ts";
import { isAllowed } from "../../../domain/shell/access.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import styles from "./dashboard.module.css";

/** What an applicant can do after a decline, as far as the rights go. */
const AfterDecline = () => {
  const t = useText();
  const account = useAccount();
  return (
    <>
      {account !== undefined && isAllowed(routes.settingsCompany, account.visitor) ? (
        <LinkButton to={routes.settingsCompany.path} variant="primary">
          {t("dashboard.application.again")}
        </LinkButton>
      ) : null}
      {account !== undefined && isAllowed(routes.guidedTicket, account.visitor) ? (
        <LinkButton to={routes.guidedTicket.path}>{t("dashboard.application.ask")}</LinkButton>
      ) : null}
    </>
  );
};

/** How far an application for partnership is: since when its trade licence is checked, or why it was declined and what to do (docs/decisions/sign-up.md). */
export const ApplicationPanel = ({
  application: { submittedAt, declined },
}: {
  readonly application: PartnerApplication;
}) => {
  const t = useText();
  const format = useFormat();
  const days = format.number(REVIEW_WORKING_DAYS);
  return (
    <Panel heading={t("dashboard.application")}>
      {declined === null ? (
        <Alert tone="info" title={t("dashboard.application.pending")}>
          <p>{t("dashboard.application.since", { date: format.day(submittedAt), days })}</p>
          <p>{t("dashboard.application.next")}</p>
        </Alert>
      ) : (
        <Alert
          tone="danger"
          title={t("dashboard.application.declined", { date: format.day(declined.at) })}
          actions={<AfterDecline />}
        >
          <p className={styles["written"]}>
            {t("dashboard.application.reason", { reason: declined.reason })}
          </p>
          <p>{t("dashboard.application.again_text", { days })}</p>
        </Alert>
      )}
    </Panel>
  );
};
