import { createActor, fromPromise, SimulatedClock } from "xstate";
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
  it("tells what is wrong with a field once the person has left it, and no sooner", () => {
    const { actor, told, fill } = start();
    fill({ name: "G" });
    fill({ name: "" });
    expect(told("name")).toBeUndefined();
    actor.send({ type: "form.left", field: "name" });
    expect([told("name"), told("city")]).toEqual(["FIRST_NAME_EMPTY", undefined]);
    fill({ name: "Grace" });
    expect(told("name")).toBeUndefined();
  });

  it("sends nothing while something is wrong: it tells all of it and leads to the first", () => {
    const { actor, told, sent, fill } = start();
    fill({ name: "Grace" });
    actor.send({ type: "form.submit" });
    expect(told("city")).toBe("CITY_EMPTY");
    expect(actor.getSnapshot().context.focus.field).toBe("city");
    expect(sent).toEqual([]);
  });

  it("holds the server's word at its field until that field changes, and keeps the rest", async () => {
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

  it("keeps everything typed when the call fails, and sends once however often it is asked to", async () => {
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
    actor.send({ type: "screen.shown" });
    expect(heard).toEqual([7]);
  });
});
