import type { Dashboard } from "../../../domain/dashboard/dashboard.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList, type Fact } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Progress } from "../../kit/states/progress.tsx";
import styles from "./dashboard.module.css";

type Turnover = NonNullable<Dashboard["turnover"]>;

const useFacts = ({ current, target }: Turnover): readonly Fact[] => {
  const t = useText();
  const format = useFormat();
  const facts: readonly Fact[] = [{ label: t("dashboard.turnover.current"), value: format.money(current) }];
  if (target === null) return facts;
  const missing = target.cents - current.cents;
  const gap =
    missing > 0
      ? { label: t("dashboard.turnover.missing"), value: format.money({ ...target, cents: missing }) }
      : { label: t("dashboard.turnover.missing"), value: t("dashboard.turnover.reached") };
  return [...facts, { label: t("dashboard.turnover.target"), value: format.money(target) }, gap];
};

/** The reached fraction of the target for the bar, from 0 to 1. */
const reachedShare = ({ current, target }: Turnover): number | undefined =>
  target === null || target.cents <= 0 ? undefined : Math.min(1, Math.max(0, current.cents / target.cents));

/** Turnover of 12 months against the next tier's target, as a bar and as numbers (business §9). */
export const TurnoverPanel = ({ turnover }: { readonly turnover: Turnover }) => {
  const t = useText();
  const format = useFormat();
  const facts = useFacts(turnover);
  const share = reachedShare(turnover);
  return (
    <Panel heading={t("dashboard.turnover")}>
      <div className={styles["stack"]}>
        {share === undefined ? null : (
          <Progress
            bare
            share={share}
            label={t("dashboard.turnover.of_target", { share: format.percent(share) })}
          />
        )}
        <DescriptionList rows facts={facts} />
      </div>
    </Panel>
  );
};
