import { productionSteps, type ProductionStep } from "../../../domain/orders/order.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import styles from "./order.module.css";

/**
 * The production steps of a flex order, with the reported step marked. The others are only listed, because the server
 * does not report which are done (docs/decisions/orders.md).
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
