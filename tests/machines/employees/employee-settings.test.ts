import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import type { EmployeeId } from "../../../src/domain/employees/employee.ts";
import {
  employeeSettingsForm,
  employeeSettingsMachine,
  type EmployeeSettings,
} from "../../../src/machines/employees/employee-settings.machine.ts";
import { visibleError, type FieldOf } from "../../../src/machines/kit/form-fields.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";
import { listener } from "../../support/machines/scripted.ts";

const mara: EmployeeSettings = {
  id: "A-1" as EmployeeId,
  firstname: "Mara",
  lastname: "Gold",
  mail: undefined,
  rights: ["manage_employees", "tickets"],
  version: 1,
};

const start = () => {
  const list = listener();
  const saves = pendingCalls<SaveAnswer<EmployeeSettings>, { readonly values: EmployeeSettings }>();
  const overwrites = pendingCalls<
    SaveAnswer<EmployeeSettings>,
    { readonly mine: EmployeeSettings; readonly theirs: EmployeeSettings }
  >();
  const actor = createActor(
    employeeSettingsMachine.provide({
      actors: {
        form: employeeSettingsForm.provide({ actors: { submit: saves.logic } }),
        overwrite: overwrites.logic,
      },
    }),
    { input: { values: mara, limit: 90_000, holder: list.ref } },
  ).start();
  const form = () => actor.getSnapshot().children.form!;
  const errorAt = (field: FieldOf<EmployeeSettings>) => visibleError(form().getSnapshot().context, field);
  const save = (change: Partial<EmployeeSettings>) => {
    form().send({ type: "form.changed", change });
    form().send({ type: "form.submit" });
  };
  return { actor, form, list, errorAt, save, saves: saves.sent, overwrites: overwrites.sent };
};

describe("the address of an invitation", () => {
  it("is checked as that of a new employee", () => {
    const { errorAt, save, saves } = start();
    save({ mail: "mara" });
    expect([errorAt("mail"), saves]).toEqual(["EMAIL_INVALID", []]);
    save({ mail: "" });
    expect(errorAt("mail")).toBe("EMAIL_EMPTY");
    save({ mail: "mara@test.example" });
    expect([errorAt("mail"), saves[0]!.input.values]).toEqual([
      undefined,
      { ...mara, mail: "mara@test.example" },
    ]);
  });

  it("is saved, and the list loads again, once", async () => {
    const { save, saves, list } = start();
    save({ mail: "mara@test.example" });
    await saves[0]!.end(
      answered({ _tag: "Saved", saved: { ...mara, mail: "mara@test.example", version: mara.version + 1 } }),
    );
    expect(list.heard).toEqual([{ type: "resource.refresh" }]);
  });

  it("stays typed where it has an account, which is shown at the field", async () => {
    const { form, errorAt, save, saves } = start();
    save({ mail: "taken@test.example" });
    await saves[0]!.end(failed({ _tag: "Refused", code: "EMAIL_TAKEN", field: "mail" }));
    expect([form().getSnapshot().value, errorAt("mail")]).toEqual(["editing", "EMAIL_TAKEN"]);
    expect(form().getSnapshot().context.values.mail).toBe("taken@test.example");
  });

  it("is refused once the invitation was used, and the list loads again", async () => {
    const { form, save, saves, list } = start();
    save({ mail: "new@test.example", lastname: "Silver" });
    await saves[0]!.end(failed({ _tag: "Refused", code: "NOT_INVITED" }));
    expect(form().getSnapshot()).toMatchObject({
      value: "refused",
      context: { failure: { code: "NOT_INVITED" }, values: { lastname: "Silver" } },
    });
    expect(list.heard).toEqual([{ type: "resource.refresh" }]);
    // What else was typed can be saved without it.
    save({ mail: undefined });
    expect(saves[1]!.input.values).toEqual({ ...mara, lastname: "Silver" });
  });
});

describe("the settings of an employee", () => {
  it("require a name", () => {
    const { errorAt, save, saves } = start();
    save({ firstname: " ", lastname: "" });
    expect([errorAt("firstname"), errorAt("lastname"), errorAt("rights")]).toEqual([
      "FIRST_NAME_EMPTY",
      "LAST_NAME_EMPTY",
      undefined,
    ]);
    expect(saves).toEqual([]);
  });

  it.each(["OWN_MANAGE_USERS", "RIGHT_NOT_HELD", "OWNER_RIGHTS"])(
    "show %s at the rights until they are changed, and keep the chosen rights",
    async (code) => {
      const { form, errorAt, save, saves } = start();
      save({ rights: ["tickets"] });
      await saves[0]!.end(failed({ _tag: "Refused", code, field: "rights" }));
      expect([form().getSnapshot().value, errorAt("rights")]).toEqual(["editing", code]);
      expect(form().getSnapshot().context.values.rights).toEqual(["tickets"]);
      save({ rights: ["manage_employees"] });
      expect(errorAt("rights")).toBeUndefined();
      expect(saves[1]!.input.values).toEqual({ ...mara, rights: ["manage_employees"] });
    },
  );

  it("do not give back a right that was revoked after the form was loaded, unless the person says so", async () => {
    const { actor, form, save, saves, overwrites } = start();
    const reported: unknown[] = [];
    actor.on("settings.saved", (event) => reported.push(event));
    form().send({ type: "form.changed", change: { lastname: "Silver" } });
    const revoked = { ...mara, rights: ["manage_employees" as const], version: 2 };
    // A list that is loaded again does not change the version of a form that is being filled in.
    actor.send({ type: "settings.loaded", values: revoked });
    save({});
    const mine = { ...mara, lastname: "Silver" };
    expect(saves[0]!.input.values).toEqual(mine);
    await saves[0]!.end(answered({ _tag: "Collided", theirs: revoked, mine }));
    expect(actor.getSnapshot()).toMatchObject({ value: "collided", context: { base: revoked, mine } });
    expect(reported).toEqual([]);
    actor.send({ type: "settings.keepMine" });
    expect(overwrites[0]!.input).toEqual({ mine, theirs: revoked });
    await overwrites[0]!.end(answered({ _tag: "Saved", saved: { ...mine, version: 3 } }));
    expect(reported).toEqual([{ type: "settings.saved", saved: { ...mine, version: 3 } }]);
  });
});
