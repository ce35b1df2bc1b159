import { publicReferencePath, PUBLIC_REFERENCES_PATH } from "../../src/domain/references/public-path.ts";
import {
  listPublicReferences,
  publicFilterOf,
  readPublicReference,
  type PublicFilter,
  type PublicReference,
} from "../areas/references/public-references.ts";
import type { CallServices } from "../http/dispatch.ts";
import { wordsLanguage } from "./public-page.ts";
import type { Publish } from "./public-routes.ts";
import { LISTED, referenceListPage, referencePage } from "./reference-pages.ts";
import { shareReads } from "./shared-reads.ts";

const isFound =
  ({ type, area, country }: PublicFilter) =>
  ({ content }: PublicReference): boolean =>
    (type === undefined || content.type === type) &&
    (area === undefined || content.areas.includes(area)) &&
    (country === undefined || content.country === country);

/** The page that an address asks for, among those that there are. */
const pageOf = (query: URLSearchParams, total: number): number => {
  const asked = Number(query.get("page") ?? "1");
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), Math.max(1, Math.ceil(total / LISTED))) : 1;
};

/** Publishes approved reference projects: their list, and a page for each. One that is public no longer answers 410 (business §4). */
export const publishReferencePages = (
  publish: Publish,
  { database: { sql }, baseUrl }: Pick<CallServices, "database" | "baseUrl">,
): void => {
  const list = shareReads(() => listPublicReferences(sql));
  const read = shareReads((id) => readPublicReference(sql, id));
  publish(PUBLIC_REFERENCES_PATH, async ({ query, acceptLanguage }) => {
    const all = await list("");
    const countries = [...new Set(all.map(({ content }) => content.country))].toSorted();
    const filter = publicFilterOf(query, countries);
    const found = all.filter(isFound(filter));
    const page = pageOf(query, found.length);
    const language = wordsLanguage(undefined, acceptLanguage);
    return {
      _tag: "Page",
      key: JSON.stringify([language, filter, page, all.map(({ version }) => version)]),
      make: () => ({ html: referenceListPage({ language, filter, page, found, countries, baseUrl }) }),
    };
  });
  publish(`${PUBLIC_REFERENCES_PATH}:id/`, async ({ params: { id = "" }, acceptLanguage }) => {
    const normal = id.trim().toUpperCase();
    const found = await read(normal);
    if (found === undefined) return { _tag: "Missing", why: "notFound" };
    if (found === "gone") return { _tag: "Missing", why: "gone" };
    if (id !== normal) return { _tag: "Moved", to: publicReferencePath(normal) };
    const language = wordsLanguage(undefined, acceptLanguage);
    return {
      _tag: "Page",
      key: `${language} ${found.version}`,
      make: () => ({ html: referencePage(found, language, baseUrl) }),
    };
  });
};
