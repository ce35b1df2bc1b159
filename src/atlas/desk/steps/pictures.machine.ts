/** Makes the pictures of a page of steps, one after the other. */
import { setup, type ActorRefFrom } from "xstate";
import type { MachineMeta } from "../../../machines/kit/machine-meta.ts";
import { toBeProvided } from "../../../machines/kit/provide.ts";
import { requestsOf } from "../../../machines/kit/request.ts";
import type { PageStep } from "./page-steps.ts";
import type { MarkupElement } from "./markup.ts";

/** How long a picture may take, in ms: a step that opens a screen loads it. */
const PICTURE_LIMIT = 20_000;

/** A picture, what the screen showed, and the styles of all pictures up to this one. */
export interface Picture {
  readonly picture: MarkupElement;
  readonly texts: readonly string[];
  readonly styles: string;
}

/** How a step's picture came out. */
export type Made = ({ readonly _tag: "Taken" } & Picture) | { readonly _tag: "Failed" };

interface PicturesContext {
  readonly steps: readonly PageStep[];
  /** One for each of the first steps. */
  readonly made: readonly Made[];
}

type PicturesEvent = { readonly type: "pictures.stop" } | { readonly type: "pictures.continue" };

const picturesSetup = setup({
  types: {
    context: {} as PicturesContext,
    input: {} as Pick<PicturesContext, "steps">,
    events: {} as PicturesEvent,
    meta: {} as MachineMeta,
    tags: {} as "busy" | "stopped",
  },
  actors: { takePicture: toBeProvided<Picture, { readonly step: PageStep | undefined }>("takePicture") },
  guards: { lacksPicture: ({ context: { steps, made } }) => made.length < steps.length },
});

const request = requestsOf<typeof picturesSetup>();

const withMade = ({ made }: PicturesContext, next: Made): Partial<PicturesContext> => ({
  made: [...made, next],
});
const failed = ({ context }: { readonly context: PicturesContext }): Partial<PicturesContext> =>
  withMade(context, { _tag: "Failed" });

export const picturesMachine = picturesSetup.createMachine({
  id: "pictures",
  description: "The pictures of a page of steps",
  meta: { spec: "atlas" },
  context: ({ input }) => ({ steps: input.steps, made: [] }),
  initial: "choosing",
  states: {
    choosing: {
      description: "Looks which step has no picture yet",
      always: [
        { guard: "lacksPicture", target: "taking", description: "The first one without" },
        { target: "there", description: "Every step has had its turn" },
      ],
    },
    taking: {
      ...request("takePicture", {
        input: ({ context: { steps, made } }) => ({ step: steps[made.length] }),
        limit: PICTURE_LIMIT,
        done: {
          target: "choosing",
          assign: ({ context, output }) => withMade(context, { _tag: "Taken", ...output }),
          description: "The picture is there",
        },
        failed: {
          target: "choosing",
          assign: failed,
          description: "The screen does not come: the rest goes on",
        },
        crashed: {
          target: "choosing",
          assign: failed,
          description: "The screen cannot be shown: the rest goes on",
          meta: { code: "DEFECT" },
        },
      }),
      description: "The step is played on the real screen",
      on: { "pictures.stop": { target: "stopped", description: "The pictures so far are enough" } },
    },
    stopped: {
      description: "The page has the steps whose pictures are there",
      tags: ["stopped"],
      on: { "pictures.continue": { target: "choosing", description: "The rest is wanted too" } },
    },
    there: { description: "Every step has a picture, or says that it has none" },
  },
});

export type PicturesRef = ActorRefFrom<typeof picturesMachine>;
