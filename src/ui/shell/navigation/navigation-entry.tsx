import ExternalLink from "lucide-react/icons/external-link";
import { memo, type ComponentProps } from "react";
import type { NavigationEntry, NavigationReader } from "../../../domain/shell/navigation.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import { useText } from "../../i18n/use-text.ts";
import { Icon } from "../../kit/buttons/icon.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { AcademyEntry } from "./academy-entry.tsx";
import type { CurrentMark } from "./current-entry.ts";
import { externalLink, promotionLinks } from "./external-link.ts";
import { navigationIcon } from "./navigation-icons.ts";
import css from "./navigation.module.css";

const Face = ({
  entry,
  name,
}: {
  readonly entry: NavigationEntry;
  /** Of an entry that the deployment names. */
  readonly name?: string;
}) => {
  const t = useText();
  const external = entry.to.kind !== "screen";
  return (
    <>
      <Icon of={navigationIcon(entry.name)} />
      <span className={css["name"]}>{name ?? t(`navigation.${entry.name}` as TextKey)}</span>{" "}
      {entry.badge === undefined ? null : (
        <span className={css["badge"]}>{t(`navigation.badge.${entry.badge}`)}</span>
      )}
      {external ? (
        <span className={css["outward"]}>
          <Icon of={ExternalLink} /> <VisuallyHidden>{t("shell.new_tab")}</VisuallyHidden>
        </span>
      ) : null}
    </>
  );
};

const Outward = ({ href, ...shown }: ComponentProps<typeof Face> & { readonly href: string }) => (
  <li>
    <a href={href} target="_blank" rel="noopener" className={css["entry"]}>
      <Face {...shown} />
    </a>
  </li>
);

interface NavigationEntryProps {
  readonly entry: NavigationEntry;
  readonly reader: NavigationReader;
  readonly mark: CurrentMark;
  /** The query parameters to keep. */
  readonly query: string;
}

/** An entry of the navigation: a screen, or an external page in a new tab (shell §2). A change of screen renders only those anew whose mark changes. */
export const NavigationEntryItem = memo(({ entry, reader, mark, query }: NavigationEntryProps) => {
  const { config } = useDeployment();
  switch (entry.to.kind) {
    case "screen":
      return (
        <li>
          <Link to={`${routes[entry.to.route].path}${query}`} className={css["entry"]} aria-current={mark}>
            <Face entry={entry} />
          </Link>
        </li>
      );
    case "academy":
      return (
        <li>
          <AcademyEntry reader={reader}>
            <Face entry={entry} />
          </AcademyEntry>
        </li>
      );
    case "link": {
      const href = externalLink(config.links, entry.to.link, reader);
      return href === undefined ? null : <Outward entry={entry} href={href} />;
    }
    case "promotions":
      return promotionLinks(config.promotions, reader).map((link) => (
        <Outward key={`${link.name} ${link.href}`} entry={entry} {...link} />
      ));
  }
});
