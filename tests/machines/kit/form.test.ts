import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { visibleError } from "../../../src/machines/kit/form-fields.ts";
import { createFormMachine } from "../../../src/machines/kit/form.machine.ts";
import { deferred } from "../../support/machines/deferred.ts";

interface Values {
  readonly name: string;
  readonly city: string;
}

const emptyCodes = { name: "FIRST_NAME_EMPTY", city: "CITY_EMPTY" } as const;

const start = () => {
  const sent: { readonly values: Values; readonly end: (outcome: Outcome<number>) => Promise<void> }[] = [];
  const clock = new SimulatedClock();
  const logic = createFormMachine<Values, number>({
    id: "test",
    description: "A form",
    spec: "business §5",
    screen: "test",
    afterwards: "keep",
    fields: ["name", "city"],
    problemOf: (field, values) => (values[field] === "" ? emptyCodes[field] : undefined),
  }).provide({
    actors: {
      submit: fromPromise(({ input }) => {
        const { promise, settle } = deferred<Outcome<number>>();
        sent.push({ values: input.values, end: settle });
        return promise;
      }),
    },
  });
  const actor = createActor(logic, {
    input: { values: { name: "", city: "" }, limit: 30_000 },
    clock,
  }).start();
  const told = (field: keyof Values) => visibleError(actor.getSnapshot().context, field);
  const fill = (change: Partial<Values>) => actor.send({ type: "form.changed", change });
  return { actor, clock, sent, told, fill };
};

describe("a form", () => {
  it("checks what was meant: a field with signs alone that nobody sees is empty", () => {
    const { actor, told, fill } = start();
    fill({ name: "\u200B\uFEFF" });
    actor.send({ type: "form.left", field: "name" });
    expect(told("name")).toBe("FIRST_NAME_EMPTY");
  });

  it("shows the error of a field once the field is left, and not before", () => {
    const { actor, told, fill } = start();
    fill({ name: "G" });
    fill({ name: "" });
    expect(told("name")).toBeUndefined();
    actor.send({ type: "form.left", field: "name" });
    expect([told("name"), told("city")]).toEqual(["FIRST_NAME_EMPTY", undefined]);
    fill({ name: "Grace" });
    expect(told("name")).toBeUndefined();
  });

  it("sends nothing while a field is invalid, shows all errors and focuses the first", () => {
    const { actor, told, sent, fill } = start();
    fill({ name: "Grace" });
    actor.send({ type: "form.submit" });
    expect(told("city")).toBe("CITY_EMPTY");
    expect(actor.getSnapshot().context.focus.field).toBe("city");
    expect(sent).toEqual([]);
  });

  it("shows the server's refusal at its field until that field changes, and keeps the rest", async () => {
    const { actor, told, sent, fill } = start();
    fill({ name: "Grace", city: "Linz" });
    actor.send({ type: "form.submit" });
    await sent[0]!.end(failed({ _tag: "Refused", code: "NAME_TAKEN", field: "name" }));
    expect([actor.getSnapshot().value, told("name")]).toEqual(["editing", "NAME_TAKEN"]);
    fill({ city: "Wels" });
    expect(told("name")).toBe("NAME_TAKEN");
    fill({ name: "Ada" });
    expect(told("name")).toBeUndefined();
    expect(actor.getSnapshot().context.values).toEqual({ name: "Ada", city: "Wels" });
  });

  it("keeps all typed values when the call fails, and sends once however often it is submitted", async () => {
    const { actor, clock, sent, fill } = start();
    fill({ name: "Grace", city: "Linz" });
    actor.send({ type: "form.submit" });
    actor.send({ type: "form.submit" });
    expect(sent).toHaveLength(1);
    clock.increment(30_000);
    expect(actor.getSnapshot()).toMatchObject({
      value: "failed",
      context: { values: { name: "Grace", city: "Linz" }, failure: { _tag: "TimedOut", limit: 30_000 } },
    });
    actor.send({ type: "form.submit" });
    await sent[1]!.end(answered(7));
    expect(actor.getSnapshot()).toMatchObject({
      value: "done",
      context: { result: { answer: 7 }, failure: undefined },
    });
    expect(actor.getSnapshot().context.isDirty).toBe(false);
  });

  it("emits once that it was sent", async () => {
    const { actor, sent, fill } = start();
    const heard: unknown[] = [];
    actor.on("form.sent", ({ answer }) => heard.push(answer));
    fill({ name: "Grace", city: "Linz" });
    actor.send({ type: "form.submit" });
    await sent[0]!.end(answered(7));
    actor.send({ type: "screen.returned" });
    expect(heard).toEqual([7]);
  });
});

describe("a form that waits for the connection", () => {
  const offline = failed({ _tag: "Offline" });

  const startWaiting = (waits?: true, found?: Values) => {
    const kept: Values[] = [];
    const sent: {
      readonly values: Values;
      readonly end: (outcome: Outcome<number>) => Promise<void>;
    }[] = [];
    const clock = new SimulatedClock();
    const logic = createFormMachine<Values, number>({
      id: "test",
      description: "A form",
      spec: "business §5",
      screen: "test",
      afterwards: "keep",
      fields: ["name", "city"],
      problemOf: (field, values) => (values[field] === "" ? emptyCodes[field] : undefined),
      ...(waits === true && { waits }),
    }).provide({
      actors: {
        submit: fromPromise(({ input }) => {
          const { promise, settle } = deferred<Outcome<number>>();
          sent.push({ ...input, end: settle });
          return promise;
        }),
        holdPage: fromCallback(() => {}),
        keepUnsent: fromCallback(({ input }) => {
          kept.push(input.values);
          return () => void kept.pop();
        }),
        findUnsent: fromCallback(({ sendBack }) => {
          if (found !== undefined) sendBack({ type: "form.found", values: found });
        }),
      },
    });
    const actor = createActor(logic, {
      input: { values: { name: "Grace", city: "Linz" }, limit: 30_000 },
      clock,
    }).start();
    if (found === undefined) {
      actor.send({ type: "form.changed", change: { city: "Wels" } });
      actor.send({ type: "form.submit" });
    }
    return { actor, clock, sent, kept, value: () => actor.getSnapshot().value };
  };

  it("only where its kind says so", async () => {
    const { sent, value, actor } = startWaiting();
    await sent[0]!.end(offline);
    actor.send({ type: "screen.retry" });
    expect([value(), sent.length]).toEqual(["failed", 1]);
  });

  it("is sent once by itself when the portal answers again, with the same object of values, to which its key belongs", async () => {
    const { actor, sent, value } = startWaiting(true);
    await sent[0]!.end(offline);
    expect([value(), actor.getSnapshot().hasTag("waiting")]).toEqual(["waiting", true]);
    actor.send({ type: "screen.retry" });
    actor.send({ type: "screen.retry" });
    await sent[1]!.end(answered(7));
    expect([value(), sent.length]).toEqual(["done", 2]);
    expect(sent[1]).toMatchObject({ values: { name: "Grace", city: "Wels" } });
    expect(sent[1]!.values).toBe(sent[0]!.values);
  });

  it("goes back to the form with everything typed, which can be sent again", async () => {
    const { actor, sent, value } = startWaiting(true);
    await sent[0]!.end(offline);
    actor.send({ type: "form.cancel" });
    expect([value(), actor.getSnapshot().context.values]).toEqual([
      "editing",
      { name: "Grace", city: "Wels" },
    ]);
    actor.send({ type: "screen.retry" });
    expect(sent).toHaveLength(1);
    actor.send({ type: "form.submit" });
    expect(sent[1]!.values).toEqual(sent[0]!.values);
  });

  it("is kept in the tab as long as it waits", async () => {
    const { actor, sent, kept } = startWaiting(true);
    expect(kept).toEqual([]);
    await sent[0]!.end(offline);
    expect(kept).toEqual([{ name: "Grace", city: "Wels" }]);
    actor.send({ type: "form.cancel" });
    expect(kept).toEqual([]);
  });

  it("has after a reload what was typed, unsaved and not sent by itself", () => {
    const { actor, sent, value } = startWaiting(true, { name: "Grace", city: "Wels" });
    actor.send({ type: "screen.retry" });
    expect([value(), sent]).toEqual(["editing", []]);
    expect(actor.getSnapshot().context).toMatchObject({
      values: { name: "Grace", city: "Wels" },
      isDirty: true,
      restored: true,
    });
    actor.send({ type: "form.reset" });
    expect(actor.getSnapshot().context).toMatchObject({ values: { city: "Linz" }, restored: false });
  });

  it("is sent now when the person asks for it, and waits on", async () => {
    const { actor, sent, value } = startWaiting(true);
    await sent[0]!.end(offline);
    actor.send({ type: "form.submit" });
    await sent[1]!.end(offline);
    expect([value(), sent[1]!.values === sent[0]!.values]).toEqual(["waiting", true]);
  });

  it("goes on waiting if its account is no longer signed in, and is sent when it is", async () => {
    const { actor, sent, value } = startWaiting(true);
    await sent[0]!.end(offline);
    for (const [index, failure] of [
      { _tag: "SessionExpired" } as const,
      { _tag: "Refused", code: "OTHER_ACCOUNT" } as const,
    ].entries()) {
      actor.send({ type: "screen.retry" });
      await sent[index + 1]!.end(failed(failure));
      expect(value()).toBe("waiting");
    }
    actor.send({ type: "screen.retry" });
    await sent[3]!.end(answered(7));
    expect(value()).toBe("done");
  });

  it("does not wait after another failure, after three resends that broke off, or for more than twelve hours", async () => {
    const other = startWaiting(true);
    await other.sent[0]!.end(failed({ _tag: "EndpointFailure", status: 503 }));
    expect(other.value()).toBe("failed");
    const { actor, sent, value } = startWaiting(true);
    await sent[0]!.end(offline);
    for (const resend of [1, 2, 3]) {
      expect(value()).toBe("waiting");
      actor.send({ type: "screen.retry" });
      await sent[resend]!.end(offline);
    }
    expect(value()).toBe("failed");
    const late = startWaiting(true);
    await late.sent[0]!.end(offline);
    late.clock.increment(12 * 60 * 60 * 1000);
    expect(late.value()).toBe("failed");
  });
});
