import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { ChoicesPanel } from "./choices-panel.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { PortalPanel } from "./portal-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import { SettingsParts } from "./settings-parts.tsx";
import styles from "./settings.module.css";
import { useAccountSettings } from "./use-account-settings.ts";

/** The person's account: data, email, notifications, this browser, sessions (business §3). */
export const SettingsScreen = () => {
  const t = useText();
  const account = useAccountSettings();
  return (
    <>
      <PageHeader title={t("settings.title")} />
      <SettingsParts />
      <div className={styles["columns"]}>
        <div className={styles["stack"]}>
          {/* About as high as the panels: where the others are below them, these do not move. */}
          <ResourceView actor={account} skeleton={<Skeleton shape="card" count={9} />}>
            {(settings) => (
              <div className={styles["stack"]}>
                <PersonPanel account={account} person={settings.person} />
                <EmailPanel account={account} email={settings.email} pendingEmail={settings.pendingEmail} />
                <ChoicesPanel newsletter={settings.newsletter} notifications={settings.notifications} />
                <CompanyFacts settings={settings} />
              </div>
            )}
          </ResourceView>
        </div>
        <div className={styles["stack"]}>
          <PortalPanel />
          <SessionsPanel />
        </div>
      </div>
    </>
  );
};
