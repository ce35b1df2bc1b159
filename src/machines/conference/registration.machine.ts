/** Registers one or two people for the conference: what is typed of each is kept from step to step, and sent at once (business §3, §4, §5). */
import { assign, emit, enqueueActions, sendTo, setup, type ActorRefFrom, type Snapshot } from "xstate";
import type { Conference, ConferenceId } from "../../domain/conference/conference.ts";
import { conferenceRefusals, type RegistrationCode } from "../../domain/conference/conference.refusals.ts";
import {
  isSameParticipant,
  unknownParticipant,
  type ParticipantData,
} from "../../domain/conference/participant.ts";
import { peopleOf, stepShown, type Draft, type Drafts } from "../../domain/conference/registration.ts";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { FieldCode } from "../../domain/kit/field-problems.ts";
import { WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { providedCallback, toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { refreshContent } from "../kit/living-of.ts";
import { required } from "../kit/required.ts";
import type { ContentReport } from "../kit/resource.machine.ts";
import type { UnsavedValues } from "../kit/unsaved.ts";
import { participantFormMachine } from "./participant-form.machine.ts";

/** Who is registered, and how many of them get a place as the person has seen it. */
export interface RegistrationRequest {
  readonly conference: ConferenceId;
  readonly places: number;
  readonly participants: readonly ParticipantData[];
}

export interface RegistrationInput {
  /** The name of the company, with which a form begins. */
  readonly company: string;
  /** The conference's resource: it takes over the answer, and is loaded again where a refusal means that it is outdated. */
  readonly parent: ParentRef<ContentReport<Conference>>;
}

export interface RegistrationContext extends RegistrationInput, Drafts {
  /** What is sent. */
  readonly request: RegistrationRequest | undefined;
  /** Why it was not done. */
  readonly failure: CallFailure | undefined;
}

export type RegistrationEvent =
  /** The tab has kept what was typed before the page was reloaded. */
  | { readonly type: "form.found"; readonly values: UnsentPeople }
  /** Only one person is registered: what was typed of the second one is discarded. */
  | { readonly type: "registration.alone" }
  | {
      readonly type: "registration.send";
      readonly conference: ConferenceId;
      readonly places: number;
      /** How many more people the company may register. */
      readonly room: number;
    };

/** What is typed of the people. */
export interface UnsentPeople {
  readonly first: ParticipantData;
  readonly second: ParticipantData;
}

/** Emitted when the people are registered. */
export interface RegistrationDone {
  readonly type: "registration.done";
}

type Sent = Omit<Extract<RegistrationEvent, { readonly type: "registration.send" }>, "type">;
type Context = RegistrationContext;
type Slot = keyof Drafts;

/** A form only checks what was typed. */
const FORM_LIMIT = 2000;

interface FormState {
  readonly values: ParticipantData;
  readonly problems: object;
}
const formState = (snapshot: Snapshot<unknown>): FormState | undefined =>
  "context" in snapshot ? (snapshot.context as FormState) : undefined;

const typedOf = ({ first, second }: Drafts): UnsentPeople => ({
  first: first.values,
  second: second.values,
});
const blank = (company: string): Draft => ({
  values: unknownParticipant(company),
  begun: false,
  complete: false,
});

const registrationSetup = setup({
  types: {
    context: {} as Context,
    input: {} as RegistrationInput,
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationDone,
    children: {} as { first: "person"; second: "person"; register: "register"; unsaved: "unsaved" },
    tags: {} as "busy" | "failed",
    meta: {} as MachineMeta,
  },
  actors: {
    person: participantFormMachine,
    register: toBeProvided<
      Outcome<Conference, RegistrationCode | FieldCode>,
      { readonly request: RegistrationRequest }
    >("register"),
    unsaved: providedCallback<UnsavedValues<UnsentPeople>, { readonly values: UnsentPeople }>("unsaved"),
  },
  guards: {
    /** Everybody who would be registered is filled in. */
    isFilledIn: ({ context }, { room }: { room: number }) => stepShown("check", context, room) === "check",
    /** Progress of a form that changes nothing of what is kept. */
    isUnchanged: ({ context }, { slot, snapshot }: { slot: Slot; snapshot: Snapshot<unknown> }) =>
      formState(snapshot)?.values === context[slot].values,
  },
  actions: {
    setDraft: assign(
      ({ context }, { slot, snapshot }: { slot: Slot; snapshot: Snapshot<unknown> }): Partial<Context> => {
        const form = formState(snapshot);
        if (form === undefined) return {};
        const { values, problems } = form;
        return {
          [slot]: {
            values,
            begun: !isSameParticipant(values, unknownParticipant(context.company)),
            complete: Object.keys(problems).length === 0,
          } satisfies Draft,
        };
      },
    ),
    keepInTab: enqueueActions(({ context, enqueue }) => {
      const { first, second } = context;
      enqueue.sendTo(
        "unsaved",
        first.begun || second.begun
          ? { type: "unsaved.keep", values: typedOf(context) }
          : { type: "unsaved.forget" },
      );
    }),
    restoreFirst: sendTo("first", (_, { values }: { values: UnsentPeople }) => ({
      type: "form.changed",
      change: values.first,
    })),
    restoreSecond: sendTo("second", (_, { values }: { values: UnsentPeople }) => ({
      type: "form.changed",
      change: values.second,
    })),
    setRequest: assign(({ context }, { conference, places, room }: Sent): Partial<Context> => {
      const request = { conference, places, participants: peopleOf(context, room) };
      return { request };
    }),
    clearRequest: assign((): Partial<Context> => ({ request: undefined })),
    clearFirst: sendTo("first", ({ context }) => ({
      type: "form.changed",
      change: unknownParticipant(context.company),
    })),
    clearSecond: sendTo("second", ({ context }) => ({
      type: "form.changed",
      change: unknownParticipant(context.company),
    })),
    refreshConference: enqueueActions(({ context, enqueue }) => {
      refreshContent(enqueue, context.parent);
    }),
    reportDone: emit({ type: "registration.done" } satisfies RegistrationDone),
  },
});

const request = requestsOf<typeof registrationSetup>({ refusals: conferenceRefusals });

const draftOf = <const Of extends Slot>(slot: Of) =>
  ({
    id: slot,
    src: "person",
    input: ({ context }: { context: Context }) => ({ values: context[slot].values, limit: FORM_LIMIT }),
    onSnapshot: [
      {
        guard: {
          type: "isUnchanged",
          params: ({ event }: { event: { readonly snapshot: Snapshot<unknown> } }) => ({
            slot,
            snapshot: event.snapshot,
          }),
        },
        description: "A field was left, or the form was checked",
      },
      {
        actions: [
          {
            type: "setDraft",
            params: ({ event }: { event: { readonly snapshot: Snapshot<unknown> } }) => ({
              slot,
              snapshot: event.snapshot,
            }),
          },
          "keepInTab",
        ],
        description: "Something was typed or chosen",
      },
    ],
    onError: { target: "#registration.crashed", description: "A defect in the form" },
  }) as const;

const send = {
  "registration.send": {
    guard: { type: "isFilledIn", params: ({ event }: { event: Sent }) => ({ room: event.room }) },
    target: "sending",
    actions: {
      type: "setRequest",
      params: ({ event }: { event: Sent }) => event,
    },
    description: "The person registers them",
  },
} as const;

const sending = registrationSetup.createStateConfig({
  ...request("register", {
    input: ({ context }) => ({ request: required(context.request, "The request") }),
    limit: WRITE_LIMIT,
    answered: {
      target: "done",
      tell: ({ answer }) => ({ type: "resource.changed", content: answer }),
      actions: ["clearRequest", "clearFirst", "clearSecond"],
      description: "They are registered",
    },
    refusedOtherwise: {
      name: "refused",
      target: "failed",
      actions: "refreshConference",
      description: "The server refused it: what is shown may be outdated",
    },
    failed: "failed",
  }),
  description: "Waits for the response; a second press is ignored",
});

export const registrationMachine = registrationSetup.createMachine({
  id: "registration",
  description: "Registers one or two people for the conference",
  meta: { spec: "business §3", screen: "conference", alwaysOn: true },
  context: ({ input: { company, parent } }) => ({
    company,
    parent,
    first: blank(company),
    second: blank(company),
    request: undefined,
    failure: undefined,
  }),
  invoke: [
    draftOf("first"),
    draftOf("second"),
    { id: "unsaved", src: "unsaved", input: ({ context }) => ({ values: typedOf(context) }) },
  ],
  on: {
    "form.found": {
      actions: [
        { type: "restoreFirst", params: ({ event }) => ({ values: event.values }) },
        { type: "restoreSecond", params: ({ event }) => ({ values: event.values }) },
      ],
      description: "The tab has kept what was typed before the page was reloaded: it is in the forms again",
    },
    "registration.alone": {
      actions: "clearSecond",
      description: "Only one person is registered",
    },
  },
  initial: "filling",
  states: {
    filling: { description: "The people are filled in, a step each", on: send },
    sending,
    done: { description: "They are registered", entry: "reportDone", on: send },
    failed: {
      description: "They are not registered; `failure` has the reason",
      meta: { code: "CALL_FAILED" },
      tags: ["failed"],
      on: send,
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { code: "DEFECT" },
      tags: ["failed"],
      on: send,
    },
  },
});

export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;
