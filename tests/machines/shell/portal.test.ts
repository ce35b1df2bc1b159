import { describe, expect, it } from "vitest";
import {
  createActor,
  createEmptyActor,
  createMachine,
  fromCallback,
  fromPromise,
  setup,
  type ActorRefFrom,
  type AnyActorLogic,
  type InputFrom,
  type AnyEventObject,
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
import { formMachine, type FormSubmission } from "../../../src/machines/kit/form.machine.ts";
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

const offline: Outcome<unknown> = failed({ _tag: "Offline" });
/** A screen's actor, which throws on request. */
const screen = createMachine({
  on: {
    break: {
      actions: () => {
        throw new Error("defect");
      },
    },
  },
});

const open = () => {
  const permanent = fromCallback(({ receive }) =>
    receive(({ type }) => {
      if (type === "break") throw new Error("defect");
    }),
  ) as never;
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
        ...Object.fromEntries(names.map((name) => [name, permanent])),
        watchCalls: fromCallback(() => {}),
      },
    }),
    { systemId: "portal", input: { locale: "int", chosen: false, hasPendingLogout: false } },
  ).start();
  const show = (key: string) => {
    actor.send({ type: "screen.opened", key, logic: screen, input: {} });
    return (actor.getSnapshot().children as Record<string, ActorRefFrom<typeof screen>>)[key];
  };
  return { actor, names, show, screens: () => actor.getSnapshot().context.screens };
};

describe("the portal machine", () => {
  it("has its permanent actors under their names in the system", () => {
    const { actor, names } = open();
    for (const name of names) expect(actor.system.get(name)).toBeDefined();
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
    "stops no content that an actor %s which lives: it would be sent to one that has ended",
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

  it("has the actor notified that lives under a key now: a draft of before is published by a publication of today", async () => {
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

  it("has what is saved sent to the list that lives now: the one that a form began with has failed", async () => {
    const portal = open();
    const heard: string[] = [];
    const list = (name: string) =>
      opened(
        portal,
        "list",
        fromCallback<AnyEventObject>(({ receive }) => receive(({ type }) => heard.push(`${name}: ${type}`))),
        undefined,
      );
    const first = list("first");
    const form = opened(
      portal,
      "form",
      formMachine.provide({
        actors: {
          submit: scripted<Outcome<unknown>, FormSubmission<{ readonly name: string }>>(answered({})).logic,
          findUnsent: fromCallback(() => undefined),
        },
      }),
      { values: { name: "Ada" }, limit: 90_000, holder: first },
    );
    const publication = opened(
      portal,
      "website-publication",
      websitePublicationMachine.provide({
        actors: {
          takeOffline: scripted<Outcome<EditedWebsite>, undefined>(answered({} as EditedWebsite)).logic,
        },
      }),
      { parent: first },
    );
    const write = opened(
      portal,
      "write",
      createActionMachine<number, string>().provide({
        actors: {
          submit: scripted<Outcome<string>, { readonly request: number }>(
            answered("done"),
            failed({ _tag: "Refused", code: "TRAINING_FULL" }),
          ).logic,
        },
      }),
      { limit: 90_000, outdating: ["TRAINING_FULL"] },
    );
    const press = () =>
      write.send({
        type: "action.send",
        request: 1,
        concerned: [
          { _tag: "Outdated", content: first },
          { _tag: "Replaced", content: first },
          { _tag: "Item", content: first, id: 1 },
        ],
      });
    press();
    portal.actor.send({ type: "xstate.error.actor.list", actorId: "list", error: new Error("broken") });
    expect(first.getSnapshot().status).toBe("stopped");
    list("second");
    form.send({ type: "form.submit" });
    publication.send({ type: "publication.askOffline" });
    publication.send({ type: "publication.confirm" });
    await settle();
    expect(heard.toSorted()).toEqual([
      "second: resource.changed",
      "second: resource.changed",
      "second: resource.itemChanged",
      "second: resource.refresh",
      "second: resource.refresh",
    ]);
    heard.length = 0;
    press();
    await settle();
    expect(heard).toEqual(Array.from({ length: 3 }, () => "second: resource.refresh"));
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
