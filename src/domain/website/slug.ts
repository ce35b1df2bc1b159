import { fold } from "../kit/fold.ts";
import { typed } from "../kit/typed.ts";

/** The shortest and the longest slug, in characters. */
export const slugLength = { least: 3, most: 40 } as const;

/** Slugs that nobody gets: they are parts of the portal's own addresses, or would pass for the manufacturer (docs/decisions/website.md). */
export const reservedSlugs: readonly string[] = [
  "about",
  "admin",
  "administrator",
  "api",
  "assets",
  "atlas",
  "contact",
  "demo",
  "dev",
  "draft",
  "favicon",
  "health",
  "help",
  "home",
  "homeautomation",
  "imprint",
  "index",
  "info",
  "login",
  "logout",
  "mail",
  "metrics",
  "new",
  "null",
  "official",
  "partner",
  "partners",
  "picture",
  "pictures",
  "preview",
  "privacy",
  "public",
  "reference-projects",
  "references",
  "registration",
  "robots",
  "root",
  "search",
  "security",
  "settings",
  "shop",
  "sitemap",
  "static",
  "status",
  "support",
  "undefined",
  "webshop",
  "website",
  "www",
];

/** Why a slug cannot be published; a taken one is refused by the server. */
export const slugProblems = ["SLUG_EMPTY", "SLUG_SIGNS", "SLUG_LENGTH", "SLUG_RESERVED"] as const;
export type SlugProblem = (typeof slugProblems)[number];

/** The normal form of a slug: lower case, without blanks around it. */
export const normalSlug = (text: string): string => typed(text, "code").trim().toLowerCase();

/** A slug: letters a to z, digits, and single hyphens between them; not a reserved one. */
export const slugProblem = (text: string): SlugProblem | undefined => {
  const slug = normalSlug(text);
  if (slug === "") return "SLUG_EMPTY";
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) return "SLUG_SIGNS";
  if (slug.length < slugLength.least || slug.length > slugLength.most) return "SLUG_LENGTH";
  return reservedSlugs.includes(slug) ? "SLUG_RESERVED" : undefined;
};

/** A slug for a company's name; empty where its name has no letter that a slug may have. */
export const slugOfName = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z\d]+/g, "-")
    .slice(0, slugLength.most)
    .replaceAll(/^-+|-+$/g, "");
