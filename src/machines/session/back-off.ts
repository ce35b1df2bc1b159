/** The waits before something that failed is tried again, in ms: the last one from then on. */
const waits = [5000, 15_000, 60_000] as const;

/** How long to wait after so many failures, in ms. */
export const backOff = ({
  context: { failures },
}: {
  readonly context: { readonly failures: number };
}): number => waits[Math.min(Math.max(failures, 1), waits.length) - 1] ?? 60_000;
