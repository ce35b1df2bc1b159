import { valuesOf } from "../../../src/domain/website/website-form.ts";
import { firstFault, normalWebsite } from "../../../src/domain/website/website-rules.ts";
import type { Website } from "../../../src/domain/website/website.ts";
import { fieldRefused } from "../../http/field-refusal.ts";
import { refused, type Handlers } from "../../http/handler.ts";
import { countryCodes } from "../sign-up/country-codes.ts";
import {
  claimSlug,
  isLive,
  isSameWebsite,
  lockWebsite,
  nameDraftPictures,
  readDraft,
  readEdited,
  readVersion,
  writeDraft,
  writeOffline,
  writeVersion,
} from "./website.sql.ts";

/** The refusal of the first field that keeps a draft from being published (business §5). */
const faultOf = (website: Website, revision: number) => {
  const fault = firstFault(valuesOf(website, revision));
  if (fault !== undefined) return refused(fault.code, { field: fault.field, status: 422 });
  return countryCodes.includes(website.country) ? undefined : fieldRefused("country", "COUNTRY_UNKNOWN");
};

/** The website of a partner company (business §3, §5): whoever saves names the revision that they started from. */
export const websiteHandlers: Handlers<
  | "getWebsite"
  | "getWebsiteVersion"
  | "saveWebsite"
  | "publishWebsite"
  | "takeWebsiteOffline"
  | "restoreWebsiteVersion"
> = {
  getWebsite: ({ sql, account }) => readEdited(sql, account),
  getWebsiteVersion: async ({ sql, account }, { version }) =>
    (await readVersion(sql, account, version)) ?? refused("WEBSITE_VERSION_GONE"),
  saveWebsite: async ({ sql, account, now }, { website, revision }) => {
    await lockWebsite(sql, account);
    const before = await readDraft(sql, account);
    // The draft has this content by now: a repeat of a save whose answer was lost, or two people wrote the same.
    if (before.revision > 0 && isSameWebsite(before.website, website))
      return { _tag: "Saved", saved: before };
    if (before.revision !== revision) return { _tag: "Collided", theirs: before };
    const gone = await nameDraftPictures(sql, account, website, now());
    if (gone !== undefined) return refused("WEBSITE_PICTURE_GONE", { field: gone });
    return { _tag: "Saved", saved: await writeDraft(sql, account, { website, revision, now: now() }) };
  },
  publishWebsite: async ({ sql, account, now }, { revision }) => {
    await lockWebsite(sql, account);
    const draft = await readDraft(sql, account);
    if (draft.revision !== revision) return refused("WEBSITE_CHANGED");
    if (await isLive(sql, account, revision)) return readEdited(sql, account);
    const fault = faultOf(draft.website, revision);
    if (fault !== undefined) return fault;
    const website = normalWebsite(draft.website);
    if (!(await claimSlug(sql, account, website.slug, now())))
      return refused("WEBSITE_SLUG_TAKEN", { field: "slug" });
    await writeVersion(sql, account, { website, revision, now: now() });
    return readEdited(sql, account);
  },
  takeWebsiteOffline: async ({ sql, account, now }) => {
    await lockWebsite(sql, account);
    await writeOffline(sql, account, now());
    return readEdited(sql, account);
  },
  restoreWebsiteVersion: async ({ sql, account, now }, { version, revision }) => {
    await lockWebsite(sql, account);
    const draft = await readDraft(sql, account);
    const kept = await readVersion(sql, account, version);
    if (kept === undefined) return refused("WEBSITE_VERSION_GONE");
    // The draft has this content by now: a repeat whose answer was lost.
    if (isSameWebsite(draft.website, kept.website)) return readEdited(sql, account);
    if (draft.revision !== revision) return refused("WEBSITE_CHANGED");
    await nameDraftPictures(sql, account, kept.website, now());
    await writeDraft(sql, account, { website: kept.website, revision, now: now() });
    return readEdited(sql, account);
  },
};
