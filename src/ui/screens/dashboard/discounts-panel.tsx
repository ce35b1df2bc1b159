import type { Dashboard } from "../../../domain/dashboard/dashboard.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";

/** The partner's discount levels. */
export const DiscountsPanel = ({ levels }: { readonly levels: NonNullable<Dashboard["discountLevels"]> }) => {
  const t = useText();
  const format = useFormat();
  if (levels.length === 0) return null;
  return (
    <Panel heading={t("dashboard.discounts")}>
      <DescriptionList
        rows
        facts={levels.map(({ label, share }) => ({ label, value: format.percent(share) }))}
      />
    </Panel>
  );
};
