import { errorCatalogue, type ErrorCode } from "../../../domain/shell/error-catalogue.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { codeTexts } from "./code-texts.ts";
import { codesOfText } from "./codes-of-text.ts";

/** The words of one language by which codes are found. */
export interface SearchWords {
  /** The portal's sentences, by code. */
  readonly said: Readonly<Record<string, readonly string[]>>;
  /** What customers say instead, by code. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Sentences that have no code of their own, with the codes beside which they are read. */
  readonly beside: readonly { readonly codes: readonly string[]; readonly sentences: readonly string[] }[];
}

const PREFIX = "synonyms.";
type SynonymKey = Extract<TextKey, `synonyms.${string}`>;
const isSynonym = (key: TextKey): key is SynonymKey => key.startsWith(PREFIX);

/** The code of a synonym's key; a key with a code that is not in the catalogue fails the type check. */
const codeOf = <Code extends ErrorCode>(key: `synonyms.${Code}`): Code => key.slice(PREFIX.length) as Code;

/** The words of a language; `keys` are those of all its texts. */
export const searchWords = (t: Text, keys: readonly TextKey[]): SearchWords => {
  const beside = new Map<readonly string[], string[]>();
  for (const key of keys) {
    const codes = codesOfText(key);
    if (codes.length > 0) beside.set(codes, [...(beside.get(codes) ?? []), t(key)]);
  }
  return {
    said: Object.fromEntries(errorCatalogue.map(({ code }) => [code, codeTexts(t, code)])),
    synonyms: Object.fromEntries(
      keys
        .filter(isSynonym)
        .map(codeOf)
        .map((code) => [code, t(`synonyms.${code}`).split(" | ")]),
    ),
    beside: [...beside].map(([codes, sentences]) => ({ codes, sentences })),
  };
};
