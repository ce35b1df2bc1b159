import { useText } from "../../i18n/use-text.ts";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { useAccount } from "../session/use-account.ts";
import { NavigationList } from "./navigation-list.tsx";
import css from "./navigation.module.css";
import { useQuietTips } from "./use-quiet-tips.ts";

/** About as many as most people have. */
const ENTRIES = 12;

/** The navigation beside a screen (shell §1): icons only from 768 px, with names from 1200 px; its shape until it is known who is there. */
export const Sidebar = () => {
  const t = useText();
  const tips = useQuietTips();
  if (useAccount() === undefined)
    return (
      <div className={css["sidebar"]}>
        <Skeleton shape="rows" count={ENTRIES} />
      </div>
    );
  return (
    <nav aria-label={t("navigation.label")} className={css["sidebar"]} {...tips}>
      <NavigationList />
    </nav>
  );
};
