import * as Equal from "effect/Equal";
import * as Schema from "effect/Schema";
import type { ProductSettingsValues } from "../../domain/products/product-forms.ts";
import { createUnsavedPlace } from "./tab-storage.ts";

/** What the form of a product's settings holds; the product is in the key. */
const Stored = Schema.Struct({
  name: Schema.String,
  project: Schema.String,
  purchase_date: Schema.String,
  external_address: Schema.String,
  version: Schema.Int,
});

/** Settings of products that wait for the connection, in the tab's session storage, by account: a reload of the page leaves them. */
export const createUnsentSettings = (accountKey: () => string | undefined) => {
  const placeOf = ({ serial }: Pick<ProductSettingsValues, "serial">) =>
    createUnsavedPlace(accountKey, `product-settings-${serial}`, Stored);
  return {
    /** Keeps them until the returned function is called. */
    keep: ({ serial, ...values }: ProductSettingsValues): (() => void) => {
      const place = placeOf({ serial });
      place.keep(values);
      return place.forget;
    },
    /** Returns what was kept, once; undefined where it is what the product has by now. */
    take: (present: ProductSettingsValues): ProductSettingsValues | undefined => {
      const place = placeOf(present);
      const found = place.read();
      place.forget();
      if (found === undefined) return undefined;
      const kept = { serial: present.serial, ...found };
      return Equal.equals({ ...kept, version: present.version }, present) ? undefined : kept;
    },
  };
};
