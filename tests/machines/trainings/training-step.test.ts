import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { TrainingBooking } from "../../../src/domain/trainings/training.ts";
import type { TrainingRefusal } from "../../../src/domain/trainings/trainings.refusals.ts";
import { createTrainingStepMachine } from "../../../src/machines/trainings/training-step.machine.ts";
import { keyOf } from "../../../src/app/live/submission-key.ts";
import { settle } from "../../support/due-work.ts";
import { listener, scripted } from "../../support/machines/scripted.ts";

interface Request {
  readonly id: string;
}
type Output = Outcome<TrainingBooking, TrainingRefusal>;

const booking = { id: "TB-1" } as TrainingBooking;
const done: Output = answered(booking);
const lost: Output = failed({ _tag: "Offline" });
const refused: Output = failed({ _tag: "Refused", code: "TRAINING_FULL" });

const start = (...outputs: readonly (Output | "never")[]) => {
  const { logic, inputs } = scripted<Output, { readonly request: Request }>(...outputs);
  const list = listener();
  const actor = createActor(createTrainingStepMachine<Request>().provide({ actors: { send: logic } }), {
    input: { list: list.ref },
  });
  const emitted: unknown[] = [];
  actor.on("training.done", (event) => emitted.push(event.booking));
  actor.start();
  const send = async (id = "TB-1") => {
    actor.send({ type: "training.send", request: { id } });
    await settle();
  };
  return { actor, inputs, list, emitted, send, keys: () => inputs.map(({ request }) => keyOf(request)) };
};

describe("a step about a training", () => {
  it("is sent once, however often it is pressed", async () => {
    const { inputs, send } = start("never");
    await send();
    await send();
    expect(inputs).toHaveLength(1);
  });

  it("is done: its list is loaded again, and the booking is told", async () => {
    const { emitted, list, send } = start(done);
    await send();
    expect([emitted, list.types()]).toEqual([[booking], ["resource.refresh"]]);
  });

  it("has the same idempotency key after a lost answer, and another one for another request or after success", async () => {
    const { keys, send } = start(lost, done, lost, lost);
    await send();
    await send();
    await send();
    await send("TB-2");
    const [first, again, next, other] = keys();
    expect(again).toBe(first);
    expect(new Set([first, next, other]).size).toBe(3);
  });

  it("that is refused is outdated: its list is loaded again, and the reason is kept", async () => {
    const { actor, list, send } = start(refused);
    await send();
    expect(list.types()).toEqual(["resource.refresh"]);
    expect(actor.getSnapshot().context.failure).toEqual({ _tag: "Refused", code: "TRAINING_FULL" });
    expect(actor.getSnapshot().hasTag("failed")).toBe(true);
  });

  it("that fails otherwise leaves the list alone", async () => {
    const { list, send } = start(lost);
    await send();
    expect(list.types()).toEqual([]);
  });
});
