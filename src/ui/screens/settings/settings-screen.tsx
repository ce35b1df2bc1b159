import { useText } from "../../i18n/use-text.ts"
import { PageHeader } from "../../kit/page-header.tsx"
import { Skeleton } from "../../kit/skeleton.tsx"
import { ResourceView } from "../resource-view.tsx"
import { useResource } from "../use-resource.ts"
import { ChoicesPanel } from "./choices-panel.tsx"
import { EmailPanel } from "./email-panel.tsx"
import { PersonPanel } from "./person-panel.tsx"
import { PortalPanel } from "./portal-panel.tsx"
import { SessionsPanel } from "./sessions-panel.tsx"
import { useSettingsLogics } from "./settings-logics.ts"
import { SettingsParts } from "./settings-parts.tsx"
import styles from "./settings.module.css"

/** The own account: personal data, address, e-mails, this browser, sessions (business §3). */
export const SettingsScreen = () => {
  const t = useText()
  const account = useResource("settings-account", useSettingsLogics().account, {})
  return (
    <>
      <PageHeader title={t("settings.title")} />
      <SettingsParts />
      <div className={styles["columns"]}>
        <div className={styles["stack"]}>
          <ResourceView actor={account} skeleton={<Skeleton shape="card" count={3} />}>
            {({ person, email, pendingEmail, newsletter, notifications }) => (
              <div className={styles["stack"]}>
                <PersonPanel person={person} />
                <EmailPanel email={email} pendingEmail={pendingEmail} />
                <ChoicesPanel newsletter={newsletter} notifications={notifications} />
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
  )
}
