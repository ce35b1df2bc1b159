import type { Promotion } from "../../../domain/advantages/advantages.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { codeText } from "../../page/code-text.ts";
import styles from "./advantages.module.css";
import { percentText } from "./advantages-labels.ts";

const PromotionEntry = ({ promotion }: { readonly promotion: Promotion }) => {
  const t = useText();
  const format = useFormat();
  const { kind, title, text, until, href } = promotion;
  return (
    <li className={styles["promotion"]}>
      <p className={styles["quiet"]}>{codeText(t, kind, (code) => `advantages.promotion.${code}`)}</p>
      <h3 className={styles["title"]}>
        {t("advantages.promotion.headline", { title, value: percentText(t, format, promotion) })}
      </h3>
      <p>{text}</p>
      <p className={styles["quiet"]}>
        {until === null ? t("advantages.until_further") : t("advantages.until", { day: format.day(until) })}
      </p>
      {href === null ? null : (
        <a href={href} target="_blank" rel="noreferrer">
          {t("advantages.promotion.open", { title })}
        </a>
      )}
    </li>
  );
};

/** The promotions of today: of the week, for the showroom, and the first-steps package (business §9). */
export const PromotionsPanel = ({ promotions }: { readonly promotions: readonly Promotion[] }) => {
  const t = useText();
  return (
    <Panel heading={t("advantages.promotions")}>
      {promotions.length === 0 ? (
        <p className={styles["quiet"]}>{t("advantages.promotions.none")}</p>
      ) : (
        <ul className={styles["promotions"]}>
          {promotions.map((promotion) => (
            <PromotionEntry key={promotion.id} promotion={promotion} />
          ))}
        </ul>
      )}
    </Panel>
  );
};
