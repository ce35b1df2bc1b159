import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { ProgressSteps } from "../../kit/states/progress-steps.tsx";
import css from "./shop-banner.module.css";

const steps = ["cart", "login", "invoice", "payment", "shipping", "overview"] as const;

/** The steps of a purchase for people who come from a shop, at the second step (docs/decisions/shell.md). */
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

/** A notice that the login returns to the shop (shell §1); only for shops on the configured list. */
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
