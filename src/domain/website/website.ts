import * as Schema from "effect/Schema";
import { typedCode } from "../kit/typed-text.ts";
import { Version } from "../kit/version.ts";
import { Picture } from "../pictures/picture.ts";
import { OpeningHours } from "./opening-hours.ts";
import { PublicLanguage } from "../shell/public-language.ts";

/** The most languages of a website, gallery images and social media links. */
export const MAX_LANGUAGES = 6;
export const MAX_GALLERY = 3;
export const MAX_LINKS = 10;

/** The most characters of the texts in one language. */
export const textLimits = { description: 2_000, imprint: 3_000 } as const;

const Typed = Schema.String.check(Schema.isMaxLength(300));

/** The texts of a website in one language. */
export const SiteText = Schema.Struct({
  language: PublicLanguage,
  description: Schema.String.check(Schema.isMaxLength(textLimits.description)),
  imprint: Schema.String.check(Schema.isMaxLength(textLimits.imprint)),
});
export type SiteText = typeof SiteText.Type;

const eachOnce = Schema.makeFilter(
  (texts: readonly SiteText[]) =>
    new Set(texts.map(({ language }) => language)).size === texts.length || "a language is there twice",
);

/**
 * What a partner's website holds (business §3), as a draft and as each published version. A draft may be incomplete and have mistakes:
 * `website-rules.ts` says what keeps it from being published.
 */
export const Website = Schema.Struct({
  /** The last part of its address, `/partner/:slug/`. */
  slug: Typed,
  companyName: Typed,
  street: Typed,
  street2: Typed,
  zip: typedCode(Typed),
  city: Typed,
  /** Such as `AT`. */
  country: Typed,
  phone: Typed,
  email: Typed,
  /** In the order of the page; the first is what visitors get whose language is not among them, and that of the pictures' descriptions. */
  texts: Schema.Array(SiteText).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_LANGUAGES), eachOnce),
  hours: OpeningHours,
  header: Schema.NullOr(Picture),
  logo: Schema.NullOr(Picture),
  gallery: Schema.Array(Picture).check(Schema.isMaxLength(MAX_GALLERY)),
  /** Addresses of profiles in social media. */
  links: Schema.Array(Typed).check(Schema.isMaxLength(MAX_LINKS)),
});
export type Website = typeof Website.Type;

/** The draft of a company's website. `revision` rises with each save; 0 is what the portal proposes before the first one. */
export const WebsiteDraft = Schema.Struct({
  website: Website,
  revision: Version,
  changedAt: Schema.NullOr(Schema.DateFromString),
  changedBy: Schema.NullOr(Schema.String),
});
export type WebsiteDraft = typeof WebsiteDraft.Type;

/** The most versions that are kept of a website, the live one among them. */
export const KEPT_VERSIONS = 10;

/** The number of a published version, counted for each company. */
const VersionNumber = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000_000 }));

/** A published version, without its content. */
export const WebsiteVersion = Schema.Struct({
  version: VersionNumber,
  publishedAt: Schema.DateFromString,
  publishedBy: Schema.String,
});
export type WebsiteVersion = typeof WebsiteVersion.Type;

/** A published version with its content. */
export const PublishedWebsite = Schema.Struct({ ...WebsiteVersion.fields, website: Website });
export type PublishedWebsite = typeof PublishedWebsite.Type;

/** A company's website as its editor shows it. */
export const EditedWebsite = Schema.Struct({
  draft: WebsiteDraft,
  /** The version that visitors see; null while it is offline. */
  live: Schema.NullOr(PublishedWebsite),
  /** The last versions, newest first. */
  versions: Schema.Array(WebsiteVersion),
});
export type EditedWebsite = typeof EditedWebsite.Type;
