import type { Text, TextKey } from "../i18n/catalogue.ts";

/** A code as `codeOf` of domain/known-code.ts gives it. */
export type Code<Known extends string> =
  | { readonly _tag: "Known"; readonly code: Known }
  | { readonly _tag: "Unknown"; readonly code: string };

/** The words of a code; one that the portal does not know yet is shown as it came. */
export const codeText = <Known extends string>(
  t: Text,
  code: Code<Known>,
  keyOf: (known: Known) => TextKey,
): string => (code._tag === "Known" ? t(keyOf(code.code)) : code.code);
