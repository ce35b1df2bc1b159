/** A language's name in the reader's language, by its code of ISO 639-1. */
export const languageName = (tag: string, language: string): string =>
  new Intl.DisplayNames(tag, { type: "language" }).of(language) ?? language;
