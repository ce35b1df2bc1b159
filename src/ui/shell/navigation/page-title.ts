import { useEffect } from "react";
import type { RouteName } from "../../../domain/shell/routes.ts";
import type { TextKey } from "../../i18n/catalogue.ts";
import { useText } from "../../i18n/use-text.ts";
import { useDeployment } from "../../actors/portal-config.ts";

/** Screens that have the title of another one. */
const sharedTitles = {
  "attendance-dates": "attendance",
  "case-invoices": "support-case",
  "case-trainings": "support-case",
  "case-vouchers": "support-case",
  "guided-ticket": "new-ticket",
  "conference-participants": "conference",
  "conference-summary": "conference",
  "conference-thanks": "conference",
  "conference-hotels": "conference",
  "pioneer-submission": "pioneer",
} as const satisfies Partial<Record<RouteName, RouteName>>;

const sharesTitle = (name: RouteName): name is keyof typeof sharedTitles => Object.hasOwn(sharedTitles, name);

/** The text of a screen's title in the browser. */
export const titleKey = (name: RouteName): TextKey =>
  sharesTitle(name) ? `title.${sharedTitles[name]}` : `title.${name}`;

/** The product's title, with a prefix in development environments (shell §1). */
const useProductTitle = (): string => {
  const t = useText();
  const { production } = useDeployment();
  return production ? t("header.product") : t("header.product_dev");
};

/** Sets the browser title, with the screen's title first, so that tabs can be distinguished. */
export const usePageTitle = (name: RouteName): void => {
  const t = useText();
  const title = `${t(titleKey(name))} · ${useProductTitle()}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
};
