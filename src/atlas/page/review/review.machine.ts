/** The reviews of machines in this page, from what is typed to what is saved. */
import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from "xstate";
import { entryOf, withEntry } from "../../model/review.ts";
import type { Review, ReviewEntry } from "../../model/review-schema.ts";

type Change = Partial<Pick<ReviewEntry, "tick" | "comment">>;

type ReviewEvent =
  | { readonly type: "review.named"; readonly reviewer: string }
  /** `review` is that of the build, to begin with; `transition` is as it is now. */
  | {
      readonly type: "review.changed";
      readonly review: Review;
      readonly transition: Pick<ReviewEntry, "hash"> & { readonly id: string };
      readonly day: string;
      readonly change: Change;
    }
  | { readonly type: "review.save" };

interface Context {
  /** As the reviewer typed it; it is in each entry. */
  readonly reviewer: string;
  /** What was typed in this page, by machine. */
  readonly reviews: Readonly<Record<string, Review>>;
  /** The same as they were before: their entries are not of this page. */
  readonly built: Readonly<Record<string, Review>>;
  /** The machines whose reviews are not saved. */
  readonly unsaved: readonly string[];
}

/** How the reviews are saved: `saved` says which. */
export type SaveReviews = (reviews: readonly Review[], signal: AbortSignal) => Promise<void>;

const meta = { spec: "atlas" } as const;

const changed = (context: Context, event: Extract<ReviewEvent, { type: "review.changed" }>): Context => {
  const { review: built, transition, day, change } = event;
  const review = context.reviews[built.machine] ?? built;
  const { tick = false, comment = "" } = entryOf(review, transition) ?? {};
  const entry: ReviewEntry = {
    transition: transition.id,
    hash: transition.hash,
    reviewer: context.reviewer,
    day,
    tick,
    comment,
    ...change,
  };
  return {
    ...context,
    reviews: { ...context.reviews, [built.machine]: withEntry(review, entry) },
    built: { ...context.built, [built.machine]: context.built[built.machine] ?? built },
    unsaved: [...new Set([...context.unsaved, built.machine])],
  };
};

/** The reviews with the name in each entry of this page that was typed before the name was. */
const signed = ({ reviewer, reviews, built }: Context): Context["reviews"] =>
  Object.fromEntries(
    Object.entries(reviews).map(([machine, review]) => [
      machine,
      {
        ...review,
        entries: review.entries.map((entry) =>
          entry.reviewer !== "" || built[machine]?.entries.includes(entry) === true
            ? entry
            : { ...entry, reviewer },
        ),
      },
    ]),
  );

export const reviewMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReviewEvent,
    meta: {} as { readonly spec: string },
    tags: {} as "busy" | "failed",
  },
  actors: {
    save: fromPromise<void, readonly Review[]>(async () => {}),
    /** The browser asks before the page is left. */
    holdPage: fromCallback(() => {}),
  },
  actions: {
    keepName: assign((_, { reviewer }: { reviewer: string }) => ({ reviewer })),
    keepChange: assign(({ context, event }) =>
      event.type === "review.changed" ? changed(context, event) : context,
    ),
    sign: assign(({ context }) => ({ reviews: signed(context) })),
    forgetUnsaved: assign({ unsaved: [] }),
  },
  delays: { saveLimit: 10_000 },
}).createMachine({
  id: "review",
  description: "Keeps what a reviewer says of the transitions until it is saved",
  meta,
  context: { reviewer: "", reviews: {}, built: {}, unsaved: [] },
  initial: "saved",
  on: {
    "review.named": {
      actions: { type: "keepName", params: ({ event }) => ({ reviewer: event.reviewer }) },
      description: "The reviewer's name, for the entries that follow",
    },
  },
  states: {
    saved: {
      description: "Nothing is to be saved",
      on: {
        "review.changed": {
          target: "unsaved",
          actions: "keepChange",
          description: "A tick or a comment",
        },
      },
    },
    unsaved: {
      description: "Something is only in this page",
      invoke: { src: "holdPage" },
      initial: "typing",
      states: {
        typing: {
          description: "Waits for more, or to be saved",
          on: {
            "review.changed": { actions: "keepChange", description: "More is said" },
            "review.save": { target: "saving", actions: "sign", description: "Asked for" },
          },
        },
        saving: {
          description: "Is being saved; what is typed waits",
          tags: "busy",
          invoke: {
            src: "save",
            input: ({ context }) => context.unsaved.flatMap((machine) => context.reviews[machine] ?? []),
            onDone: {
              target: "#review.saved",
              actions: "forgetUnsaved",
              description: "It is saved",
            },
            onError: { target: "failed", description: "It was refused, or the server is gone" },
          },
          on: {
            "review.changed": {
              target: "typing",
              actions: "keepChange",
              description: "More is said: the save is not waited for, and is to be done again",
            },
          },
          after: { saveLimit: { target: "failed", description: "No answer" } },
        },
        failed: {
          description: "It was not saved",
          tags: "failed",
          on: {
            "review.changed": {
              target: "typing",
              actions: "keepChange",
              description: "More is said",
            },
            "review.save": { target: "saving", actions: "sign", description: "Once more" },
          },
        },
      },
    },
  },
});

export type ReviewRef = ActorRefFrom<typeof reviewMachine>;
