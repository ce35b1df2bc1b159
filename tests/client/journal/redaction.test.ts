import * as fc from "fast-check";
import {
  createActor,
  fromCallback,
  fromPromise,
  type AnyActorLogic,
  type AnyActorRef,
  type NonReducibleUnknown,
} from "xstate";
import { beforeEach, describe, expect, expectTypeOf, test } from "vitest";
import * as Schema from "effect/Schema";
import { allowed, allowedInputs, allowedOfEnds } from "../../../src/app/journal/allowed.ts";
import { journalOf, reportOf } from "../../../src/app/journal/journal-file.ts";
import { createRecorder, type Recorder } from "../../../src/app/journal/recorder.ts";
import { createRedaction } from "../../../src/app/journal/redaction.ts";
import type { AnyRule } from "../../../src/app/journal/rules.ts";
import { Journal, readPlaceholder } from "../../../src/domain/shell/journal.ts";
import { answered, failed, type CallFailure, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { routeOfPath, routes } from "../../../src/domain/shell/routes.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import type { MessageId, MessageSummary } from "../../../src/domain/messages/message.ts";
import type { CheckResult, LoginVerdict } from "../../../src/domain/session/session.ts";
import type { TicketReceipt } from "../../../src/domain/tickets/ticket.ts";
import type { PartnerData, UserData } from "../../../src/domain/session/user.ts";
import { fileUploadMachine } from "../../../src/machines/kit/file-upload.machine.ts";
import { helpOverlayMachine } from "../../../src/machines/tickets/help-overlay.machine.ts";
import { languageMachine } from "../../../src/machines/session/language.machine.ts";
import { notificationCentreMachine } from "../../../src/machines/shell/notification-centre.machine.ts";
import { portalMachine } from "../../../src/machines/shell/portal.machine.ts";
import { createResourceMachine } from "../../../src/machines/kit/resource.machine.ts";
import { routeGuardMachine } from "../../../src/machines/shell/route-guard.machine.ts";
import { sessionClockMachine } from "../../../src/machines/session/session-clock.machine.ts";
import { sessionFollowMachine } from "../../../src/machines/session/session-follow.machine.ts";
import type { ClearScope } from "../../../src/machines/session/session-events.ts";
import { sessionMachine } from "../../../src/machines/session/session.machine.ts";
import { signInMachine, type Credentials } from "../../../src/machines/session/sign-in.machine.ts";
import type { Discovery, Initialised } from "../../../src/machines/session/sign-on-events.ts";
import { signOnMachine } from "../../../src/machines/session/sign-on.machine.ts";
import { createActionMachine } from "../../../src/machines/kit/action.machine.ts";
import {
  ticketCreationMachine,
  type DraftPlace,
  type KeptDraft,
  type SendTicketInput,
} from "../../../src/machines/tickets/ticket-creation.machine.ts";
import { watchFiles } from "../../../src/machines/kit/watch-files.ts";
import type { ScreenKey } from "../../../src/ui/actors/portal-actors.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";

const occasion = { app: "V1", locale: "int", now: new Date("2026-11-21T12:00:00Z") } as const;
const fileOf = (recorder: Recorder): string => reportOf(recorder.recording(), occasion).text;
const quiet = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

interface LoadContent {
  readonly content: unknown;
  readonly at: number;
}
interface LoadInput {
  readonly unattended: boolean;
  readonly request: unknown;
}

/** Values that a journal must not contain. */
const planted = {
  email: "grace.hopper@elektro-huber.example",
  password: "Xq7!geheim-Wort",
  token: "eyJhbGciOiJSUzI1NiJ9.cGxhbnRlZA.c2ln",
  name: "Grace",
  surname: "Hopperova",
  company: "Elektro Huber GmbH",
  order: "SO-2026-998877",
  ticket: "T-4455667",
  customer: "771234",
  file: "rechnung-hopper.pdf",
  message: "My heat pump at Rathausplatz 7 is broken",
  query: "?search=hopperova",
  country: "AT",
};
const secrets = Object.entries(planted)
  .filter(([kind]) => kind !== "country")
  .map(([, value]) => value);

const user: UserData = {
  account_name: planted.company,
  account_debitor: planted.customer,
  firstname: planted.name,
  lastname: planted.surname,
  account_nav_instance: "AT",
  contact_nav_instance: "AT",
  account_country: "AT",
  contact_country: "AT",
  partner_status: planted.message,
  reg_flex_enabled: false,
  account_key: planted.customer,
};
const failures: readonly CallFailure[] = [
  { _tag: "Refused", code: planted.order, field: planted.email },
  { _tag: "Malformed", path: planted.email, expected: planted.name },
  { _tag: "Refused", code: planted.email },
];

const never = <Answer, Input>() => fromPromise<Answer, Input>(() => new Promise<Answer>(() => {}));
const ends = <Answer, Input = NonReducibleUnknown>(...list: readonly Outcome<Answer>[]) => {
  let turn = 0;
  return fromPromise<AnyOutcome<Answer>, Input>(() =>
    Promise.resolve(list[Math.min((turn += 1) - 1, list.length - 1)]!),
  );
};

const help = helpOverlayMachine.provide({
  actors: {
    ticket: ticketCreationMachine.provide({
      actors: {
        watchFiles,
        keepDraft: fromPromise<DraftPlace, { readonly draftKey: string; readonly draft: KeptDraft }>(() =>
          Promise.resolve("tab"),
        ),
        discardDraft: fromPromise(() => Promise.resolve(undefined)),
        loadDraft: fromPromise<KeptDraft, { readonly draftKey: string }>(() =>
          Promise.resolve({ message: planted.message, revision: 7, fileNames: [planted.file] }),
        ),
        sendTicket: ends<TicketReceipt, SendTicketInput>(
          failed(failures[0]!),
          answered({ ticketId: planted.ticket as never }),
        ),
        files: fileUploadMachine.provide({
          actors: {
            inspectFiles: fromPromise(({ input }) =>
              Promise.resolve(input.files.map((file) => ({ file, firstBytes: new Uint8Array(8) }))),
            ),
          },
        }),
      },
    }),
  },
});

/** The whole portal on the real machines, recorded; its calls answer with the secrets. */
const start = () => {
  const recorder = createRecorder();
  const session = sessionMachine.provide({
    actors: {
      checkSession: ends<CheckResult>(answered({ _tag: "SignedOut" })),
      clock: sessionClockMachine.provide({ actors: { checkSession: never() } }),
      follow: sessionFollowMachine.provide({ actors: { checkSession: never() } }),
      signIn: signInMachine.provide({
        actors: {
          logIn: ends<LoginVerdict, { readonly credentials: Credentials }>(
            failed(failures[2]!),
            answered({ _tag: "Refused", code: planted.email }),
            answered({ _tag: "Accepted", user }),
            answered({ _tag: "Accepted", user: { ...user, account_key: "other-key" } }),
          ),
        },
      }),
      loadPartnerData: ends<PartnerData>(
        answered({ partner_data: { partner_status: planted.name }, reg_flex_enabled: true }),
      ),
      logOut: ends<unknown>(answered(undefined)),
      clearBrowserState: ends<undefined, { readonly scope: ClearScope }>(answered(undefined)),
      watchTabs: fromCallback(() => {}),
      rememberPending: fromCallback(() => {}),
      signOn: signOnMachine.provide({
        actors: {
          probe: fromPromise<Discovery>(() => Promise.resolve({ _tag: "Up" })),
          initialise: fromPromise<Initialised, { readonly attempt: number }>(() =>
            Promise.resolve({ _tag: "Anonymous" }),
          ),
          refreshToken: never(),
          setSessionCookie: never(),
          clearToken: never(),
          goToLogin: fromPromise(() => Promise.reject(new Error(planted.token))),
          goToLogout: never(),
          watchAdapter: fromCallback(() => {}),
          rememberSignOn: fromCallback(() => {}),
        },
      }),
    },
  });
  const root = createActor(
    portalMachine.provide({
      actors: {
        watchCalls: fromCallback(({ sendBack }) => {
          for (const failure of failures) sendBack({ type: "call.failed", failure });
        }),
        session,
        language: languageMachine.provide({
          actors: {
            loadTexts: ends<unknown, { readonly locale: Locale; readonly namespaces: readonly string[] }>(
              answered(undefined),
            ),
            rememberLocale: fromPromise(() => Promise.resolve(undefined)),
          },
        }),
        notificationCentre: notificationCentreMachine.provide({
          actors: {
            loadMessages: ends<
              readonly MessageSummary[],
              { readonly locale: Locale; readonly unattended: boolean }
            >(
              answered([
                { id: planted.ticket, title: planted.message, read: false, date: new Date() } as never,
              ]),
            ),
            markRead: ends<unknown, { readonly id: MessageId }>(answered(undefined)),
          },
        }),
        routeGuard: routeGuardMachine.provide({
          actors: {
            navigate: fromPromise<void, { readonly to: string; readonly replace: boolean }>(() =>
              Promise.resolve(undefined),
            ),
          },
        }),
      },
    }),
    {
      id: "portal",
      input: { locale: "int", chosen: false, hasPendingLogout: false },
      inspect: recorder.inspect,
    },
  ).start();
  const child = (name: string): AnyActorRef =>
    (root.getSnapshot().children as Readonly<Record<string, AnyActorRef>>)[name]!;
  const open = (key: string, logic: AnyActorLogic, input: unknown): AnyActorRef => {
    root.send({ type: "screen.opened", key, logic, input });
    return child(key);
  };
  return { recorder, root, child, open };
};

const signIn = {
  type: "session.signIn",
  email: planted.email,
  password: planted.password,
  id: planted.customer,
};

/** Everything that a visit does, with a secret in each of its parts. */
const visit = async () => {
  const portal = start();
  const { root, child, open } = portal;
  await quiet();
  for (let turn = 0; turn < 3; turn += 1) {
    child("session").send(signIn);
    await quiet();
  }
  child("session").send({ type: "session.signInWithSignOn", returnTo: `/order/${planted.order}/` });
  root.send({ type: "route.changed", shopInstance: planted.company });
  child("routeGuard").send({
    type: "route.entered",
    route: routeOfPath(`/order/${planted.order}/`),
    path: `/order/${planted.order}/`,
    search: planted.query,
  });
  for (const failure of failures) {
    const order = open(
      `order:${planted.order}:${failure._tag}`,
      createResourceMachine<unknown, unknown>().provide({
        actors: { load: ends<LoadContent, LoadInput>(failed(failure)) },
      }),
      { request: { id: planted.order, filter: { search: planted.query } } },
    );
    await quiet();
    order.send({ type: "resource.request", request: { page: 2, search: planted.email } });
  }
  const list = createResourceMachine<unknown, unknown>().provide({
    actors: {
      load: ends<LoadContent, LoadInput>(
        answered({
          content: { rows: [{ id: planted.order, [planted.email]: planted.name }], total: 1 },
          at: 5,
        }),
      ),
    },
  });
  open("orders", list, { request: { page: 1 } });
  open(
    planted.order,
    createResourceMachine<unknown, unknown>().provide({
      actors: {
        load: fromPromise<Outcome<LoadContent>, LoadInput>(() => Promise.reject(new Error(planted.email))),
      },
    }),
    { request: planted.customer },
  );
  const csv = open(
    "orders-csv",
    createActionMachine<unknown, unknown>().provide({
      actors: { submit: ends<unknown, { readonly request: unknown }>(answered(planted.file)) },
    }),
    { limit: 1000 },
  );
  csv.send({ type: "action.send", request: { search: planted.email } });
  await quiet();
  const overlay = open("helpOverlay", help, undefined);
  overlay.send({
    type: "help.open",
    subject: { type: "order", no: planted.order },
    draftKey: `help-order-${planted.order}`,
    department: planted.company,
  });
  await quiet();
  const ticket = overlay.getSnapshot().children["ticket"] as AnyActorRef;
  ticket.send({ type: "ticket.edit", message: planted.message });
  ticket
    .getSnapshot()
    .context.files.send({ type: "files.add", files: [new File([planted.message], planted.file)] });
  await quiet();
  for (let turn = 0; turn < 2; turn += 1) {
    ticket.send({ type: "ticket.submit" });
    await quiet();
  }
  child("notificationCentre").send({ type: "notifications.read", id: planted.ticket });
  child("session").send({ type: "session.anything", [planted.name]: planted.email, text: planted.message });
  await quiet();
  return portal;
};

describe("a visit with a secret in every part", () => {
  let portal: Awaited<ReturnType<typeof visit>>;
  beforeEach(async () => {
    portal = await visit();
  });

  test("reaches every part", () => {
    const { entries } = portal.recorder.recording();
    const machines = new Set(entries.map(({ machine }) => machine));
    for (const machine of [
      "portal",
      "session",
      "signOn",
      "language",
      "routeGuard",
      "notificationCentre",
      "resource",
      "action",
      "helpOverlay",
      "ticketCreation",
      "fileUpload",
    ])
      expect(machines).toContain(machine);
    for (const type of [
      "session.started",
      "ticket.sent",
      "xstate.done.actor.load",
      "files.add",
      "ticket.filesChanged",
    ])
      expect(entries.map((entry) => entry.type)).toContain(type);
  });

  test.each(secrets.filter((secret) => secret !== planted.name))("does not contain %j", (secret) => {
    expect(fileOf(portal.recorder)).not.toContain(secret);
    expect(JSON.stringify(reportOf(portal.recorder.recording(), occasion).last)).not.toContain(secret);
  });

  test("contains only field names where a secret is used as a field name", () => {
    const { entries } = portal.recorder.recording();
    expect(
      entries.filter(({ payload }) => JSON.stringify(Object.values(payload)).includes(planted.name)),
    ).toEqual([]);
  });

  test("is a file that the desk reads", () => {
    const journal = Schema.decodeUnknownSync(Journal)(JSON.parse(fileOf(portal.recorder)));
    expect(journal.entries.length).toBeGreaterThan(40);
    expect(journal.entries.at(-1)?.taken.every((id) => id.split("|").length >= 3)).toBe(true);
  });

  test("keeps the events that lead to a code", () => {
    const { entries } = journalOf(portal.recorder.recording(), occasion);
    expect(
      entries.filter(({ type }) => type === "session.signIn").map(({ payload }) => Object.keys(payload))[0],
    ).toEqual(["email", "password", "id"]);
    expect(entries.find(({ type }) => type === "route.entered")?.payload).toMatchObject({
      route: { name: "order" },
    });
    expect(
      entries.find(({ actor, type }) => actor === "portal/orders" && type.startsWith("xstate.done"))?.payload,
    ).toMatchObject({
      output: {
        _tag: "Answered",
        answer: { content: { rows: expect.stringMatching(/\.list\.1$/) as string, total: 1 } },
      },
    });
  });

  test("the journal is cleared when an account is discarded", async () => {
    const before = portal.recorder.recording();
    portal.child("session").send({ type: "session.logOut" });
    await quiet();
    const after = portal.recorder.recording();
    expect(after.mark).not.toBe(before.mark);
    expect(after.entries[0]).toMatchObject({ no: 0, actor: "portal", type: "account.discarded" });
    expect(after.before.map(({ actor }) => actor).filter((actor) => actor.includes("order"))).toEqual([]);
  });

  test("the journal is cleared before anything of another account is recorded", async () => {
    const { mark } = portal.recorder.recording();
    portal.child("session").send({ type: "session.expired" });
    portal.child("session").send(signIn);
    await quiet();
    const after = portal.recorder.recording();
    expect(portal.child("session").getSnapshot().context.account.user.account_key).toBe("other-key");
    expect(after.mark).not.toBe(mark);
    expect(after.entries[0]?.type).toBe("account.discarded");
    expect(after.entries.map(({ type }) => type)).not.toContain("session.signIn");
  });
});

/** A rule with the path to it. */
const rulesOf = (path: string, rule: AnyRule): readonly (readonly [string, AnyRule])[] =>
  typeof rule === "object" && !Array.isArray(rule)
    ? Object.entries(rule).flatMap(([name, below]) => rulesOf(`${path}.${name}`, below))
    : [[path, rule]];

describe("the allow-list", () => {
  test("keeps a server's texts only in fields of codes", () => {
    const all = [
      ...Object.entries(allowed).flatMap(([type, fields]) => rulesOf(type, fields)),
      ...rulesOf("end", allowedOfEnds),
      ...rulesOf("input", allowedInputs),
    ];
    // The codes after which an action's content is loaded again are the calls' own.
    const ofTables = "input.action.outdating.each";
    expect(
      all
        .filter(([path, rule]) => rule === "code" && path !== ofTables)
        .map(([path]) => path.split(".").at(-1))
        .filter((name) => name !== "code" && name !== "error_code"),
    ).toEqual([]);
  });
});

/** The keys in the sources: whole, or the part before the first `${`. */
const keysInSources = () =>
  Object.values(
    import.meta.glob<string>("../../../src/ui/**/*.{ts,tsx}", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).flatMap((source) =>
    [
      ...source.matchAll(/use(?:Resource|ScreenActor)\(\s*(?:"(?<whole>[^"]+)"|`(?<beginning>[^`$]*)\$\{)/g),
    ].map(({ groups }) => groups ?? {}),
  );

describe("the screens' keys", () => {
  const { id } = createRedaction("abcdef12");
  const keys = keysInSources();
  const whole = keys.flatMap((groups) => groups["whole"] ?? []);
  const beginnings = keys.flatMap((groups) => groups["beginning"] ?? []);

  test("a key of one content is a name, which the journal keeps", () => {
    expect(whole.length).toBeGreaterThan(20);
    expect(whole.filter((key) => key.includes(":") || id(key) !== key)).toEqual([]);
  });

  test("a key of several contents begins with a name and a colon, and the journal keeps the name only", () => {
    expect(beginnings.length).toBeGreaterThan(15);
    // The route's name, which the code has listed, is part of the key of its loading.
    const named = beginnings.filter((beginning) => beginning !== "screen.");
    expect(
      named.filter(
        (beginning) => !/^[^:]+:/.test(beginning) || !id(`${beginning}4711`).startsWith(`${beginning}~`),
      ),
    ).toEqual([]);
    expect(named.length).toBe(beginnings.length - 1);
  });

  test("every route's name is kept", () => {
    const loading = Object.values(routes).map(({ name }) => `screen.${name}`);
    expect(loading.map((key) => id(key))).toEqual(loading);
  });

  test("the type admits no name with a text from outside the code", () => {
    expectTypeOf<"orders">().toExtend<ScreenKey>();
    expectTypeOf<`order:${string}`>().toExtend<ScreenKey>();
    expectTypeOf<string>().not.toExtend<ScreenKey>();
    expectTypeOf<`order-${string}`>().not.toExtend<ScreenKey>();
    expectTypeOf<`${string}:order`>().not.toExtend<ScreenKey>();
  });
});

describe("placeholders", () => {
  const { payload, id, type } = createRedaction("abcdef12");
  const one = (value: unknown, name = "text") =>
    (payload({ type: "some.event", [name]: value }) as Readonly<Record<string, unknown>>)[name];

  test("are equal for equal values and different for different values", () => {
    expect(one(planted.email)).toBe(one(planted.email));
    expect(one(planted.email)).not.toBe(one(planted.name));
    expect(readPlaceholder("abcdef12", one(planted.email))).toMatchObject({ kind: "text" });
  });

  test("differ from journal to journal for the same value", () => {
    const other = createRedaction("abcdef13");
    other.payload({ type: "some.event", text: "first" });
    expect(other.payload({ type: "some.event", text: planted.email })["text"]).not.toBe(one(planted.email));
  });

  test("a password is never remembered", () => {
    const { password } = payload({
      type: "session.signIn",
      email: planted.password,
      password: planted.password,
    });
    expect(readPlaceholder("abcdef12", password)).toEqual({ kind: "text", no: 0 });
  });

  test.each([
    ["", ""],
    ["  ", ""],
    [null, null],
  ])("%j stays %j: an empty value needs no placeholder", (value, shown) => expect(one(value)).toBe(shown));
  test.each([
    [[1, 2, 3], "list", 3],
    [{ a: 1 }, "object", 0],
    [new File([], "a.pdf"), "file", 0],
    [true, "flag", 0],
    ["x".repeat(200), "text", 0],
  ])("the placeholder of %j names its kind", (value, kind, no) =>
    expect(readPlaceholder("abcdef12", one(value))).toEqual({ kind, no }),
  );

  test.each(["orders", "orders-csv", "screen.orders", "helpOverlay", "new-ticketv2"])(
    "the name of the screen %s is kept",
    (key) => expect(id(key)).toBe(key),
  );
  test.each(["order:4711", "order:4711:visitor", "order:4711/load", "order::"])(
    "of %s only the name is kept",
    (key) => {
      const shown = /^order:~abcdef12\.text\.\d+$/;
      expect(id(key)).toMatch(shown);
      expect(type(`xstate.error.actor.${key}`).replace("xstate.error.actor.", "")).toMatch(shown);
    },
  );
  test.each([
    "grace.hopper@example.com",
    "504F94D00001",
    "SO-2026-000560",
    "IN-77:order",
    "Grace Hopper",
    "grace hopper",
    "grace.hopper",
    "grace@example.com:order",
    "order-4711",
    "order/4711",
    ":order",
  ])("%s is no name and is hidden as a whole", (key) => expect(id(key)).toMatch(/^~abcdef12\.text\.\d+$/));

  test("the number of remembered values is limited", () => {
    const redaction = createRedaction("abcdef14");
    const first = redaction.payload({ type: "some.event", text: "first" })["text"];
    for (let count = 0; count < 2000; count += 1)
      redaction.payload({ type: "some.event", text: `text ${count}` });
    expect(redaction.payload({ type: "some.event", text: "first" })["text"]).not.toBe(first);
  });
});

describe("generated input", () => {
  const marked = fc.string({ minLength: 1, maxLength: 30 }).map((text) => `§${text}§`);
  const shape = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      marked,
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(marked, tie("value"), { maxKeys: 3 }),
      fc.record({
        _tag: marked,
        code: marked,
        failure: tie("value"),
        answer: tie("value"),
        userData: tie("value"),
      }),
    ),
  })).value;

  test("no generated text passes in any event, result or input", () => {
    const types = [
      ...Object.keys(allowed),
      "xstate.done.actor.load",
      "xstate.error.actor.load",
      "some.event",
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        fc.constantFrom(...Object.keys(allowedInputs)),
        shape,
        (type, machine, value) => {
          const redaction = createRedaction("abcdef15");
          const fields = Object.fromEntries(
            [
              ...Object.keys(allowed[type] ?? {}),
              "output",
              "actorId",
              "error",
              "request",
              "content",
              "user",
              "anything",
            ].map((name) => [name, value]),
          );
          expect(
            JSON.stringify([
              redaction.payload({ ...fields, type }),
              redaction.input(machine, { ...fields, name: value, locale: value, tone: value }),
            ]),
          ).not.toContain("§");
        },
      ),
      { numRuns: 400 },
    );
  });
});
