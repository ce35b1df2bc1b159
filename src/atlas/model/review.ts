import type { IrTransition } from "./atlas-model.ts";
import type { Review, ReviewEntry } from "./review-schema.ts";

/** How a transition stands: `changed` since its tick, or `open` if it was never ticked. */
export type Standing = "open" | "changed" | "ticked";

type Reviewed = Pick<IrTransition, "id" | "hash">;

/** The entry of a transition as it is now. */
export const entryOf = ({ entries }: Review, { id, hash }: Reviewed): ReviewEntry | undefined =>
  entries.find((entry) => entry.transition === id && entry.hash === hash);

/** The entries of a transition as it was before, the last one first. */
export const earlierEntries = ({ entries }: Review, { id, hash }: Reviewed): readonly ReviewEntry[] =>
  entries.filter((entry) => entry.transition === id && entry.hash !== hash).toReversed();

/** How a transition stands in a review. */
export const standingOf = (review: Review, transition: Reviewed): Standing => {
  if (entryOf(review, transition)?.tick === true) return "ticked";
  return earlierEntries(review, transition).some(({ tick }) => tick) ? "changed" : "open";
};

/** The number of transitions by how they stand in a review. */
export const countStandings = (
  transitions: readonly Reviewed[],
  review: Review,
): Readonly<Record<Standing, number>> => {
  const found = transitions.map((transition) => standingOf(review, transition));
  const count = (standing: Standing): number => found.filter((one) => one === standing).length;
  return { open: count("open"), changed: count("changed"), ticked: count("ticked") };
};

/** A review with an entry, instead of the one of the same transition and revision. */
export const withEntry = (review: Review, entry: ReviewEntry): Review => ({
  ...review,
  entries: [
    ...review.entries.filter(
      ({ transition, hash }) => transition !== entry.transition || hash !== entry.hash,
    ),
    entry,
  ],
});

/** The content of a review's file. */
export const reviewText = (review: Review): string => `${JSON.stringify(review, undefined, 2)}\n`;
