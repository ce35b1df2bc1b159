import type { PublicLanguage } from "../shell/public-language.ts";

/** The path of a partner's published website. */
export const publicPath = (slug: string): string => `/partner/${slug}/`;

/** Where the editor's frame loads the draft as a visitor would see it. */
export const previewPath = "/api/previewWebsite";

/** The draft in one of its languages. */
export interface PreviewRequest {
  readonly language: PublicLanguage;
  readonly revision: number;
}

/** The path of a preview; a saved revision has an address of its own, so that the frame loads it. */
export const previewOf = ({ language, revision }: PreviewRequest): string =>
  `${previewPath}?language=${language}&revision=${revision}`;
