import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import type { Employee, EmployeeId } from "../../../src/domain/employees/employee.ts";
import {
  employeeStatusMachine,
  type SwitchedStatus,
} from "../../../src/machines/employees/employee-status.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const id = "A-1" as EmployeeId;
const employee: Employee = {
  id,
  firstname: "Olga",
  lastname: "Gold",
  mail: "olga@example.com",
  status: { _tag: "Known", code: "deactivated" },
  owner: true,
  rights: [],
  self: false,
  lastSeen: null,
  version: 1,
};

const start = () => {
  const { sent, logic } = pendingCalls<
    Employee,
    { readonly id: EmployeeId; readonly status: SwitchedStatus }
  >();
  const clock = new SimulatedClock();
  const actor = createActor(employeeStatusMachine.provide({ actors: { setStatus: logic } }), {
    input: { id },
    clock,
  }).start();
  const ask = (status: SwitchedStatus) => actor.send({ type: "status.ask", status });
  const confirm = () => actor.send({ type: "status.confirm" });
  return {
    actor,
    clock,
    sent,
    ask,
    confirm,
    has: (tag: "open" | "busy" | "failed" | "done") => actor.getSnapshot().hasTag(tag),
  };
};

describe("a change of an employee's status", () => {
  it("sends nothing before it is confirmed, and nothing after it is cancelled", () => {
    const { actor, sent, ask, confirm, has } = start();
    confirm();
    ask("deactivated");
    expect([has("open"), sent.length]).toEqual([true, 0]);
    actor.send({ type: "status.cancel" });
    confirm();
    expect([has("open"), sent.length]).toEqual([false, 0]);
  });

  it("sends once, however often it is confirmed, and cannot be cancelled during the call", async () => {
    const { actor, sent, ask, confirm, has } = start();
    ask("deactivated");
    confirm();
    confirm();
    actor.send({ type: "status.cancel" });
    ask("active");
    expect(sent.map(({ input }) => input)).toEqual([{ id, status: "deactivated" }]);
    await sent[0]!.end(answered(employee));
    expect([has("done"), actor.getSnapshot().context.status]).toEqual([true, "deactivated"]);
  });

  it.each(["LAST_OWNER", "OWN_STATUS", "OWNER_ONLY"])(
    "stays open with %s, and opens without it the next time",
    async (code) => {
      const { actor, sent, ask, confirm, has } = start();
      ask("deactivated");
      confirm();
      await sent[0]!.end(failed({ _tag: "Refused", code }));
      expect([has("open"), has("failed")]).toEqual([true, true]);
      expect(actor.getSnapshot().context.failure).toEqual({ _tag: "Refused", code });
      actor.send({ type: "status.cancel" });
      ask("deactivated");
      expect([has("failed"), actor.getSnapshot().context.failure]).toEqual([false, undefined]);
    },
  );

  it("can be repeated after a failed call, and changes the status back afterwards", async () => {
    const { clock, sent, ask, confirm, has } = start();
    ask("deactivated");
    confirm();
    clock.increment(45_000);
    expect(has("failed")).toBe(true);
    confirm();
    await sent[1]!.end(answered(employee));
    ask("active");
    confirm();
    expect(sent.at(-1)!.input).toEqual({ id, status: "active" });
  });
});
