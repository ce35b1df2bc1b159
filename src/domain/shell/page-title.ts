import { routeOfPath, type RouteName } from "./routes.ts";

/** Screens that have the title of another one. */
const sharedTitles = {
  "attendance-dates": "attendance",
  "case-invoices": "support-case",
  "case-trainings": "support-case",
  "case-vouchers": "support-case",
  "guided-ticket": "new-ticket",
  "pioneer-submission": "pioneer",
  "published-reference": "reference",
} as const satisfies Partial<Record<RouteName, RouteName>>;

/** The screens that have a title of their own. */
export type Titled = Exclude<RouteName, keyof typeof sharedTitles>;

const sharesTitle = (name: RouteName): name is keyof typeof sharedTitles => Object.hasOwn(sharedTitles, name);

/** The screen whose title a screen has. */
export const titledBy = (name: RouteName): Titled => (sharesTitle(name) ? sharedTitles[name] : name);

/** A screen of one thing. */
interface OfThing {
  /** The screen that lists such things. */
  readonly list: Titled;
  /** The screen shows a part of the thing. */
  readonly part?: Titled;
  /** The thing has no number in the address that people know it by. */
  readonly unnumbered?: true;
}

/** The screens that show one thing of a list. */
const things: Partial<Record<RouteName, OfThing>> = {
  order: { list: "orders" },
  invoice: { list: "invoices" },
  product: { list: "products" },
  "product-settings": { list: "products", part: "product-settings" },
  "replace-product": { list: "products", part: "replace-product" },
  "cloud-services": { list: "products", part: "cloud-services" },
  "remote-connect": { list: "products", part: "remote-connect" },
  "cloud-dns": { list: "products", part: "cloud-dns" },
  attendance: { list: "attendance" },
  ticket: { list: "tickets" },
  "support-case": { list: "support" },
  "case-invoices": { list: "support" },
  "case-trainings": { list: "support" },
  "case-vouchers": { list: "support" },
  message: { list: "messages", unnumbered: true },
  reference: { list: "references" },
  "published-reference": { list: "references" },
  "pioneer-submission": { list: "pioneer" },
};

/** What the title of a page is made of, in its order. */
export interface PageTitleParts {
  /** What the address says of the thing that the page shows: its number, or only what kind of thing it is. */
  readonly thing: { readonly number: string } | { readonly kind: Titled } | undefined;
  /** The screens whose titles follow. */
  readonly screens: readonly Titled[];
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The place of the parameter in a screen's path. */
const parameterAt = (path: string): number => path.split("/").findIndex((part) => part.startsWith(":"));

/** The parts of the title of the page at a path: the thing first, then what is shown of it, then the list it belongs to. */
export const titleParts = (path: string): PageTitleParts => {
  const { name, path: pattern } = routeOfPath(path);
  const of = things[name];
  if (of === undefined) return { thing: undefined, screens: [titledBy(name)] };
  if (of.unnumbered === true) return { thing: { kind: titledBy(name) }, screens: [of.list] };
  return {
    thing: { number: decoded(path.split("/")[parameterAt(pattern)] ?? "") },
    screens: [...(of.part === undefined ? [] : [of.part]), of.list],
  };
};
