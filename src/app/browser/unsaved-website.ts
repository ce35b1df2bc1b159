import * as Schema from "effect/Schema";
import { fromCallback } from "xstate";
import { Version } from "../../domain/kit/version.ts";
import { valuesOf, websiteOf, type WebsiteValues } from "../../domain/website/website-form.ts";
import { Website } from "../../domain/website/website.ts";
import type { UnsavedEvent } from "../../machines/kit/draft.machine.ts";
import { createUnsavedPlace } from "./unsaved-values.ts";

const Kept = Schema.Struct({ website: Website, version: Version });
const Stored = Schema.Struct({ base: Kept, values: Kept });

const kept = (values: WebsiteValues): typeof Kept.Type => ({
  website: websiteOf(values),
  version: values.version,
});
const valuesIn = ({ website, version }: typeof Kept.Type): WebsiteValues => valuesOf(website, version);

/**
 * What the draft of a website has not saved, in the tab's session storage, by account: it outlives a reload of the page, the end of the session and a break
 * of the connection. It is told once as the draft begins, with what it began from.
 */
export const createUnsavedWebsite = (accountKey: () => string | undefined) =>
  fromCallback<UnsavedEvent<WebsiteValues>, { readonly values: WebsiteValues }>(({ sendBack, receive }) => {
    const place = createUnsavedPlace(accountKey, "website", Stored);
    const found = place.read();
    if (found !== undefined)
      sendBack({ type: "draft.found", base: valuesIn(found.base), values: valuesIn(found.values) });
    receive((event) => {
      if (event.type === "unsaved.forget") place.forget();
      else place.keep({ base: kept(event.base), values: kept(event.values) });
    });
  });
