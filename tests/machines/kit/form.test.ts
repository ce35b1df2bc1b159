import { createActor, fromCallback, fromPromise } from "xstate";
import { expect, it } from "vitest";
import { failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { visibleError } from "../../../src/machines/kit/form-fields.ts";
import { createFormMachine, submitError } from "../../../src/machines/kit/form.machine.ts";
import { deferred } from "../../support/machines/deferred.ts";

interface Values {
  readonly name: string;
  readonly city: string;
}

const start = () => {
  const kept: Values[] = [];
  const sent: { readonly values: Values; readonly end: (outcome: Outcome<number>) => Promise<void> }[] = [];
  const logic = createFormMachine<Values, number>({
    id: "test",
    description: "A form",
    spec: "business §5",
    screen: "test",
    afterwards: "keep",
    fields: ["name", "city"],
    problemOf: (field, values) => (values[field] === "" ? "MISSING" : undefined),
    refusals: { NAME_TAKEN: { spec: "business §8", means: "The name is taken" } },
    waits: true,
  }).provide({
    actors: {
      submit: fromPromise(({ input }) => {
        const { promise, settle } = deferred<Outcome<number>>();
        sent.push({ values: input.values, end: settle });
        return promise;
      }),
      holdPage: fromCallback(() => {}),
      keepUnsent: fromCallback(({ input }) => {
        kept.push(input.values);
        return () => void kept.pop();
      }),
      findUnsent: fromCallback(() => {}),
    },
  });
  const actor = createActor(logic, { input: { values: { name: "", city: "" }, limit: 30_000 } }).start();
  const errorAt = (field: keyof Values) => visibleError(actor.getSnapshot().context, field);
  const type = (change: Partial<Values>) => actor.send({ type: "form.changed", change });
  return { actor, kept, sent, errorAt, type };
};

/** The filled-in form, once its call has ended. */
const submitted = async (outcome: Outcome<number>) => {
  const form = start();
  form.type({ name: "Grace", city: "Linz" });
  form.actor.send({ type: "form.submit" });
  await form.sent[0]!.end(outcome);
  return form;
};
const offline = failed({ _tag: "Offline" });

it("shows the error of a field once the field is left, and not before", () => {
  const { actor, errorAt, type } = start();
  type({ name: "G" });
  type({ name: "" });
  expect(errorAt("name")).toBeUndefined();
  actor.send({ type: "form.left", field: "name" });
  expect([errorAt("name"), errorAt("city")]).toEqual(["MISSING", undefined]);
  type({ name: "Grace" });
  expect(errorAt("name")).toBeUndefined();
});

it("shows the server's refusal at its field alone until that field changes, and keeps the rest", async () => {
  const { actor, errorAt, type } = await submitted(
    failed({ _tag: "Refused", code: "NAME_TAKEN", field: "name" }),
  );
  expect([errorAt("name"), submitError(actor.getSnapshot())]).toEqual(["NAME_TAKEN", undefined]);
  type({ city: "Wels" });
  expect(errorAt("name")).toBe("NAME_TAKEN");
  type({ name: "Ada" });
  expect(errorAt("name")).toBeUndefined();
  expect(actor.getSnapshot().context.values).toEqual({ name: "Ada", city: "Wels" });
});

it("shows a number above the form, too, where it names a field (business §8)", async () => {
  const failure = { _tag: "Refused", code: "7002", field: "name" } as const;
  const { actor, errorAt } = await submitted(failed(failure));
  expect([errorAt("name"), submitError(actor.getSnapshot())]).toEqual(["7002", failure]);
});

it.each(["screen.retry", "form.submit"] as const)(
  "is sent once more after %s with the same object of values, to which its key belongs",
  async (type) => {
    const { actor, sent } = await submitted(offline);
    actor.send({ type });
    await sent[1]!.end(offline);
    expect(actor.getSnapshot().value).toBe("waiting");
    expect(sent).toHaveLength(2);
    expect(sent[1]!.values).toBe(sent[0]!.values);
  },
);

it("is kept in the tab as long as it waits", async () => {
  const { actor, kept } = await submitted(offline);
  expect(kept).toEqual([{ name: "Grace", city: "Linz" }]);
  actor.send({ type: "form.cancel" });
  expect(kept).toEqual([]);
});
