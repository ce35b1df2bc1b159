import type { Dashboard } from "../../../domain/dashboard/dashboard.ts";
import { hasNextStatus } from "../../../domain/shell/palette.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import { DescriptionList, type Fact } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import type { KnownAccount } from "../../../domain/session/session.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import { codeText } from "../../page/code-text.ts";
import styles from "./figures.module.css";

/** The present and the next tier: the colours are decoration, the names have the meaning (docs/look.md). */
const Tiers = ({ account: { standing, palette } }: { readonly account: KnownAccount }) => {
  const t = useText();
  const { tier, distributor } = standing;
  return (
    <ol className={styles["tiers"]} data-tier={palette.layout}>
      <li className={styles["tier"]}>
        <span className={styles["muted"]}>{t("dashboard.status.current")}</span>
        <strong>{t(`dashboard.tier.${tier}`)}</strong>
        {distributor ? <Badge label={t("dashboard.status.distributor")} shape={false} /> : null}
      </li>
      {hasNextStatus(palette) && (
        <li className={styles["tier"]} data-next="true">
          <span className={styles["muted"]}>{t("dashboard.status.next")}</span>
          <strong>{t(`dashboard.tier.${palette.next}`)}</strong>
        </li>
      )}
    </ol>
  );
};

const useFacts = ({ creditLimit, certification }: Dashboard): readonly Fact[] => {
  const t = useText();
  const format = useFormat();
  return [
    creditLimit === null ? [] : [{ label: t("dashboard.credit"), value: format.money(creditLimit) }],
    certification === null
      ? []
      : [
          {
            label: t(
              certification._tag === "Past" ? "dashboard.certification.past" : "dashboard.certification.day",
            ),
            value: format.day(certification.day),
          },
          ...(certification._tag === "Ahead"
            ? [
                {
                  label: t("dashboard.certification.outlook"),
                  value: codeText(t, certification.outlook, (code) => `dashboard.outlook.${code}`),
                },
              ]
            : []),
        ],
  ].flat();
};

/** On the day of the recertification: what it brings (business §1). */
const Recertified = ({ certification }: Pick<Dashboard, "certification">) => {
  const t = useText();
  if (certification?._tag !== "Today") return null;
  const { outlook } = certification;
  return (
    <Alert
      tone={outlook.code === "downgraded" ? "warning" : "info"}
      title={t("dashboard.certification.today")}
    >
      {codeText(t, outlook, (code) => `dashboard.outlook.${code}`)}
    </Alert>
  );
};

/** Tier, next tier, credit limit and certification (business §1); values that the server leaves out are not shown. */
export const StatusPanel = ({ dashboard }: { readonly dashboard: Dashboard }) => {
  const t = useText();
  const account = useAccount();
  const facts = useFacts(dashboard);
  return (
    <Panel heading={t("dashboard.status")}>
      <div className={styles["stack"]}>
        {account === undefined ? null : <Tiers account={account} />}
        <Recertified certification={dashboard.certification} />
        {facts.length === 0 ? null : <DescriptionList rows facts={facts} />}
      </div>
    </Panel>
  );
};
