import type * as Schema from "effect/Schema";
import { fromCallback } from "xstate";
import type { UnsavedValues } from "../../machines/kit/unsaved.ts";
import { createUnsavedPlace } from "./tab-storage.ts";

/**
 * What a form has not sent, in the tab: it is called once as the form begins. `schema` has the fields that are kept; the others, such as files, are those
 * that the form begins with.
 */
export const createUnsavedValues = <Values extends object, Kept extends Partial<Values>>(
  accountKey: () => string | undefined,
  schema: Schema.Codec<Kept, unknown>,
  nameOf: (values: Values) => string,
) =>
  fromCallback<UnsavedValues<Values>, { readonly values: Values }>(({ input, sendBack, receive }) => {
    const place = createUnsavedPlace(accountKey, nameOf(input.values), schema);
    const found = place.read();
    if (found !== undefined) sendBack({ type: "form.found", values: { ...input.values, ...found } });
    receive((event) => {
      if (event.type === "unsaved.forget") place.forget();
      else place.keep(event.values as unknown as Kept);
    });
  });
