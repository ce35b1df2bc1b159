import { createHash } from "node:crypto";
import { publicReferencePath, PUBLIC_REFERENCES_PATH } from "../../src/domain/references/public-path.ts";
import {
  isFound,
  listPublicReferences,
  publicFilterOf,
  readPublicReference,
} from "../areas/references/public-references.ts";
import type { CallServices } from "../http/dispatch.ts";
import { textLanguage } from "./public-page.ts";
import type { Publish } from "./public-routes.ts";
import { LISTED, referenceListPage, referencePage } from "./reference-pages.ts";
import { recentReads } from "./shared-reads.ts";

/** The page that an address asks for, among those that there are. */
const pageOf = (query: URLSearchParams, total: number): number => {
  const asked = Number(query.get("page") ?? "1");
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), Math.max(1, Math.ceil(total / LISTED))) : 1;
};

/** Publishes approved reference projects: their list, and a page for each. One that is public no longer answers 410 (business §4). */
export const publishReferencePages = (
  publish: Publish,
  { database, baseUrl, now }: Pick<CallServices, "database" | "baseUrl" | "now">,
): void => {
  const { sql } = database;
  const list = recentReads(
    async () => {
      const all = await listPublicReferences(sql);
      const versions = JSON.stringify(all.map(({ version }) => version));
      return { all, version: createHash("sha256").update(versions).digest("base64url") };
    },
    { database, now },
  );
  const read = recentReads((id) => readPublicReference(sql, id), { database, now });
  publish(PUBLIC_REFERENCES_PATH, async ({ query, acceptLanguage }) => {
    const { all, version } = await list("");
    const filter = publicFilterOf(query, all);
    const found = all.filter(isFound(filter));
    const page = pageOf(query, found.length);
    const language = textLanguage(undefined, acceptLanguage);
    return {
      _tag: "Page",
      key: JSON.stringify([language, filter, page, version]),
      make: () => ({ html: referenceListPage({ language, filter, page, found, all, baseUrl }) }),
    };
  });
  publish(`${PUBLIC_REFERENCES_PATH}:id/`, async ({ params: { id = "" }, acceptLanguage }) => {
    const normal = id.trim().toUpperCase();
    const found = await read(normal);
    if (found === undefined) return { _tag: "Missing", why: "notFound" };
    if (found === "gone") return { _tag: "Missing", why: "gone" };
    if (id !== normal) return { _tag: "Moved", to: publicReferencePath(normal) };
    const language = textLanguage(undefined, acceptLanguage);
    return {
      _tag: "Page",
      key: `${language} ${found.version}`,
      make: () => ({ html: referencePage(found, language, baseUrl) }),
    };
  });
};
