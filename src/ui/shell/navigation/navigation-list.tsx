import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import {
  navigation,
  visibleNavigation,
  type NavigationGroup,
  type NavigationReader,
} from "../../../domain/shell/navigation.ts";
import type { TextKey } from "../../i18n/catalogue.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../../kit/class-names.ts";
import { Icon } from "../../kit/buttons/icon.tsx";
import { isCurrentGroup } from "./current-entry.ts";
import { NavigationEntryItem } from "./navigation-entry.tsx";
import css from "./navigation.module.css";
import { useNavigationReader } from "./use-navigation-reader.ts";
import { useRoute } from "../use-route.ts";

const Group = ({ group, reader }: { readonly group: NavigationGroup; readonly reader: NavigationReader }) => {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(true);
  const current = isCurrentGroup(group, useRoute().route.name);
  return (
    <li className={css["group"]}>
      <button
        type="button"
        className={classNames(css["groupName"], current && css["current"])}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(`navigation.${group.name}` as TextKey)}
        <Icon of={ChevronDown} />
      </button>
      <ul id={id} className={classNames(!open && css["closed"])}>
        {group.entries.map((entry) => (
          <NavigationEntryItem key={entry.name} entry={entry} reader={reader} />
        ))}
      </ul>
    </li>
  );
};

/** The navigation of the signed-in person (shell §2, §5); empty without a login. */
export const NavigationList = () => {
  const reader = useNavigationReader();
  if (reader === undefined) return null;
  return (
    <ul className={css["list"]}>
      {visibleNavigation(navigation, reader).map((group) => (
        <Group key={group.name} group={group} reader={reader} />
      ))}
    </ul>
  );
};
