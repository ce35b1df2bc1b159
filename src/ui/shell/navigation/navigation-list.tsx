import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import {
  navigation,
  visibleNavigation,
  type NavigationGroup,
  type NavigationReader,
} from "../../../domain/shell/navigation.ts";
import { carriedQuery } from "../../../domain/shell/carried-query.ts";
import type { RouteName } from "../../../domain/shell/routes.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../../kit/class-names.ts";
import { Icon } from "../../kit/buttons/icon.tsx";
import { currentMark, isCurrentGroup } from "./current-entry.ts";
import { NavigationEntryItem } from "./navigation-entry.tsx";
import css from "./navigation.module.css";
import { useNavigationReader } from "./use-navigation-reader.ts";
import { useRoute } from "../use-route.ts";

interface GroupProps {
  readonly group: NavigationGroup;
  readonly reader: NavigationReader;
  readonly shown: RouteName;
  readonly query: string;
}

const Group = ({ group, reader, shown, query }: GroupProps) => {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(true);
  const current = isCurrentGroup(group, shown);
  return (
    <li className={css["group"]}>
      <button
        type="button"
        className={classNames(css["groupName"], current && css["current"])}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{t(`navigation.${group.name}` as TextKey)}</span>
        <Icon of={ChevronDown} />
      </button>
      <ul id={id} className={classNames(!open && css["closed"])}>
        {group.entries.map((entry) => (
          <NavigationEntryItem
            key={entry.name}
            entry={entry}
            reader={reader}
            mark={currentMark(entry, shown)}
            query={query}
          />
        ))}
      </ul>
    </li>
  );
};

/** The navigation of the signed-in person (shell §2, §5); empty without a login. */
export const NavigationList = () => {
  const reader = useNavigationReader();
  const { route, search } = useRoute();
  if (reader === undefined) return null;
  const query = carriedQuery(search);
  return (
    <ul className={css["list"]}>
      {visibleNavigation(navigation, reader).map((group) => (
        <Group key={group.name} group={group} reader={reader} shown={route.name} query={query} />
      ))}
    </ul>
  );
};
