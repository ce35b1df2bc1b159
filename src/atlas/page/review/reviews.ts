import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import { createActor, fromCallback, fromPromise } from "xstate";
import { saveFile } from "../../../ui/kit/files/save-file.ts";
import type { AtlasMachine } from "../../model/atlas-model.ts";
import { reviewText } from "../../model/review.ts";
import type { Review } from "../../model/review-schema.ts";
import { reviewMachine, type ReviewRef, type SaveReviews } from "./review.machine.ts";

/** Writes the reviews to `docs/reviews/`, by the server of `npm run dev`. */
export const saveInProject: SaveReviews = async (reviews, signal) => {
  for (const review of reviews) {
    const response = await fetch(`./reviews/${review.machine}.json`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: reviewText(review),
      signal,
    });
    if (!response.ok) throw new Error(`the review of ${review.machine} was answered by ${response.status}`);
  }
};

/** Offers each review as a file to save. */
export const saveAsFiles: SaveReviews = async (reviews) => {
  for (const review of reviews)
    saveFile({
      blob: new Blob([reviewText(review)], { type: "application/json" }),
      name: `${review.machine}.json`,
    });
};

const holdPage = fromCallback(() => {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
});

/** The reviews of one page. */
export const createReviews = (save: SaveReviews): ReviewRef =>
  createActor(
    reviewMachine.provide({
      actors: {
        save: fromPromise(({ input, signal }) => save(input, signal)),
        holdPage,
      },
    }),
  ).start();

const ReviewsContext = createContext<ReviewRef | undefined>(undefined);

/** Provides the reviews of the page. */
export const ReviewsProvider = ReviewsContext.Provider;

/** The reviews of the page. */
export const useReviews = (): ReviewRef => {
  const reviews = useContext(ReviewsContext);
  if (reviews === undefined) throw new Error("No ReviewsProvider above this view");
  return reviews;
};

/** The review of a machine: that of the build, or as it was changed in this page. */
export const useReviewOf = ({ ir, review }: Pick<AtlasMachine, "ir" | "review">): Review =>
  useSelector(useReviews(), ({ context }) => context.reviews[ir.name] ?? review);
