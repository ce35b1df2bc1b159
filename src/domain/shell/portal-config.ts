import * as Schema from "effect/Schema";
import type { Locale } from "./locale.ts";

const HttpUrl = Schema.String.check(Schema.isPattern(/^https?:\/\//));
const Url = Schema.String.check(Schema.isPattern(/^(https?:\/\/|\/)/));

/** A shop that a login may return to. */
const Shop = Schema.Struct({ name: Schema.String, url: HttpUrl, instance: Schema.String });

/** The locales that have promotional links (shell §2). */
export const promotionLocales = [
  "cscz",
  "eses",
  "itit",
  "itch",
  "frfr",
  "frch",
  "sksk",
  "plpl",
] as const satisfies readonly Locale[];

/** What is said where a key is missing. */
const missing = (messageMissingKey: string) => ({ messageMissingKey });

/** An external promotional link of the navigation, named in the language of its locales; its address may contain `{language}`. */
const Promotion = Schema.Struct({
  name: Schema.String.check(Schema.isPattern(/\S/, { message: "A promotion has a name." })).annotateKey(
    missing("A promotion has a name."),
  ),
  url: Schema.String.check(
    Schema.isPattern(/^https?:\/\//, { message: "A promotion's url begins with https:// or http://." }),
  ).annotateKey(missing("A promotion has a url.")),
  locales: Schema.Array(
    Schema.Literals(promotionLocales).annotate({
      message: `A promotion's locales are some of ${promotionLocales.join(", ")}.`,
    }),
  )
    .check(Schema.isMinLength(1, { message: "A promotion has one locale at least." }))
    .annotateKey(missing("A promotion has locales.")),
});

/** The runtime configuration of a deployment, a block of data in the page, which can be changed without a build (docs/decisions/shell.md). */
export const PortalConfig = Schema.Struct({
  /** The hosts of the production and the development portal: a page served from the first calls it, any other page calls the second (shell §7). */
  productionPortal: HttpUrl,
  developmentPortal: Schema.String,
  identity: Schema.Struct({ url: Schema.String, realm: Schema.String, clientId: Schema.String }),
  shops: Schema.Record(Schema.String, Shop),
  /** The shop of the webshop entries. */
  webshop: HttpUrl,
  support: Schema.Struct({ email: Schema.String, phone: Schema.String }),
  departments: Schema.Record(Schema.String, Schema.String),
  /** External links of the navigation by name; a value may contain `{language}`. */
  links: Schema.Record(Schema.String, Url),
  /** In the order of the navigation. */
  promotions: Schema.Array(Promotion)
    .annotate({ message: "The promotions are a list." })
    .annotateKey(missing("The promotions are a list, which may be empty.")),
});
export type PortalConfig = typeof PortalConfig.Type;

/** The package version in the footer (shell §1). */
export const VERSION = "1.240507";
export const versionLabel = (production: boolean): string => `${production ? "V" : "DEV-V"}${VERSION}`;
