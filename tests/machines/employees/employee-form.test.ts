import { createActor, type ActorRefFrom } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import type { Employee, EmployeeData, EmployeeId } from "../../../src/domain/employees/employee.ts";
import { employeeFormMachine } from "../../../src/machines/employees/employee-form.machine.ts";
import { visibleError, type FieldOf } from "../../../src/machines/kit/form-fields.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const nobody: EmployeeData = { firstname: "", lastname: "", mail: "", rights: [] };
const saved = (values: EmployeeData): Employee => ({
  ...values,
  id: "A-2" as EmployeeId,
  status: { _tag: "Known", code: "invited" },
  owner: false,
  self: false,
  lastSeen: null,
  version: 1,
});

const start = () => {
  const { sent, logic } = pendingCalls<Employee, { readonly values: EmployeeData }>();
  const actor: ActorRefFrom<typeof employeeFormMachine> = createActor(
    employeeFormMachine.provide({ actors: { submit: logic } }),
    { input: { values: nobody, limit: 45_000 } },
  ).start();
  const told = (field: FieldOf<EmployeeData>) => visibleError(actor.getSnapshot().context, field);
  const fill = (change: Partial<EmployeeData>) => actor.send({ type: "form.changed", change });
  return { actor, sent, told, fill };
};

describe("the form of a new employee", () => {
  it("requires a new person's name and address, and no rights", () => {
    const { actor, sent, told, fill } = start();
    actor.send({ type: "form.submit" });
    expect([told("firstname"), told("lastname"), told("mail"), told("rights")]).toEqual([
      "FIRST_NAME_EMPTY",
      "LAST_NAME_EMPTY",
      "EMAIL_EMPTY",
      undefined,
    ]);
    expect(actor.getSnapshot().context.focus.field).toBe("firstname");
    fill({ firstname: "Ada", lastname: "Love", mail: "ada@example.com" });
    actor.send({ type: "form.submit" });
    expect(sent.map(({ input }) => input.values.rights)).toEqual([[]]);
  });

  it("is empty for the next person once an invitation is sent", async () => {
    const { actor, sent, fill } = start();
    const ada = { firstname: "Ada", lastname: "Love", mail: "ada@example.com", rights: ["tickets"] as const };
    fill(ada);
    actor.send({ type: "form.submit" });
    await sent[0]!.end(answered(saved({ ...nobody, ...ada })));
    expect(actor.getSnapshot().context).toMatchObject({
      values: nobody,
      result: { answer: { firstname: "Ada" } },
    });
    expect(actor.getSnapshot().context.isDirty).toBe(false);
  });

  it("shows at the address field that an address has an account, and keeps name and rights", async () => {
    const { actor, sent, told, fill } = start();
    fill({ firstname: "Ada", lastname: "Love", mail: "gold@demo.test", rights: ["tickets"] });
    actor.send({ type: "form.submit" });
    await sent[0]!.end(failed({ _tag: "Refused", code: "EMAIL_TAKEN", field: "mail" }));
    expect([told("mail"), actor.getSnapshot().context.focus.field]).toEqual(["EMAIL_TAKEN", "mail"]);
    expect(actor.getSnapshot().context.values).toMatchObject({ firstname: "Ada", rights: ["tickets"] });
    fill({ mail: "ada@example.com" });
    expect(told("mail")).toBeUndefined();
  });
});
