import { useEffect } from "react";
import type { RouteName } from "../../../domain/shell/routes.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { useText } from "../../i18n/use-text.ts";
import { useDeployment } from "../../actors/portal-config.ts";

/** Screens that have the title of another one. */
const sharedTitles = {
  "attendance-dates": "attendance",
  "case-invoices": "support-case",
  "case-trainings": "support-case",
  "case-vouchers": "support-case",
  "guided-ticket": "new-ticket",
  "pioneer-submission": "pioneer",
} as const satisfies Partial<Record<RouteName, RouteName>>;

type Titled = Exclude<RouteName, keyof typeof sharedTitles>;

const sharesTitle = (name: RouteName): name is keyof typeof sharedTitles => Object.hasOwn(sharedTitles, name);
const titled = (name: RouteName): Titled => (sharesTitle(name) ? sharedTitles[name] : name);

/** A screen's title, as the browser shows it. */
export const screenTitle = (t: Text, name: RouteName): string => t(`title.${titled(name)}`);

/** The product's title, with a prefix in development environments (shell §1). */
const useProductTitle = (): string => {
  const t = useText();
  const { production } = useDeployment();
  return production ? t("header.product") : t("header.product_dev");
};

/** Sets the browser title, with the screen's title first, so that tabs can be distinguished. */
export const usePageTitle = (name: RouteName): void => {
  const t = useText();
  const title = `${screenTitle(t, name)} · ${useProductTitle()}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
};
