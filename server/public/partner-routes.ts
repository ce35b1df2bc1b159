import { normalSlug } from "../../src/domain/website/slug.ts";
import { publicPath } from "../../src/domain/website/website-path.ts";
import { readPublicWebsite } from "../areas/website/public-website.ts";
import type { CallServices } from "../http/dispatch.ts";
import { partnerPage, siteLanguageFor } from "./partner-page.ts";
import { textLanguage } from "./public-page.ts";
import type { Publish } from "./public-routes.ts";
import { recentReads } from "./shared-reads.ts";

/** Publishes partners' websites (business §1): 410 while one is offline or its company is no partner, 308 from the slugs of before. */
export const publishPartnerPages = (
  publish: Publish,
  { database, baseUrl, mapAddress, now }: Pick<CallServices, "database" | "baseUrl" | "mapAddress" | "now">,
): void => {
  const read = recentReads((slug) => readPublicWebsite(database.sql, slug), { database, now });
  publish("/partner/:slug/", async ({ params: { slug = "" }, acceptLanguage, now }) => {
    const normal = normalSlug(slug);
    const found = await read(normal);
    if (found === undefined) return { _tag: "Missing", why: "notFound" };
    if (found._tag === "Live" && slug !== normal) return { _tag: "Moved", to: publicPath(normal) };
    if (found._tag === "Moved") return { _tag: "Moved", to: publicPath(found.slug) };
    if (found._tag !== "Live") return { _tag: "Missing", why: "gone" };
    const { website, companyId, version } = found;
    const language = siteLanguageFor(website, acceptLanguage);
    const pageLanguage = textLanguage(language, acceptLanguage);
    return {
      _tag: "Page",
      key: `${companyId} ${version} ${language} ${pageLanguage}`,
      make: async () =>
        partnerPage({
          website,
          language,
          pageLanguage,
          now,
          map: await mapAddress(),
          canonical: `${baseUrl}${publicPath(found.slug)}`,
        }),
    };
  });
};
