import type { TextKey } from "../../domain/kit/text-key.ts";
import type { Text } from "../i18n/catalogue.ts";

/** A code as `codeOf` of domain/kit/known-code.ts decodes it. */
export type Code<Known extends string> =
  | { readonly _tag: "Known"; readonly code: Known }
  | { readonly _tag: "Unknown"; readonly code: string };

/** The text of a code; an unknown code is shown as is. */
export const codeText = <Known extends string>(
  t: Text,
  code: Code<Known>,
  keyOf: (known: Known) => TextKey,
): string => (code._tag === "Known" ? t(keyOf(code.code)) : code.code);
