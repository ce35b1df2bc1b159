import type { Advantages } from "../../../domain/advantages/advantages.ts";
import type { Benefit } from "../../../domain/advantages/benefit.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import detail from "../../page/detail.module.css";
import styles from "./advantages.module.css";
import { benefitTexts, tierText } from "./advantages-labels.ts";

const Benefits = ({ benefits, none }: { readonly benefits: readonly Benefit[]; readonly none: string }) => {
  const t = useText();
  const format = useFormat();
  if (benefits.length === 0) return <p className={styles["quiet"]}>{none}</p>;
  return <DescriptionList rows facts={benefits.map((benefit) => benefitTexts(t, format, benefit))} />;
};

/** What the partner's tier gives, and beside it what the next one adds (business §6). */
export const BenefitsPanels = ({
  advantages: { tier, benefits, next },
}: {
  readonly advantages: Advantages;
}) => {
  const t = useText();
  return (
    <div className={detail["beside"]}>
      <Panel heading={t("advantages.own", { tier: tierText(t, tier) })}>
        <Benefits benefits={benefits} none={t("advantages.own.none")} />
      </Panel>
      {next === null ? null : (
        <Panel heading={t("advantages.next", { tier: tierText(t, next.tier) })}>
          <Benefits benefits={next.adds} none={t("advantages.next.none")} />
        </Panel>
      )}
    </div>
  );
};
