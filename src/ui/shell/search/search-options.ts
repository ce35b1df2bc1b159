import { addressOf, type Hit, type HitKind, type SearchAnswer } from "../../../domain/search/hit.ts";
import { findNamed, screensOf, type Named } from "../../../domain/search/screens.ts";
import { navigation, visibleNavigation, type NavigationReader } from "../../../domain/shell/navigation.ts";
import type { PortalConfig } from "../../../domain/shell/portal-config.ts";
import { routes } from "../../../domain/shell/routes.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { externalLink, promotionLinks } from "../navigation/external-link.ts";
import { screenTitle } from "../navigation/page-title.tsx";

/** What can be chosen: a screen, a link, or something that the server found. */
export interface SearchOption extends Named {
  readonly detail?: string;
  readonly date?: Date | null;
}

/** Options under one heading. */
export interface OptionGroup {
  readonly name: "recent" | "screens" | HitKind;
  readonly options: readonly SearchOption[];
}

/** How many screens are shown. */
const SCREENS = 6;

/** The screens and the links of the navigation that a person may open, by the names that they have there. */
export const placesOf = (
  t: Text,
  { links, promotions }: Pick<PortalConfig, "links" | "promotions">,
  reader: NavigationReader,
): readonly Named[] => {
  const outward = visibleNavigation(navigation, reader).flatMap(({ entries }) =>
    entries.flatMap(({ name, to }) => {
      if (to.kind === "promotions")
        return promotionLinks(promotions, reader).map(({ name: title, href }) => ({ address: href, title }));
      const address = to.kind === "link" ? externalLink(links, to.link, reader) : undefined;
      return address === undefined ? [] : [{ address, title: t(`navigation.${name}` as TextKey) }];
    }),
  );
  const screens = screensOf(reader).map((key) => ({
    address: routes[key].path,
    title: screenTitle(t, routes[key].name, reader.household),
  }));
  return [...screens, ...outward];
};

const optionOf = (hit: Hit): SearchOption => ({
  address: addressOf(hit),
  title: hit.title,
  detail: hit.detail,
  date: hit.date,
});

/** What is shown for a text: what was opened last without one, and otherwise screens and what the server found. */
export const optionGroups = (
  text: string,
  places: readonly Named[],
  found: SearchAnswer["groups"],
  visited: readonly Named[],
): readonly OptionGroup[] => {
  const groups: readonly OptionGroup[] =
    text.trim() === ""
      ? [{ name: "recent", options: visited }]
      : [
          { name: "screens", options: findNamed(places, text).slice(0, SCREENS) },
          ...found.map(({ kind, hits }) => ({ name: kind, options: hits.map(optionOf) })),
        ];
  return groups.filter(({ options }) => options.length > 0);
};
