/** Publishes the draft of a company's website, takes the website offline, and makes an earlier version the draft (business §3, decisions/website). */
import { assign, emit, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { WebsiteProblem } from "../../domain/website/website-rules.ts";
import type { EditedWebsite } from "../../domain/website/website.ts";
import {
  websiteRefusals,
  type PublishCode,
  type RestoreCode,
} from "../../domain/website/website.refusals.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { required } from "../kit/required.ts";
import type { ContentReport } from "../kit/resource.machine.ts";
import type { Heard } from "../kit/screen-broadcast.ts";

/** The revision of the draft that is published. */
export interface PublishRequest {
  readonly revision: number;
}
/** The version that becomes the draft, and the revision of the draft that it replaces. */
export interface RestoreRequest extends PublishRequest {
  readonly version: number;
}

/** What was done last. */
export type PublicationResult = "published" | "takenOffline" | "restored";

interface PublicationInput {
  /** Who holds the website: the answers are its new content, and it loads again where a refusal says that it is outdated. */
  readonly parent: ParentRef<ContentReport<EditedWebsite>>;
}

export interface WebsitePublicationContext extends PublicationInput {
  readonly publish: PublishRequest | undefined;
  readonly restore: RestoreRequest | undefined;
  readonly result: PublicationResult | undefined;
  readonly failure: CallFailure | undefined;
}

export type WebsitePublicationEvent =
  | ({ readonly type: "publication.publish" } & PublishRequest)
  | { readonly type: "publication.askOffline" }
  | ({ readonly type: "publication.askRestore" } & RestoreRequest)
  | { readonly type: "publication.confirm" }
  | { readonly type: "publication.cancel" }
  /** The person leaves the screen, which has shown why nothing was done. */
  | { readonly type: "publication.failureSeen" }
  | Heard<"screen.returned">;

/** Emitted when a draft is being published: its screen shows how far it is. */
interface PublicationBegun {
  readonly type: "publication.begun";
}

const publicationSetup = setup({
  types: {
    context: {} as WebsitePublicationContext,
    input: {} as PublicationInput,
    events: {} as WebsitePublicationEvent,
    emitted: {} as PublicationBegun,
    tags: {} as "busy" | "failed" | "done" | "askingOffline" | "askingRestore",
    meta: {} as MachineMeta,
  },
  actors: {
    publish: toBeProvided<Outcome<EditedWebsite, PublishCode | WebsiteProblem>, PublishRequest>("publish"),
    takeOffline: toBeProvided<Outcome<EditedWebsite>, undefined>("takeOffline"),
    restore: toBeProvided<Outcome<EditedWebsite, RestoreCode>, RestoreRequest>("restore"),
  },
  actions: {
    setPublish: assign((_, { revision }: PublishRequest): Partial<WebsitePublicationContext> => ({
      publish: { revision },
      result: undefined,
    })),
    reportBegun: emit({ type: "publication.begun" } as const),
    setRestore: assign((_, { version, revision }: RestoreRequest): Partial<WebsitePublicationContext> => ({
      restore: { version, revision },
      result: undefined,
      failure: undefined,
    })),
    clear: assign((): Partial<WebsitePublicationContext> => ({ result: undefined, failure: undefined })),
  },
});

const request = requestsOf<typeof publicationSetup>({ refusals: websiteRefusals });

const answeredWith = (result: PublicationResult, description: string) => ({
  target: "done",
  assign: (): Partial<WebsitePublicationContext> => ({ result }),
  tell: ({ answer }: { readonly answer: EditedWebsite }) =>
    ({ type: "resource.changed", content: answer }) as const,
  description,
});
const outdated = { target: "failed", tell: () => ({ type: "resource.refresh" }) as const } as const;

const begin = {
  "publication.publish": {
    target: "publishing",
    actions: [
      {
        type: "setPublish",
        params: ({ event }: { event: PublishRequest }) => ({ revision: event.revision }),
      },
      "reportBegun",
    ],
    description: "The saved draft is to be published",
  },
  "publication.askOffline": {
    target: "askingOffline",
    actions: "clear",
    description: "The website is to be taken offline",
  },
  "publication.askRestore": {
    target: "askingRestore",
    actions: {
      type: "setRestore",
      params: ({ event }: { event: RestoreRequest }) => ({
        version: event.version,
        revision: event.revision,
      }),
    },
    description: "A version is to become the draft",
  },
} as const;
const cancel = { target: "idle", description: "The person closes the dialog" } as const;
const afterFailure = {
  ...begin,
  "publication.failureSeen": {
    // `failure` stays: a slug that was refused is shown at its field as long as the draft is the same.
    target: "idle",
    description: "The person leaves the screen: what they have seen is no longer shown when they return",
  },
} as const;

export const websitePublicationMachine = publicationSetup.createMachine({
  id: "websitePublication",
  description: "Publishes a website, takes it offline, and goes back to a version",
  meta: { spec: "decisions/website", screen: "website" },
  context: ({ input: { parent } }) => ({
    parent,
    publish: undefined,
    restore: undefined,
    result: undefined,
    failure: undefined,
  }),
  initial: "idle",
  states: {
    idle: { description: "Nothing is being done", on: begin },
    publishing: {
      ...request("publish", {
        input: ({ context }) => required(context.publish, "The revision"),
        limit: WRITE_LIMIT,
        answered: answeredWith("published", "Visitors see the draft"),
        refused: { WEBSITE_SLUG_TAKEN: "failed", WEBSITE_CHANGED: outdated },
        failed: "failed",
      }),
      description: "Waits for the response",
    },
    askingOffline: {
      description: "Says what visitors will see, and waits for confirmation",
      tags: ["askingOffline"],
      on: {
        "publication.confirm": { target: "takingOffline", description: "The person confirms" },
        "publication.cancel": cancel,
      },
    },
    takingOffline: {
      ...request("takeOffline", {
        input: () => undefined,
        limit: WRITE_LIMIT,
        tags: ["busy", "askingOffline"],
        answered: answeredWith("takenOffline", "Visitors no longer see the website"),
        failed: "failed",
      }),
      description: "Waits for the response",
    },
    askingRestore: {
      description: "Says that the draft will be replaced, and waits for confirmation",
      tags: ["askingRestore"],
      on: {
        "publication.confirm": { target: "restoring", description: "The person confirms" },
        "publication.cancel": cancel,
      },
    },
    restoring: {
      ...request("restore", {
        input: ({ context }) => required(context.restore, "The version"),
        limit: WRITE_LIMIT,
        tags: ["busy", "askingRestore"],
        answered: answeredWith("restored", "The version is the draft"),
        refused: { WEBSITE_VERSION_GONE: outdated, WEBSITE_CHANGED: outdated },
        failed: "failed",
      }),
      description: "Waits for the response",
    },
    done: {
      description: "It was done; `result` says what",
      tags: ["done"],
      on: {
        ...begin,
        "screen.returned": {
          target: "idle",
          actions: "clear",
          description: "The person returns to the screen: the result is no longer shown",
        },
      },
    },
    failed: {
      description:
        "Nothing was done; `failure` has the reason, which stays shown for who was elsewhere as it ended",
      meta: { spec: "business §8", code: "CALL_FAILED" },
      tags: ["failed"],
      on: afterFailure,
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { code: "DEFECT" },
      tags: ["failed"],
      on: afterFailure,
    },
  },
});

/** True for the draft that going back to a version has made; any other came from somebody else. */
export const isRestored = (
  { result, restore }: Pick<WebsitePublicationContext, "result" | "restore">,
  revision: number,
): boolean => result === "restored" && restore !== undefined && revision === restore.revision + 1;

/** Why the slug was refused, as long as the draft is the one that was to be published. */
export const slugRefusal = (
  { failure, publish }: Pick<WebsitePublicationContext, "failure" | "publish">,
  revision: number,
): "WEBSITE_SLUG_TAKEN" | undefined =>
  failure?._tag === "Refused" && failure.code === "WEBSITE_SLUG_TAKEN" && publish?.revision === revision
    ? failure.code
    : undefined;

export type WebsitePublicationRef = ActorRefFrom<typeof websitePublicationMachine>;
