import * as Schema from "effect/Schema";
import { Version } from "../../domain/kit/version.ts";
import { valuesOf, websiteOf, type WebsiteValues } from "../../domain/website/website-form.ts";
import { Website } from "../../domain/website/website.ts";
import { createUnsavedDraft } from "./unsaved-draft.ts";

const Kept = Schema.Struct({ website: Website, version: Version });

/** What the draft of the account's website has not saved. */
export const createUnsavedWebsite = (accountKey: () => string | undefined) =>
  createUnsavedDraft<WebsiteValues, typeof Kept.Type>(accountKey, {
    nameOf: () => "website",
    schema: Kept,
    keptOf: (values) => ({ website: websiteOf(values), version: values.version }),
    valuesOf: ({ website, version }) => valuesOf(website, version),
  });
