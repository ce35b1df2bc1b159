import { createActor, createEmptyActor, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import type { Conference, ConferenceId } from "../../../src/domain/conference/conference.ts";
import type { RegistrationCode } from "../../../src/domain/conference/conference.refusals.ts";
import type { ParticipantData } from "../../../src/domain/conference/participant.ts";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { FieldCode } from "../../../src/domain/kit/field-problems.ts";
import { participantFormMachine } from "../../../src/machines/conference/participant-form.machine.ts";
import {
  registrationMachine,
  type RegistrationRequest,
  type UnsentPeople,
} from "../../../src/machines/conference/registration.machine.ts";
import { createTab } from "../../support/tab.ts";
import { settle } from "../../support/due-work.ts";
import { scripted } from "../../support/machines/scripted.ts";

type Output = Outcome<Conference, RegistrationCode | FieldCode>;

const conference = { id: "c-1" as ConferenceId } as Conference;
const done: Output = answered(conference);
const lost: Output = failed({ _tag: "Offline" });

const ada: ParticipantData = {
  salutation: "ms",
  firstname: "Ada",
  lastname: "Byron",
  mail: "ada@test.example",
  phone: "",
  company: "Byron",
  position: "",
  shirt: "M",
  category: "commercial",
};

const start = (...outputs: readonly (Output | "never")[]) => startIn(createTab(), ...outputs);

const startIn = (
  tab: ReturnType<typeof createTab<UnsentPeople>>,
  ...outputs: readonly (Output | "never")[]
) => {
  const { logic, inputs } = scripted<Output, { readonly request: RegistrationRequest }>(...outputs);
  const person = participantFormMachine.provide({
    actors: { submit: fromPromise(({ input }) => Promise.resolve(answered(input.values))) },
  });
  const actor = createActor(
    registrationMachine.provide({ actors: { person, register: logic, unsaved: tab.unsaved } }),
    { input: { company: "Byron", parent: createEmptyActor() } },
  ).start();
  const type = (slot: "first" | "second", change: Partial<ParticipantData>) =>
    actor.getSnapshot().children[slot]?.send({ type: "form.changed", change });
  const send = async (places = 1, room = 2) => {
    actor.send({ type: "registration.send", conference: conference.id, places, room });
    await settle();
  };
  const context = () => actor.getSnapshot().context;
  return { actor, inputs, type, send, context };
};

describe("a registration", () => {
  it("has after a reload what was typed of both people; once they are registered the tab keeps nothing", async () => {
    const tab = createTab<UnsentPeople>();
    const before = startIn(tab);
    before.type("first", ada);
    before.type("second", { firstname: "Toni" });
    before.actor.stop();
    const after = startIn(tab, done);
    expect(after.context()).toMatchObject({
      first: { values: ada, begun: true, complete: true },
      second: { values: { firstname: "Toni", company: "Byron" }, begun: true, complete: false },
    });
    after.type("second", { ...ada, mail: "toni@test.example" });
    await after.send(2);
    expect(tab.kept()).toBeUndefined();
    expect(startIn(tab).context().first.begun).toBe(false);
  });

  it("is kept while it is not sent, and a second person who is left out is not", async () => {
    const tab = createTab<UnsentPeople>();
    const { actor, type, send } = startIn(tab, lost);
    type("first", ada);
    type("second", { firstname: "Toni" });
    actor.send({ type: "registration.alone" });
    await send();
    expect(tab.kept()).toMatchObject({ first: ada, second: { firstname: "" } });
    type("first", { ...ada, firstname: "" });
    expect(tab.kept()?.first.firstname).toBe("");
  });

  it("sends nobody while only half of the first person is filled in", async () => {
    const { inputs, type, send } = start(done);
    type("first", { firstname: "Ada" });
    await send();
    expect(inputs).toEqual([]);
    type("first", ada);
    await send();
    expect(inputs).toHaveLength(1);
  });
});
