import type { Dashboard } from "../../../domain/dashboard/dashboard.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { ShortageNotice } from "../limited-availability/shortage-notice.tsx";

/** The notice of limited availability (business §2), while something is short. */
export const DashboardShortages = ({
  notice,
}: {
  readonly notice: NonNullable<Dashboard["limitedAvailability"]>;
}) => {
  const t = useText();
  const format = useFormat();
  return (
    <ShortageNotice
      labels={{
        title: t("dashboard.shortages.title"),
        open: t("dashboard.shortages.open"),
        dismiss: t("dashboard.shortages.dismiss"),
        dismissed: t("dashboard.shortages.dismissed"),
        failed: t("dashboard.shortages.failed"),
      }}
    >
      <p>
        {[
          t("dashboard.shortages.articles", {
            count: notice.articles,
            number: format.number(notice.articles),
          }),
          ...(notice.orders === 0
            ? []
            : [
                t("dashboard.shortages.orders", {
                  count: notice.orders,
                  number: format.number(notice.orders),
                }),
              ]),
        ].join(" ")}
      </p>
    </ShortageNotice>
  );
};

/** The vouchers that end soon (business §6), with the way to them. */
export const EndingVouchers = ({
  vouchers,
}: {
  readonly vouchers: NonNullable<Dashboard["endingVouchers"]>;
}) => {
  const t = useText();
  const format = useFormat();
  if (vouchers.length === 0) return null;
  return (
    <Panel
      heading={t("dashboard.vouchers")}
      actions={<Link to={routes.advantages.path}>{t("dashboard.vouchers.all")}</Link>}
    >
      <DescriptionList
        facts={vouchers.map(({ code, value, validUntil }) => ({
          label: code,
          value: t("dashboard.vouchers.until", {
            value:
              value._tag === "Percent" ? format.percent(value.percent / 100) : format.money(value.amount),
            day: format.day(validUntil),
          }),
        }))}
      />
    </Panel>
  );
};
