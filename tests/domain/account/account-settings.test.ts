import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { personFields, personProblem, PersonData } from "../../../src/domain/account/account-settings.ts";
import {
  getsNotification,
  notificationKinds,
  offeredNotifications,
} from "../../../src/domain/account/notification-choice.ts";
import { SessionKey } from "../../../src/domain/account/session-list.ts";
import { isTheme, themes } from "../../../src/domain/account/theme.ts";
import { employeeRights } from "../../../src/domain/shell/access.ts";

const person: PersonData = {
  salutation: "neutral",
  firstname: "Grace",
  lastname: "Gold",
  phone: "",
  locale: "dede",
};

describe("a person's data (business §5)", () => {
  it.each(personFields)("are valid as they are: %s", (field) =>
    expect(personProblem(field, person)).toBeUndefined(),
  );

  it.each([
    ["salutation", { salutation: null }, "SALUTATION_EMPTY"],
    ["firstname", { firstname: "" }, "FIRST_NAME_EMPTY"],
    ["lastname", { lastname: "" }, "LAST_NAME_EMPTY"],
    ["phone", { phone: "0732 1" }, "PHONE_PLUS"],
  ] as const)("%s of %j has the problem %s", (field, changed, problem) =>
    expect(personProblem(field, { ...person, ...changed })).toBe(problem),
  );

  it("have every field of the screen", () => {
    expect(personFields.toSorted()).toEqual(Object.keys(PersonData.fields).toSorted());
  });
});

describe("the notifications (business §6)", () => {
  it("are all offered to owners, and to employees those of their rights", () => {
    expect(offeredNotifications(undefined)).toEqual(notificationKinds);
    expect(offeredNotifications([])).toEqual([]);
    for (const right of employeeRights)
      expect(offeredNotifications([right]).length, right).toBeLessThanOrEqual(1);
    expect(offeredNotifications(["tickets", "view_invoices"])).toEqual(["invoice_due", "ticket_answer"]);
  });

  it("are each offered with some right", () => {
    expect(offeredNotifications(employeeRights)).toEqual(notificationKinds);
  });

  it("are sent to who chose them and has the right to what they tell", () => {
    const choices = ["ticket_answer"] as const;
    expect(getsNotification("ticket_answer", { choices, rights: undefined })).toBe(true);
    expect(getsNotification("ticket_answer", { choices, rights: ["tickets"] })).toBe(true);
    expect(getsNotification("ticket_answer", { choices, rights: ["trainings"] })).toBe(false);
    expect(getsNotification("order_sent", { choices, rights: undefined })).toBe(false);
  });
});

it("a session is named by 43 signs of an address", () => {
  const isKey = Schema.is(SessionKey);
  expect(["a".repeat(43), `${"a".repeat(41)}-_`].map(isKey)).toEqual([true, true]);
  for (const other of ["a".repeat(42), "a".repeat(44), `${"a".repeat(42)}/`])
    expect(isKey(other)).toBe(false);
});

it("a theme is one of those that can be chosen", () => {
  expect(themes.every(isTheme)).toBe(true);
  for (const other of ["", "blue", undefined]) expect(isTheme(other)).toBe(false);
});
