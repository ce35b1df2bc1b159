import * as Equal from "effect/Equal";
import * as Schema from "effect/Schema";
import type { ProductSettingsValues } from "../../domain/products/product-forms.ts";
import { DRAFT_PREFIX, withStorage } from "./tab-storage.ts";

/** What the form of a product's settings holds; the product is in the key. */
const Stored = Schema.fromJsonString(
  Schema.Struct({
    name: Schema.String,
    project: Schema.String,
    purchase_date: Schema.String,
    external_address: Schema.String,
    mailer: Schema.Boolean,
    push: Schema.Boolean,
    version: Schema.Int,
  }),
);
const decode = Schema.decodeUnknownSync(Stored);

/** Settings of products that wait for the connection, in the tab's session storage, by account: a reload of the page leaves them. */
export const createUnsentSettings = (accountKey: () => string | undefined) => {
  const nameOf = ({ serial }: Pick<ProductSettingsValues, "serial">): string =>
    `${DRAFT_PREFIX}-unsent.${accountKey() ?? ""}.product-settings-${serial}`;
  return {
    /** Keeps them until the returned function is called. */
    keep: ({ serial, ...values }: ProductSettingsValues): (() => void) => {
      const name = nameOf({ serial });
      withStorage((storage) => storage.setItem(name, JSON.stringify(values)), undefined);
      return () => withStorage((storage) => storage.removeItem(name), undefined);
    },
    /** Returns what was kept, once; undefined where it is what the product has by now. */
    take: (present: ProductSettingsValues): ProductSettingsValues | undefined =>
      withStorage((storage) => {
        const name = nameOf(present);
        const text = storage.getItem(name);
        storage.removeItem(name);
        if (text === null) return undefined;
        const kept = { serial: present.serial, ...decode(text) };
        return Equal.equals({ ...kept, version: present.version }, present) ? undefined : kept;
      }, undefined),
  };
};
