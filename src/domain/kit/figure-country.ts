/** The languages whose texts name a figure of their own, with the country whose figure that is (business §9). */
const ownFigure: Readonly<Partial<Record<string, string>>> = { plpl: "PL", sksk: "SK" };

/** Who a figure is for: the country of the company, and the language of the account. */
export interface FigureReader {
  readonly country: string;
  readonly locale: string;
}

/** The figure of the account's language where its texts name one of their own, else that of the company's country (business §9); undefined where neither has one. */
export const figureFor = <Figure>(
  { country, locale }: FigureReader,
  figureOf: (country: string) => Figure | undefined,
): Figure | undefined => {
  const named = ownFigure[locale];
  return (named === undefined ? undefined : figureOf(named)) ?? figureOf(country);
};
