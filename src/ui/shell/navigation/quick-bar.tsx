import { useSelector } from "@xstate/react";
import Menu from "lucide-react/icons/menu";
import Glass from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import { carriedQuery } from "../../../domain/shell/carried-query.ts";
import { quickEntries } from "../../../domain/shell/quick-navigation.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { Icon } from "../../kit/buttons/icon.tsx";
import { useRoute } from "../use-route.ts";
import { currentMark } from "./current-entry.ts";
import { NavigationEntryItem } from "./navigation-entry.tsx";
import css from "./quick-bar.module.css";
import { useNavigationReader } from "./use-navigation-reader.ts";

/** What people come for most, at the bottom of a phone; the whole navigation opens below the header (shell §1). */
export const QuickBar = ({ onSearch }: { readonly onSearch: () => void }) => {
  const t = useText();
  const { mobileNavigation } = usePortalActors();
  const open = useSelector(mobileNavigation, (snapshot) => snapshot.matches("open"));
  const reader = useNavigationReader();
  const { route, search } = useRoute();
  /** A press on the bar closes the navigation before it is a click. */
  const wasOpen = useRef(false);
  const opened = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!opened.current) return;
    opened.current = open;
    if (open) document.querySelector<HTMLElement>("header nav a")?.focus();
    // What had the focus has gone with the navigation, and nothing else has taken it.
    else if (document.activeElement === document.body) button.current?.focus();
  }, [open]);
  if (reader === undefined || !route.sidebar) return null;
  const more = () => {
    if (wasOpen.current) {
      wasOpen.current = false;
      return;
    }
    opened.current = true;
    mobileNavigation.send({ type: "mobileNavigation.toggle" });
  };
  return (
    <nav aria-label={t("quick.label")} className={css["bar"]} data-screen-only>
      <ul>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onSearch}>
            <Icon of={Glass} large />
            <span>{t("quick.search")}</span>
          </button>
        </li>
        {quickEntries(reader).map((entry) => (
          <NavigationEntryItem
            key={entry.name}
            entry={entry}
            reader={reader}
            mark={currentMark(entry, route.name)}
            query={carriedQuery(search)}
          />
        ))}
        <li>
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            onPointerDown={() => (wasOpen.current = open)}
            onClick={more}
          >
            <Icon of={Menu} large />
            <span>{t("quick.more")}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
};
