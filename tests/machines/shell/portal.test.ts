import { describe, expect, it } from "vitest";
import {
  createActor,
  createEmptyActor,
  fromCallback,
  fromPromise,
  setup,
  type ActorRefFrom,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type InputFrom,
} from "xstate";
import { sampleWebsite } from "../../../src/atlas/samples/website.samples.ts";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { valuesOf, type WebsiteValues } from "../../../src/domain/website/website-form.ts";
import type { EditedWebsite } from "../../../src/domain/website/website.ts";
import { createActionMachine } from "../../../src/machines/kit/action.machine.ts";
import {
  createResourceMachine,
  type LoadInput,
  type LoadOutcome,
} from "../../../src/machines/kit/resource.machine.ts";
import { formMachine } from "../../../src/machines/kit/form.machine.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { websiteDraftMachine } from "../../../src/machines/website/website-draft.machine.ts";
import {
  websitePublicationMachine,
  type PublishRequest,
} from "../../../src/machines/website/website-publication.machine.ts";
import { settle } from "../../support/due-work.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";
import { deferred } from "../../support/machines/deferred.ts";
import { scripted } from "../../support/machines/scripted.ts";
import { portalMachine } from "../../../src/machines/shell/portal.machine.ts";
import { userData } from "../../../src/atlas/samples/session.samples.ts";

const visitor = { groups: ["partner"], rights: undefined } as const;
const standing = { tier: "gold", groups: ["partner"], distributor: false } as const;
const started = {
  type: "session.started",
  user: userData("a"),
  visitor,
  standing,
  takenOver: false,
} as const;

const offline: Outcome<unknown> = failed({ _tag: "Offline" });
/** A screen's actor, which throws on request. */
const screen = setup({
  types: { context: {} as { readonly input: unknown }, events: {} as AnyEventObject },
}).createMachine({
  context: ({ input }) => ({ input }),
  on: {
    break: {
      actions: () => {
        throw new Error("defect");
      },
    },
  },
});

const open = (given: Partial<InputFrom<typeof portalMachine>> = {}) => {
  const heard: Record<string, AnyEventObject[]> = {};
  const inputs: Record<string, unknown> = {};
  const ear = (name: string) =>
    fromCallback(({ input, receive }) => {
      inputs[name] = input;
      receive((event) => {
        if (event.type === "break") throw new Error("defect");
        heard[name] = [...(heard[name] ?? []), event];
      });
    }) as never;
  const names = [
    "session",
    "language",
    "endpointHealth",
    "routeGuard",
    "accountMenu",
    "mobileNavigation",
    "notificationCentre",
  ] as const;
  const actor = createActor(
    portalMachine.provide({
      actors: {
        ...Object.fromEntries(names.map((name) => [name, ear(name)])),
        watchCalls: fromCallback(() => {}),
      },
    }),
    { systemId: "portal", input: { locale: "int", chosen: false, owesLogout: false, ...given } },
  ).start();
  const show = (key: string, input: unknown = {}) => {
    actor.send({ type: "screen.opened", key, logic: screen, input });
    return (
      actor.getSnapshot().children as Record<
        string,
        {
          getSnapshot: () => { context: { input: unknown }; status: string };
          send: (event: AnyEventObject) => void;
        }
      >
    )[key];
  };
  return { actor, heard, inputs, names, show, screens: () => actor.getSnapshot().context.screens };
};

/** The events that a screen of the portal machine receives from now on. */
const hears = ({ system }: AnyActor, screen: unknown): readonly string[] => {
  const heard: string[] = [];
  system.inspect((news) => {
    if (news.type === "@xstate.event" && news.actorRef === screen) heard.push(news.event.type);
  });
  return heard;
};

describe("the portal machine", () => {
  it("has its permanent actors under their names in the system", () => {
    const { actor, names } = open();
    for (const name of names) expect(actor.system.get(name)).toBeDefined();
  });

  it("hands to session and language what the page knows when it is opened", () => {
    const { actor, inputs } = open({
      locale: "dede",
      chosen: true,
      owesLogout: true,
      expectsSession: true,
      expectsSignOn: true,
      signOnTo: "https://id.test.example/logout",
    });
    expect(inputs["session"]).toEqual({
      parent: actor,
      owed: true,
      expected: true,
      signedOn: true,
      signOnTo: "https://id.test.example/logout",
    });
    expect(inputs["language"]).toEqual({ parent: actor, locale: "dede", chosen: true });
    const { inputs: bare } = open();
    expect(bare["session"]).toMatchObject({ owed: false, expected: false, signedOn: false });
    expect(bare["language"]).toMatchObject({ chosen: false });
  });

  it("sends the present visitor to guard, language and notification centre", () => {
    const { actor, heard } = open();
    actor.send({ type: "route.changed", shopInstance: "CH" });
    actor.send(started);
    expect(heard["routeGuard"]).toEqual([{ type: "session.changed", visitor }]);
    expect(heard["language"]).toEqual([
      { type: "language.loggedIn", origin: { navInstance: "AT", accountCountry: "AT", shopInstance: "CH" } },
    ]);
    actor.send({ type: "session.ended", reason: "loggedOut" });
    expect(heard["routeGuard"]?.at(-1)).toEqual({ type: "session.loggedOut" });
    expect(heard["notificationCentre"]?.slice(1)).toEqual([
      { type: "notifications.accountChanged" },
      { type: "notifications.signedOut" },
    ]);
  });

  it.each([
    ["loggedOut", { type: "session.loggedOut" }],
    ["silent", { type: "session.loggedOut" }],
    ["elsewhere", { type: "session.changed", visitor: undefined }],
    ["notSignedIn", { type: "session.changed", visitor: undefined }],
    ["unreachable", { type: "session.changed", visitor: undefined }],
  ] as const)("reports the end of a session to the guard: %s", (reason, event) => {
    const { actor, heard } = open();
    actor.send({ type: "session.ended", reason });
    expect(heard["routeGuard"]).toEqual([event]);
  });

  it("reports another account to the guard once, and not as a changed visitor", () => {
    const { actor, heard } = open();
    actor.send({ ...started, takenOver: true });
    expect(heard["routeGuard"]).toEqual([{ type: "session.takenOver", visitor }]);
    expect(heard["language"]?.map(({ type }) => type)).toEqual(["language.loggedIn"]);
  });

  it("closes overlays on a change of route", () => {
    const { actor, heard, show } = open();
    const told = hears(actor, show("helpOverlay"));
    actor.send({ type: "route.changed" });
    const said = ["accountMenu", "mobileNavigation", "notificationCentre"].map(
      (name) => heard[name]?.[0]?.type,
    );
    expect(said).toEqual(["accountMenu.close", "mobileNavigation.close", "notifications.close"]);
    expect(told).toEqual(["help.close"]);
  });

  it.each([{ type: "endpoint.recovered" }, started] as const)(
    "makes its screens reload failed content on $type",
    (event) => {
      const { actor, show } = open();
      const heard = hears(actor, show("orders"));
      actor.send(event);
      expect(heard).toEqual(["resource.retry", "screen.retry"]);
    },
  );

  it("makes session and notification centre reload when the endpoint has recovered", () => {
    const { actor, heard } = open();
    actor.send({ type: "endpoint.recovered" });
    expect(heard["session"]).toEqual([{ type: "session.retry" }]);
    expect(heard["notificationCentre"]).toEqual([{ type: "notifications.retry" }]);
  });

  it("reports every answer to the endpoint health, and the remaining time to the session", () => {
    const { actor, heard } = open();
    actor.send({ type: "call.answered" });
    actor.send({ type: "call.answered", seconds: 1800 });
    expect(heard["endpointHealth"]).toEqual([{ type: "endpoint.answered" }, { type: "endpoint.answered" }]);
    expect(heard["session"]).toEqual([{ type: "session.extended", seconds: 1800 }]);
  });

  it.each([
    [{ _tag: "SessionExpired" }, ["session.expired"], ["endpoint.answered"]],
    [{ _tag: "Refused", code: "OTHER_ACCOUNT" }, ["session.displaced"], ["endpoint.answered"]],
    [{ _tag: "Offline" }, [], ["endpoint.failed"]],
    [{ _tag: "TimedOut", limit: 15_000 }, [], ["endpoint.failed"]],
    [{ _tag: "EndpointFailure", status: 503 }, [], ["endpoint.failed"]],
    [{ _tag: "Malformed", path: "", expected: "JSON" }, [], ["endpoint.failed"]],
    [{ _tag: "Refused", code: "NOT_FOUND" }, [], ["endpoint.answered"]],
    [{ _tag: "NoAccess" }, [], ["endpoint.answered"]],
  ] as const)("hears of a failed call, %j", (failure, session, health) => {
    const { actor, heard } = open();
    actor.send({ type: "call.failed", failure });
    expect((heard["session"] ?? []).map(({ type }) => type)).toEqual(session);
    expect((heard["endpointHealth"] ?? []).map(({ type }) => type)).toEqual(health);
  });

  it("keeps a screen's actor, and starts one only where none exists", () => {
    const { show, screens } = open();
    const first = show("orders", 1);
    show("order.1");
    expect(show("orders", 2)).toBe(first);
    expect(first?.getSnapshot().context.input).toBe(1);
    expect(screens()).toEqual(["orders", "order.1"]);
  });

  it("stops the least recently left of more than 40 screens, whichever was opened first", () => {
    const { actor, show, screens } = open();
    const [first, second] = [show("screen.0"), show("screen.1")];
    for (let number = 2; number < 40; number += 1) show(`screen.${number}`);
    for (let number = 0; number < 40; number += 1)
      actor.send({ type: "screen.entered", key: `screen.${number}` });
    actor.send({ type: "screen.left", key: "screen.1" });
    actor.send({ type: "screen.left", key: "screen.0" });
    show("screen.40");
    expect(screens()).toHaveLength(40);
    expect([first?.getSnapshot().status, second?.getSnapshot().status]).toEqual(["active", "stopped"]);
    expect(Object.keys(actor.getSnapshot().children)).not.toContain("screen.1");
    show("screen.41");
    expect(first?.getSnapshot().status).toBe("stopped");
  });

  /** A form that has been sent without a connection, in a screen's machine that starts it. */
  const waitingForm = setup({
    actors: {
      form: formMachine.provide({
        actors: {
          submit: fromPromise(async () => offline),
          holdPage: fromCallback(() => {}),
          keepUnsent: fromCallback(() => {}),
          findUnsent: fromCallback(() => {}),
        },
      }),
    },
  }).createMachine({
    invoke: { id: "form", src: "form", input: { values: { name: "Grace" }, limit: 90_000 } },
  });

  it.each(["waits to send", "sends"])(
    "stops no screen that %s, and those first that were left next",
    async (does) => {
      const { actor, show, screens } = open();
      const leave = (key: string) => {
        for (const type of ["screen.entered", "screen.left"] as const) actor.send({ type, key });
      };
      actor.send({ type: "screen.opened", key: "settings", logic: waitingForm, input: {} });
      const { settings } = actor.getSnapshot().children as unknown as Record<
        string,
        ActorRefFrom<typeof waitingForm>
      >;
      const form = settings?.getSnapshot().children["form"];
      form?.send({ type: "form.submit" });
      if (does === "waits to send") await settle();
      leave("settings");
      for (let number = 0; number < 45; number += 1) {
        show(`screen.${number}`);
        leave(`screen.${number}`);
      }
      expect([screens().length, screens()[0], settings?.getSnapshot().status]).toEqual([
        40,
        "settings",
        "active",
      ]);
      await settle();
      form?.send({ type: "form.cancel" });
      show("screen.45");
      expect([screens().length, settings?.getSnapshot().status]).toEqual([40, "stopped"]);
    },
  );

  /** Opens an actor as a view does. */
  const opened = <Logic extends AnyActorLogic>(
    { actor }: Pick<ReturnType<typeof open>, "actor">,
    key: string,
    logic: Logic,
    input: InputFrom<Logic>,
  ): ActorRefFrom<Logic> => {
    actor.send({ type: "screen.opened", key, logic, input });
    return (actor.getSnapshot().children as unknown as Record<string, ActorRefFrom<Logic>>)[key]!;
  };
  const shownAndLeft = ({ actor }: Pick<ReturnType<typeof open>, "actor">, ...keys: readonly string[]) => {
    for (const type of ["screen.entered", "screen.left"] as const)
      for (const key of keys) actor.send({ type, key });
  };

  it.each(["has in its context", "concerns with a press"])(
    "stops no content that an actor %s which lives: it would be told to one that has ended",
    async (does) => {
      const portal = open();
      const answer = deferred<AnyOutcome<string>>();
      const { logic } = scripted<LoadOutcome<string>, LoadInput<number>>(
        answered({ content: "before", at: 1 }),
      );
      const content = createResourceMachine<number, string>().provide({ actors: { load: logic } });
      const order = opened(portal, "order", content, { request: 1 });
      await settle();
      const sending = <Answer, Input>() =>
        fromPromise<AnyOutcome<Answer>, Input>(() => answer.promise as never);
      if (does === "concerns with a press")
        opened(
          portal,
          "write",
          createActionMachine<number, string>().provide({ actors: { submit: sending() } }),
          {
            limit: 90_000,
          },
        ).send({ type: "action.send", request: 1, concerned: [{ _tag: "Replaced", content: order }] });
      else
        opened(
          portal,
          "write",
          formMachine.provide({
            actors: {
              submit: sending(),
              holdPage: fromCallback(() => {}),
              keepUnsent: fromCallback(() => {}),
              findUnsent: fromCallback(() => {}),
            },
          }),
          { values: { name: "Grace" }, limit: 90_000, parent: order as never },
        ).send({ type: "form.submit" });
      shownAndLeft(portal, "order", "write");
      for (let number = 0; number < 45; number += 1) {
        portal.show(`screen.${number}`);
        shownAndLeft(portal, `screen.${number}`);
      }
      await answer.settle(answered("after"));
      expect(order.getSnapshot()).toMatchObject({
        status: "active",
        context: { data: { content: "after" } },
      });
      // Whoever would tell it goes first, and it goes with the next.
      portal.show("screen.45");
      shownAndLeft(portal, "screen.45");
      expect(portal.screens()).not.toContain("write");
      portal.show("screen.46");
      expect([portal.screens().length, order.getSnapshot().status]).toEqual([40, "stopped"]);
    },
  );

  it("stops no actor that a living one names by its key, such as the publication that a draft is to tell", () => {
    const portal = open();
    const publication = opened(
      portal,
      "website-publication",
      websitePublicationMachine.provide({
        actors: { publish: scripted<AnyOutcome<EditedWebsite>, PublishRequest>("never").logic },
      }),
      { parent: createEmptyActor() },
    );
    opened(
      portal,
      "website-draft",
      websiteDraftMachine.provide({
        actors: { holdPage: fromCallback(() => undefined), unsaved: fromCallback(() => undefined) },
      }),
      { values: valuesOf(sampleWebsite, 1), limit: 90_000, receiver: publication.id },
    );
    shownAndLeft(portal, "website-publication", "website-draft");
    for (let number = 0; number < 39; number += 1) {
      portal.show(`screen.${number}`);
      shownAndLeft(portal, `screen.${number}`);
    }
    // The draft goes first, whom nobody names.
    expect([portal.screens().includes("website-draft"), publication.getSnapshot().status]).toEqual([
      false,
      "active",
    ]);
  });

  it("has the actor told that lives under a key now: a draft of before is published by a publication of today", async () => {
    const portal = open();
    const values = valuesOf(sampleWebsite, 1);
    const save = scripted<Outcome<SaveAnswer<WebsiteValues>>, { readonly values: WebsiteValues }>(
      answered({ _tag: "Saved", saved: { ...values, city: "Graz", version: 2 } }),
    );
    const publish = scripted<AnyOutcome<EditedWebsite>, PublishRequest>("never");
    const publication = () =>
      opened(
        portal,
        "website-publication",
        websitePublicationMachine.provide({ actors: { publish: publish.logic } }),
        { parent: createEmptyActor() },
      );
    const first = publication();
    const draft = opened(
      portal,
      "website-draft",
      websiteDraftMachine.provide({
        actors: {
          save: save.logic,
          holdPage: fromCallback(() => undefined),
          unsaved: fromCallback(() => undefined),
        },
      }),
      { values, limit: 90_000, receiver: first.id },
    );
    draft.send({ type: "form.changed", change: { city: "Graz" } });
    portal.actor.send({
      type: "xstate.error.actor.website-publication",
      actorId: "website-publication",
      error: new Error("broken"),
    });
    expect([first.getSnapshot().status, draft.getSnapshot().status]).toEqual(["stopped", "active"]);
    publication();
    draft.send({ type: "form.submit" });
    await settle();
    expect(publish.inputs).toEqual([{ revision: 2 }]);
  });

  it("goes above 40 while all that were left are at work, and back when they are done", async () => {
    const { actor, show, screens } = open();
    const forms = Array.from({ length: 42 }, (_, number) => {
      const key = `settings.${number}`;
      actor.send({ type: "screen.opened", key, logic: waitingForm, input: {} });
      const opened = (
        actor.getSnapshot().children as unknown as Record<string, ActorRefFrom<typeof waitingForm>>
      )[key];
      opened?.getSnapshot().children["form"]?.send({ type: "form.submit" });
      for (const type of ["screen.entered", "screen.left"] as const) actor.send({ type, key });
      return opened;
    });
    await settle();
    expect(screens()).toHaveLength(42);
    for (const form of forms) form?.getSnapshot().children["form"]?.send({ type: "form.cancel" });
    show("orders");
    expect(screens()).toHaveLength(40);
  });

  it("stops no screen that is shown or about to be shown: three tickets with fifteen images each", () => {
    const { actor, show, screens } = open();
    for (const ticket of [1, 2, 3]) {
      const pictures = Array.from({ length: 15 }, (_, number) => `attachment-picture:${ticket}-${number}`);
      const refs = pictures.map((key) => show(key));
      for (const key of pictures) actor.send({ type: "screen.entered", key });
      expect(refs.map((ref) => ref?.getSnapshot().status)).not.toContain("stopped");
      if (ticket < 3) for (const key of pictures) actor.send({ type: "screen.left", key });
    }
    expect(screens()).toHaveLength(40);
  });

  it("keeps a screen that one of two views still shows, and one that is shown again", () => {
    const { actor, show } = open();
    const orders = show("orders");
    for (const type of ["screen.entered", "screen.entered", "screen.left"] as const)
      actor.send({ type, key: "orders" });
    const order = show("order.1");
    for (const type of ["screen.entered", "screen.left", "screen.entered"] as const)
      actor.send({ type, key: "order.1" });
    for (let number = 0; number < 45; number += 1) {
      const key = `screen.${number}`;
      show(key);
      for (const type of ["screen.entered", "screen.left"] as const) actor.send({ type, key });
    }
    expect([orders?.getSnapshot().status, order?.getSnapshot().status]).toEqual(["active", "active"]);
  });

  it("tells a screen's actor that a person returns to it, and not that it is shown first or beside another view", async () => {
    const { actor } = open();
    let loads = 0;
    const logic = createResourceMachine<number, string>().provide({
      actors: {
        load: fromPromise<LoadOutcome<string>, LoadInput<number>>(async () => {
          loads += 1;
          return failed({ _tag: "Offline" });
        }),
      },
    });
    actor.send({ type: "screen.opened", key: "orders", logic, input: { request: 1 } });
    // It has failed before the view is there.
    await settle();
    const enter = async (...types: readonly ("screen.entered" | "screen.left")[]) => {
      for (const type of types) actor.send({ type, key: "orders" });
      await settle();
      return loads;
    };
    expect(await enter("screen.entered")).toBe(1);
    expect(await enter("screen.entered", "screen.left")).toBe(1);
    expect(await enter("screen.left", "screen.entered")).toBe(2);
  });

  it("stops all screens when an account is discarded", () => {
    const { actor, show, screens } = open();
    const orders = show("orders");
    actor.send({ type: "account.discarded" });
    expect(orders?.getSnapshot().status).toBe("stopped");
    expect(screens()).toEqual([]);
  });

  it("continues when a screen's actor throws, and restarts it", () => {
    const { actor, show, screens } = open();
    const broken = show("orders");
    broken?.send({ type: "break" });
    expect(actor.getSnapshot().status).toBe("active");
    expect(screens()).toEqual([]);
    expect(show("orders")).not.toBe(broken);
  });

  it("fails where one of its permanent actors fails, and does not go on without it", () => {
    const { actor } = open();
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.system.get("session")?.send({ type: "break" });
    expect([actor.getSnapshot().status, errors]).toEqual(["error", [new Error("defect")]]);
  });
});
