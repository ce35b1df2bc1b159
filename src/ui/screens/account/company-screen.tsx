import { useSelector } from "@xstate/react";
import { getSignUpOptions } from "../../../api/sign-up.calls.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { CompanyPanel } from "./company-panel.tsx";
import { LicencePanel } from "./licence-panel.tsx";
import styles from "./settings.module.css";
import { SettingsParts } from "./settings-parts.tsx";
import { useAccountSettings } from "./use-account-settings.ts";

/** The data of the person's company (business §3). */
export const CompanyScreen = () => {
  const t = useText();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const account = useAccountSettings();
  const options = useResource(getSignUpOptions, { instance });
  return (
    <>
      <PageHeader title={t("settings.title")} />
      <SettingsParts />
      <ResourceView actor={options} skeleton={<Skeleton shape="card" count={3} />}>
        {(named) => (
          <ResourceView actor={account} skeleton={<Skeleton shape="card" count={3} />}>
            {(settings) => (
              <div className={styles["stack"]}>
                <CompanyPanel account={account} settings={settings} options={named} />
                {settings.tradeLicence !== null && (
                  <LicencePanel account={account} licence={settings.tradeLicence} />
                )}
              </div>
            )}
          </ResourceView>
        )}
      </ResourceView>
    </>
  );
};
