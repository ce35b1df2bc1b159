import { createActor, type ActorRefFrom } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import type { Employee, EmployeeId } from "../../../src/domain/employees/employee.ts";
import {
  employeeFormMachine,
  type EmployeeValues,
} from "../../../src/machines/employees/employee-form.machine.ts";
import { visibleError, type FieldOf } from "../../../src/machines/kit/form-fields.ts";
import { sendings } from "../../support/machines/sendings.ts";

const nobody: EmployeeValues = { id: "", firstname: "", lastname: "", mail: "", rights: [] };
const manager: EmployeeValues = {
  id: "A-1" as EmployeeId,
  firstname: "Mara",
  lastname: "Gold",
  mail: "mara@example.com",
  rights: ["manage_employees", "tickets"],
};
const saved = (values: EmployeeValues): Employee => ({
  ...values,
  id: "A-2" as EmployeeId,
  status: { _tag: "Known", code: "invited" },
  owner: false,
  self: false,
  lastSeen: null,
});

const start = (values: EmployeeValues) => {
  const { sent, logic } = sendings<Employee, { readonly values: EmployeeValues }>();
  const actor: ActorRefFrom<typeof employeeFormMachine> = createActor(
    employeeFormMachine.provide({ actors: { submit: logic } }),
    { input: { values, limit: 45_000 } },
  ).start();
  const told = (field: FieldOf<EmployeeValues>) => visibleError(actor.getSnapshot().context, field);
  const fill = (change: Partial<EmployeeValues>) => actor.send({ type: "form.changed", change });
  return { actor, sent, told, fill };
};

describe("the form of an employee", () => {
  it("wants name and address of somebody new, and no rights", () => {
    const { actor, sent, told, fill } = start(nobody);
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

  it("begins anew once somebody is invited: the next one is another person", async () => {
    const { actor, sent, fill } = start(nobody);
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

  it("tells an address that is taken at the address, and keeps name and rights", async () => {
    const { actor, sent, told, fill } = start(nobody);
    fill({ firstname: "Ada", lastname: "Love", mail: "gold@demo.test", rights: ["tickets"] });
    actor.send({ type: "form.submit" });
    await sent[0]!.end(failed({ _tag: "Refused", code: "EMAIL_TAKEN", field: "mail" }));
    expect([told("mail"), actor.getSnapshot().context.focus.field]).toEqual(["EMAIL_TAKEN", "mail"]);
    expect(actor.getSnapshot().context.values).toMatchObject({ firstname: "Ada", rights: ["tickets"] });
    fill({ mail: "ada@example.com" });
    expect(told("mail")).toBeUndefined();
  });

  it.each(["OWN_MANAGE_USERS", "RIGHT_NOT_HELD", "OWNER_RIGHTS"])(
    "tells %s at the rights until they are chosen anew, and leaves the choice to the person",
    async (code) => {
      const { actor, sent, told, fill } = start(manager);
      fill({ rights: ["tickets"] });
      actor.send({ type: "form.submit" });
      await sent[0]!.end(failed({ _tag: "Refused", code, field: "rights" }));
      expect([actor.getSnapshot().value, told("rights")]).toEqual(["editing", code]);
      expect(actor.getSnapshot().context.values.rights).toEqual(["tickets"]);
      fill({ rights: ["manage_employees"] });
      expect(told("rights")).toBeUndefined();
      actor.send({ type: "form.submit" });
      expect(sent[1]!.input.values).toEqual({ ...manager, rights: ["manage_employees"] });
    },
  );
});
