import * as Schema from "effect/Schema";
import { fromCallback } from "xstate";
import type { UnsavedValues } from "../../machines/kit/unsaved.ts";
import { DRAFT_PREFIX, withStorage } from "./tab-storage.ts";

/** A place for typed values in the tab's session storage, by account; what cannot be read counts as nothing. */
export const createUnsavedPlace = <Values>(
  accountKey: () => string | undefined,
  name: string,
  schema: Schema.Codec<Values, unknown>,
) => {
  const key = `${DRAFT_PREFIX}-unsaved.${accountKey() ?? ""}.${name}`;
  const stored = Schema.fromJsonString(schema);
  const decode = Schema.decodeUnknownOption(stored);
  const encode = Schema.encodeSync(stored);
  return {
    read: (): Values | undefined => {
      const found = decode(withStorage((storage) => storage.getItem(key), null));
      return found._tag === "Some" ? found.value : undefined;
    },
    keep: (values: Values): void => withStorage((storage) => storage.setItem(key, encode(values)), undefined),
    forget: (): void => withStorage((storage) => storage.removeItem(key), undefined),
  };
};

/**
 * What a form has not sent, in the tab: it is told once as the form begins. `schema` has the fields that are kept; the others, such as files, are those
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
