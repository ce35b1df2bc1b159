/** A language's name in the reader's language; an unknown code is returned as is. */
export const languageName = (tag: string, language: string): string =>
  /^[a-z]{2}$/.test(language)
    ? (new Intl.DisplayNames(tag, { type: "language" }).of(language) ?? language)
    : language;
