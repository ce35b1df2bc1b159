import { linkName, type LinkReader } from "../../../domain/shell/configured-link.ts";
import { languageTag } from "../../../domain/shell/locale.ts";
import type { PortalConfig } from "../../../domain/shell/portal-config.ts";

/** A configured navigation link in the reader's language, or undefined if the deployment has no such link. */
export const externalLink = (
  links: PortalConfig["links"],
  name: string,
  reader: LinkReader,
): string | undefined => {
  const own = linkName(name, reader);
  const link = Object.hasOwn(links, own) ? links[own] : undefined;
  return link?.replaceAll("{language}", new Intl.Locale(languageTag(reader.locale)).language);
};
