import type { Namespace } from "../ui/i18n/catalogue.ts";

/** The pages that stand before any script, for somebody who is not signed in, with the texts that each needs. */
export const prerenderedTexts = {
  login: ["shell"],
  "forgot-password": ["shell", "fields", "passwords"],
} as const satisfies Record<string, readonly Namespace[]>;

export type PrerenderedName = keyof typeof prerenderedTexts;
