import { useEffect } from "react";
import type { RouteName } from "../../../domain/shell/routes.ts";
import type { TextKey } from "../../i18n/catalogue.ts";
import { useText } from "../../i18n/use-text.ts";
import { useDeployment } from "../../actors/portal-config.ts";

/** The browser title of each screen. */
export const titleKeys: Readonly<Record<RouteName, TextKey>> = {
  login: "title.login",
  "forgot-password": "title.forgot_password",
  "reset-password": "title.reset_password",
  registration: "title.registration",
  "licence-review": "title.review",
  dashboard: "title.dashboard",
  "first-steps": "title.first_steps",
  orders: "title.orders",
  order: "title.order",
  advantages: "title.advantages",
  "limited-availability": "title.limited_availability",
  "campus-packages": "title.campus_packages",
  invoices: "title.invoices",
  invoice: "title.invoice",
  products: "title.products",
  "register-product": "title.register_product",
  product: "title.product",
  "product-settings": "title.product_settings",
  "replace-product": "title.replace_product",
  "cloud-services": "title.cloud_services",
  "remote-connect": "title.remote_connect",
  "cloud-dns": "title.cloud_dns",
  trainings: "title.trainings",
  "attendance-dates": "title.attendance",
  attendance: "title.attendance",
  tickets: "title.tickets",
  ticket: "title.ticket",
  settings: "title.settings",
  "settings-company": "title.settings_company",
  "settings-password": "title.settings_password",
  employees: "title.employees",
  support: "title.support",
  "support-case": "title.support_case",
  "case-invoices": "title.support_case",
  "case-trainings": "title.support_case",
  "case-vouchers": "title.support_case",
  "ticket-statistics": "title.ticket_statistics",
  "new-ticket": "title.new_ticket",
  "guided-ticket": "title.new_ticket",
  messages: "title.messages",
  message: "title.message",
  downloads: "title.downloads",
  references: "title.references",
  "new-reference": "title.new_reference",
  "reference-review": "title.reference_review",
  reference: "title.reference",
  website: "title.website",
  conference: "title.conference",
  "conference-participants": "title.conference",
  "conference-summary": "title.conference",
  "conference-thanks": "title.conference",
  "conference-hotels": "title.conference_hotels",
  "conference-award": "title.conference_award",
  pioneer: "navigation.pioneer",
  "pioneer-cases": "navigation.pioneer_cases",
  "pioneer-submission": "navigation.pioneer",
  "no-access": "title.no_access",
  "not-found": "title.not_found",
};

/** The product's title, with a prefix in development environments (shell §1). */
const useProductTitle = (): string => {
  const t = useText();
  const { production } = useDeployment();
  return production ? t("header.product") : t("header.product_dev");
};

/** Sets the browser title, with the screen's title first, so that tabs can be distinguished. */
export const usePageTitle = (name: RouteName): void => {
  const t = useText();
  const title = `${t(titleKeys[name])} · ${useProductTitle()}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
};
