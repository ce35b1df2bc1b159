/** The ratio of each step's processor time to that of the step `machines`; undefined where nothing was measured. */
export const ratiosOf: (
  results: readonly { readonly name: string; readonly seconds: number | undefined }[],
) => Readonly<Record<string, number>> | undefined;

/** What a run's ratios have against the table, one line each. */
export const exceeded: (
  ratios: Readonly<Record<string, number>>,
  shares: Readonly<Record<string, number>>,
) => readonly string[];
