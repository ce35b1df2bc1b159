import { useSelector } from "@xstate/react";
import { getSignUpOptions } from "../../../api/sign-up.calls.ts";
import { isAllowed } from "../../../domain/shell/access.ts";
import type { AccountSettings } from "../../../domain/account/account-settings.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { saysTrade } from "../../page/trade-facts.ts";
import { TradeSection } from "../../page/trade-section.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import styles from "./settings.module.css";
import { townText } from "../../i18n/town.ts";

interface CompanyFactsProps {
  readonly settings: AccountSettings;
}

const Facts = ({ settings }: CompanyFactsProps) => {
  const t = useText();
  const { tag } = useFormat();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const options = useResource(getSignUpOptions, { instance });
  const { company, customerNumber } = settings;
  const { companyName, street, street2, country, vatId, website } = company;
  const facts = [
    { label: t("settings.field.companyName"), value: companyName },
    { label: t("settings.customer_number"), value: customerNumber, code: true },
    {
      label: t("settings.address"),
      value: [street, street2, townText(company), countryName(tag, country)]
        .filter((part) => part !== "")
        .join(", "),
    },
    { label: t("settings.field.vatId"), value: vatId, code: true },
    { label: t("settings.field.website"), value: website },
  ];
  return (
    <Panel heading={t("settings.company")}>
      <div className={styles["stack"]}>
        <DescriptionList facts={facts} />
        {saysTrade(settings) && <TradeSection options={options} trade={settings} />}
        <p className={styles["quiet"]}>{t("settings.company.by_others")}</p>
      </div>
    </Panel>
  );
};

/** The company's data for people who may read but not change them (docs/decisions/account.md). */
export const CompanyFacts = ({ settings }: CompanyFactsProps) => {
  const visitor = useAccount()?.visitor;
  return visitor === undefined || isAllowed(routes.settingsCompany, visitor) ? null : (
    <Facts settings={settings} />
  );
};
