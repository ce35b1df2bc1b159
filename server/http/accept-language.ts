/** The language ranges of an Accept-Language header (RFC 9110 §12.5.4), the preferred ones first; those of quality 0 are left out. */
export const acceptedRanges = (header: string): readonly string[] =>
  header
    .toLowerCase()
    .split(",")
    .map((part) => {
      const [range = "", ...parameters] = part.split(";").map((text) => text.trim());
      const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split("=")[1];
      return { range, quality: quality === undefined ? 1 : Number(quality) };
    })
    // A quality that is no number is left out as well.
    .filter(({ range, quality }) => range !== "" && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ range }) => range);

/** The first language of a header that is offered, by its language without its region; `*` takes the first that is offered. */
export const chooseLanguage = <Language extends string>(
  header: string | undefined,
  offered: readonly Language[],
): Language | undefined => {
  for (const range of acceptedRanges(header ?? "")) {
    const found =
      range === "*" ? offered[0] : offered.find((language) => language === range.split("-", 1)[0]);
    if (found !== undefined) return found;
  }
  return undefined;
};
