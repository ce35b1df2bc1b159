import type { StaffOverview } from "../../../domain/dashboard/staff-overview.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { Panel } from "../../kit/layout/panel.tsx";

/** Orders and products of the staff's own company, where there are some: the menu does not name them. */
export const OwnCompany = ({ own }: Pick<StaffOverview, "own">) => {
  const t = useText();
  const format = useFormat();
  const facts = (["orders", "products"] as const).flatMap((name) => {
    const count = own[name];
    return count === null
      ? []
      : [
          {
            label: t(`dashboard.staff.own.${name}`),
            value: <Link to={routes[name].path}>{format.number(count)}</Link>,
          },
        ];
  });
  return facts.length === 0 ? null : (
    <Panel heading={t("dashboard.staff.own")}>
      <DescriptionList rows facts={facts} />
    </Panel>
  );
};
