import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { ProgressSteps } from "../../kit/states/progress-steps.tsx";
import css from "./shop-banner.module.css";

const steps = ["cart", "login", "invoice", "payment", "shipping", "overview"] as const;

/** Where somebody who comes from a shop stands on the way of the purchase: at its second step (docs/decisions/shell.md). */
export const ShopSteps = () => {
  const t = useText();
  return (
    <ProgressSteps
      label={t("shop.steps")}
      steps={steps.map((step) => t(`shop.step.${step}`))}
      current={steps.indexOf("login")}
    />
  );
};

/** Tells somebody who comes from a shop that the way leads back to it (shell §1); only for a shop on the configured list. */
export const ShopBanner = ({ shop }: { readonly shop: string }) => {
  const t = useText();
  const { shops } = useDeployment().config;
  const known = Object.hasOwn(shops, shop) ? shops[shop] : undefined;
  if (known === undefined) return null;
  return (
    <div className={css["shop"]}>
      <p className={css["banner"]}>{t("shop.banner", { shop: known.name })}</p>
      <ShopSteps />
    </div>
  );
};
