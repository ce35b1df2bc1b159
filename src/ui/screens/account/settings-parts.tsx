import { NavLink, useLocation } from "react-router-dom";
import { isAllowed } from "../../../domain/shell/access.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { useInSight } from "../../kit/layout/use-in-sight.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import styles from "./settings.module.css";

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
  const row = useInSight<HTMLElement>(`[href="${useLocation().pathname}"]`);
  return (
    <nav ref={row} aria-label={t("settings.parts")} className={styles["parts"]}>
      {parts
        .filter(([, route]) => visitor !== undefined && isAllowed(route, visitor))
        .map(([part, { path }]) => (
          <NavLink key={part} to={path} end>
            {t(
              part === "company" && visitor?.household === true
                ? "settings.address"
                : `settings.part.${part}`,
            )}
          </NavLink>
        ))}
    </nav>
  );
};
