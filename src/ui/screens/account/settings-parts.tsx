import { isAllowed } from "../../../domain/shell/access.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkTabs } from "../../kit/layout/link-tabs.tsx";
import { useAccount } from "../../shell/session/use-account.ts";

const parts = [
  ["account", routes.settings],
  ["company", routes.settingsCompany],
  ["password", routes.settingsPassword],
  ["employees", routes.employees],
] as const;

/** Links to the parts of the settings that the person may open. */
export const SettingsParts = () => {
  const t = useText();
  const visitor = useAccount()?.visitor;
  return (
    <LinkTabs
      label={t("settings.parts")}
      links={parts
        .filter(([, route]) => visitor !== undefined && isAllowed(route, visitor))
        .map(([part, { path }]) => ({
          to: path,
          text: t(
            part === "company" && visitor?.household === true ? "settings.address" : `settings.part.${part}`,
          ),
        }))}
    />
  );
};
