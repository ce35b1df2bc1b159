import * as Schema from "effect/Schema";
import { fromCallback } from "xstate";
import type { UnsavedEvent } from "../../machines/kit/draft.machine.ts";
import { createUnsavedPlace } from "./tab-storage.ts";

/** How the tab holds the values of one kind of draft. */
interface KeptDraft<Values extends object, Kept> {
  /** The place of one draft among those of the account. */
  readonly nameOf: (values: Values) => string;
  readonly schema: Schema.Codec<Kept, unknown>;
  readonly keptOf: (values: Values) => Kept;
  readonly valuesOf: (kept: Kept) => Values;
}

/**
 * What a draft has not saved, in the tab's session storage, by account: it outlives a reload of the page, the end of the session and a break of the connection.
 * It is called once as the draft begins, with what it began from.
 */
export const createUnsavedDraft = <Values extends object, Kept>(
  accountKey: () => string | undefined,
  { nameOf, schema, keptOf, valuesOf }: KeptDraft<Values, Kept>,
) =>
  fromCallback<UnsavedEvent<Values>, { readonly values: Values }>(({ input, sendBack, receive }) => {
    const place = createUnsavedPlace(
      accountKey,
      nameOf(input.values),
      Schema.Struct({ base: schema, values: schema }),
    );
    const found = place.read();
    if (found !== undefined)
      sendBack({ type: "draft.found", base: valuesOf(found.base), values: valuesOf(found.values) });
    receive((event) => {
      if (event.type === "unsaved.forget") place.forget();
      else place.keep({ base: keptOf(event.base), values: keptOf(event.values) });
    });
  });
