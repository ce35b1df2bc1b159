import * as Schema from "effect/Schema";
import {
  Journal,
  type JournalEntry,
  type JournalSource,
  type StateValue,
} from "../../src/domain/shell/journal.ts";

const mark = "d4f0c2a1";
const hidden = `~${mark}.object.0`;
const failed = { output: { _tag: "Failed", failure: { _tag: "EndpointFailure", status: 503 } } } as const;
const user = {
  account_key: `~${mark}.text.2`,
  account_nav_instance: "AT",
  contact_nav_instance: "AT",
  account_country: "ES",
  contact_country: "ES",
  partner_status: "gold",
  reg_flex_enabled: false,
};

type StoryEvent = readonly [
  actor: string,
  machine: string,
  from: JournalSource,
  type: string,
  payload: JournalEntry["payload"],
  value: StateValue,
  taken: readonly string[],
];

/** A person is signed in, opens the products, whose load fails, and retries. */
const story: readonly StoryEvent[] = [
  [
    "portal/routeGuard",
    "routeGuard",
    "outside",
    "route.entered",
    { path: `~${mark}.text.1`, search: "", route: { name: "products" } },
    "waitingForSession",
    ["routeGuard|route.entered|", "routeGuard.deciding|always|sessionUnknown"],
  ],
  [
    "portal/session",
    "session",
    "actor",
    "xstate.done.actor.checkSession",
    { output: { _tag: "Answered", answer: { _tag: "SignedIn", user } } },
    { signedIn: "loadingPartnerData" },
    ["session.restoring.asking|xstate.done.actor.checkSession|SignedIn"],
  ],
  [
    "portal",
    "portal",
    "outside",
    "screen.opened",
    { key: "products", logic: hidden, input: hidden },
    {},
    ["portal|screen.opened|isNew"],
  ],
  [
    "portal/products",
    "resource",
    "start",
    "xstate.init",
    { input: { request: { page: 1, page_size: 25 } } },
    "loading",
    [],
  ],
  [
    "portal/products",
    "resource",
    "actor",
    "xstate.done.actor.load",
    failed,
    "failed",
    ["resource.loading|xstate.done.actor.load|"],
  ],
  [
    "portal/products",
    "resource",
    "outside",
    "resource.retry",
    {},
    "loading",
    ["resource.failed|resource.retry|"],
  ],
  [
    "portal/products",
    "resource",
    "actor",
    "xstate.done.actor.load",
    failed,
    "failed",
    ["resource.loading|xstate.done.actor.load|"],
  ],
];

/** A journal as the portal saves it, of a customer whose products did not load. */
export const demoJournal = (): string =>
  JSON.stringify(
    Schema.encodeSync(Journal)({
      format: "portal-journal",
      version: 2,
      app: "V1.240507",
      startedAt: new Date("2026-03-02T06:14:00.000Z"),
      savedAt: new Date("2026-03-02T06:16:00.000Z"),
      locale: "eses",
      mark,
      dropped: 0,
      before: [
        { actor: "portal/session", machine: "session", value: "restoring" },
        { actor: "portal/routeGuard", machine: "routeGuard", value: "idle" },
      ],
      entries: story.map(([actor, machine, from, type, payload, value, taken], no) => ({
        no,
        at: no * 400,
        actor,
        machine,
        from,
        type,
        payload,
        value,
        taken,
      })),
    }),
    undefined,
    1,
  );
