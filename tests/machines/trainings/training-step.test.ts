import { createActor, createEmptyActor } from "xstate";
import { expect, it } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { TrainingBooking } from "../../../src/domain/trainings/training.ts";
import type { TrainingRefusal } from "../../../src/domain/trainings/trainings.refusals.ts";
import { createTrainingStepMachine } from "../../../src/machines/trainings/training-step.machine.ts";
import { keyOf } from "../../../src/app/live/submission-key.ts";
import { settle } from "../../support/due-work.ts";
import { scripted } from "../../support/machines/scripted.ts";

interface Request {
  readonly id: string;
}
type Output = Outcome<TrainingBooking, TrainingRefusal>;

const done: Output = answered({ id: "TB-1" } as TrainingBooking);
const lost: Output = failed({ _tag: "Offline" });

it("a step about a training has the same idempotency key after a lost answer, and another one for another request or after success", async () => {
  const { logic, inputs } = scripted<Output, { readonly request: Request }>(lost, done, lost, lost);
  const actor = createActor(createTrainingStepMachine<Request>().provide({ actors: { send: logic } }), {
    input: { list: createEmptyActor() },
  }).start();
  const send = async (id = "TB-1") => {
    actor.send({ type: "training.send", request: { id } });
    await settle();
  };
  await send();
  await send();
  await send();
  await send("TB-2");
  const [first, again, next, other] = inputs.map(({ request }) => keyOf(request));
  expect(again).toBe(first);
  expect(new Set([first, next, other]).size).toBe(3);
});
