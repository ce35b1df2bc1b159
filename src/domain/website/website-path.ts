import type { SiteLanguage } from "./site-language.ts";

/** The path of a partner's published website. */
export const publicPath = (slug: string): string => `/partner/${slug}/`;

/** Where the editor's frame loads the draft as a visitor would see it. */
export const previewPath = "/api/previewWebsite";

/** The draft in one of its languages; a saved revision has an address of its own, so that the frame loads it. */
export const previewOf = (language: SiteLanguage, revision: number): string =>
  `${previewPath}?language=${language}&revision=${revision}`;
