import { useText } from "../../i18n/use-text.ts";
import { NavigationList } from "./navigation-list.tsx";
import css from "./navigation.module.css";

/** The navigation beside a screen (shell §1): icons only from 768 px, with names from 1200 px. */
export const Sidebar = () => {
  const t = useText();
  return (
    <nav aria-label={t("navigation.label")} className={css["sidebar"]}>
      <NavigationList />
    </nav>
  );
};
