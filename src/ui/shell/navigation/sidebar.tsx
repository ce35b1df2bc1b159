import { useText } from "../../i18n/use-text.ts";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { useAccount } from "../session/use-account.ts";
import { NavigationList } from "./navigation-list.tsx";
import css from "./navigation.module.css";

/** About as many as most people have. */
const ENTRIES = 12;

/** The navigation beside a screen (shell §1): names below the icons from 768 px, beside them from 1200 px; its shape until it is known who is there. */
export const Sidebar = () => {
  const t = useText();
  if (useAccount() === undefined)
    return (
      <div className={css["sidebar"]}>
        <Skeleton shape="rows" count={ENTRIES} />
      </div>
    );
  return (
    <nav aria-label={t("navigation.label")} className={css["sidebar"]}>
      <NavigationList />
    </nav>
  );
};
