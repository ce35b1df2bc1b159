import * as Schema from "effect/Schema";
import { fromCallback } from "xstate";
import { Version } from "../../domain/kit/version.ts";
import { valuesOf, websiteOf, type WebsiteValues } from "../../domain/website/website-form.ts";
import { Website } from "../../domain/website/website.ts";
import type { UnsavedEvent } from "../../machines/kit/draft.machine.ts";
import { DRAFT_PREFIX, withStorage } from "./tab-storage.ts";

const Kept = Schema.Struct({ website: Website, version: Version });
const Stored = Schema.fromJsonString(Schema.Struct({ base: Kept, values: Kept }));
const decode = Schema.decodeUnknownOption(Stored);
const encode = Schema.encodeSync(Stored);

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
    const key = `${DRAFT_PREFIX}-unsaved.${accountKey() ?? ""}.website`;
    const found = decode(withStorage((storage) => storage.getItem(key), null));
    if (found._tag === "Some") {
      const { base, values } = found.value;
      sendBack({ type: "draft.found", base: valuesIn(base), values: valuesIn(values) });
    }
    receive((event) =>
      withStorage((storage) => {
        if (event.type === "unsaved.forget") storage.removeItem(key);
        else storage.setItem(key, encode({ base: kept(event.base), values: kept(event.values) }));
      }, undefined),
    );
  });
