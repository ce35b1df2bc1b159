import { productionSteps, type ProductionStep } from "../../../domain/orders/order.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import styles from "./order.module.css";

/**
 * The steps of a flex order's production with the one that the server reports marked. The others are only named: which of
 * them were done, nobody told (docs/decisions/orders.md).
 */
export const ProductionProgress = ({ step }: { readonly step: ProductionStep }) => {
  const t = useText();
  return (
    <Panel heading={t("order.production")}>
      {step._tag === "Unknown" ? (
        <p>{t("order.production.unknown", { step: step.code })}</p>
      ) : (
        <ol className={styles["steps"]}>
          {productionSteps.map((name) => (
            <li
              key={name}
              className={styles["step"]}
              {...(name === step.code && { "aria-current": "step" as const })}
            >
              {t(`order.production.${name}`)}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
};
