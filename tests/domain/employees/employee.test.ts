import { describe, expect, test } from "vitest";
import * as Schema from "effect/Schema";
import type { EmployeeRight } from "../../../src/domain/shell/access.ts";
import {
  EmployeeId,
  employeeProblem,
  givenRightsProblem,
  isRightless,
  isUnchanged,
  rightsRefusal,
  statusRefusal,
  type Manager,
} from "../../../src/domain/employees/employee.ts";
import { isInvited } from "../../../src/domain/employees/invitation.ts";
import { decisionProblem } from "../../../src/domain/licence-review/licence-review.ts";
import { notificationKinds, offeredNotifications } from "../../../src/domain/account/notification-choice.ts";

const id = Schema.decodeSync(EmployeeId);
const owner: Manager = { id: "owner", rights: undefined };
const office: Manager = { id: "office", rights: ["manage_employees", "tickets"] };
const person = (name: string, rights: readonly EmployeeRight[] | undefined) => ({
  id: id(name),
  owner: rights === undefined,
  rights: rights ?? [],
});

test("an employee is unchanged with the same name, address and rights, in any order", () => {
  const ada = {
    firstname: "Ada",
    lastname: "Love",
    mail: "ada@test.example",
    rights: ["tickets", "trainings"],
  } as const;
  expect(isUnchanged(ada, { ...ada, rights: ["trainings", "tickets"] })).toBe(true);
  expect(isUnchanged(ada, { ...ada, rights: ["tickets"] })).toBe(false);
  expect(isUnchanged(ada, { ...ada, rights: ["tickets", "trainings", "view_invoices"] })).toBe(false);
  expect(isUnchanged(ada, { ...ada, firstname: "Eva" })).toBe(false);
  expect(isUnchanged(ada, { ...ada, lastname: "" })).toBe(false);
  expect(isUnchanged(ada, { ...ada, mail: "love@test.example" })).toBe(false);
});

test.each([
  ["somebody new without any", [], undefined, true],
  ["somebody new with one", ["tickets"], undefined, false],
  ["somebody who loses the last one", [], ["tickets"], true],
  ["somebody who keeps one", ["tickets"], ["tickets", "trainings"], false],
  ["somebody who had none", [], [], false],
] as const)("is asked about for want of rights: %s", (_, rights, before, asked) =>
  expect(isRightless(rights, before)).toBe(asked),
);

test.each([
  ["invited", false, true],
  ["active", false, false],
  ["deactivated", false, false],
  // Somebody who has signed up and has not followed the link of the activation yet.
  ["invited", true, false],
] as const)("the invitation of somebody %s (an owner: %s) can be corrected: %s", (code, isOwner, can) =>
  expect(isInvited({ status: { _tag: "Known", code }, owner: isOwner })).toBe(can),
);

describe("rights of employees (business §6)", () => {
  test.each<[string, Manager, ReturnType<typeof person>, readonly EmployeeRight[], string | undefined]>([
    [
      "an owner gives what they want",
      owner,
      person("a", []),
      ["view_invoices", "manage_employees"],
      undefined,
    ],
    ["nobody gives what they lack", office, person("a", []), ["view_invoices"], "RIGHT_NOT_HELD"],
    [
      "what was there before may stay",
      office,
      person("a", ["view_invoices"]),
      ["view_invoices", "tickets"],
      undefined,
    ],
    [
      "nobody widens their own",
      office,
      person("office", ["manage_employees", "tickets"]),
      ["manage_employees", "tickets", "trainings"],
      "RIGHT_NOT_HELD",
    ],
    [
      "nobody removes their own manage users",
      office,
      person("office", ["manage_employees", "tickets"]),
      ["tickets"],
      "OWN_MANAGE_USERS",
    ],
    [
      "but other rights of their own",
      office,
      person("office", ["manage_employees", "tickets"]),
      ["manage_employees"],
      undefined,
    ],
    ["an owner has no list", owner, person("owner", undefined), ["tickets"], "OWNER_RIGHTS"],
    ["an owner's name may be changed by an owner", owner, person("owner", undefined), [], undefined],
    ["and by nobody else", office, person("owner", undefined), [], "OWNER_ONLY"],
  ])("%s", (_what, manager, target, rights, refusal) =>
    expect(rightsRefusal(manager, target, rights)).toBe(refusal),
  );
  test("a manager cannot give a new employee a right that the manager lacks", () =>
    expect([
      givenRightsProblem(office, ["tickets"]),
      givenRightsProblem(office, ["trainings"]),
      givenRightsProblem(owner, ["trainings"]),
    ]).toEqual([undefined, "RIGHT_NOT_HELD", undefined]));
});

describe("changing the status of an employee", () => {
  test.each<
    [string, Manager, ReturnType<typeof person>, "active" | "deactivated", number, string | undefined]
  >([
    ["an employee is deactivated", office, person("a", []), "deactivated", 1, undefined],
    ["and activated again", office, person("a", []), "active", 1, undefined],
    ["the last owner may be activated", owner, person("last", undefined), "active", 0, undefined],
    ["and so may who is signed in", owner, person("owner", undefined), "active", 1, undefined],
    [
      "nobody deactivates themselves",
      office,
      person("office", ["manage_employees"]),
      "deactivated",
      1,
      "OWN_STATUS",
    ],
    ["not even an owner beside another", owner, person("owner", undefined), "deactivated", 2, "OWN_STATUS"],
    ["the last owner stays", office, person("owner", undefined), "deactivated", 1, "LAST_OWNER"],
    [
      "an owner is an owner's to deactivate",
      office,
      person("owner", undefined),
      "deactivated",
      2,
      "OWNER_ONLY",
    ],
    ["which works while there is another", owner, person("second", undefined), "deactivated", 2, undefined],
  ])("%s", (_what, manager, target, status, owners, refusal) =>
    expect(statusRefusal(manager, target, status, owners)).toBe(refusal),
  );
});

test("an empty or wrong field of an employee is refused with its code", () => {
  const data = { firstname: "", lastname: "<", mail: "x" };
  expect((["firstname", "lastname", "mail"] as const).map((field) => employeeProblem(field, data))).toEqual([
    "FIRST_NAME_EMPTY",
    "NAME_SIGNS <",
    "EMAIL_INVALID",
  ]);
});

test("an address that a change does not name has no problem, an empty one has", () => {
  const name = { firstname: "Ada", lastname: "Love" };
  expect([undefined, ""].map((mail) => employeeProblem("mail", { ...name, mail }))).toEqual([
    undefined,
    "EMAIL_EMPTY",
  ]);
});

test("a notification is offered only with the right that it needs", () => {
  expect(offeredNotifications(undefined)).toEqual([...notificationKinds]);
  expect(offeredNotifications(["tickets"])).toEqual(["ticket_answer"]);
});

test("a rejection needs a reason", () =>
  expect([
    decisionProblem("decline", " "),
    decisionProblem("decline", "blurred"),
    decisionProblem("approve", ""),
  ]).toEqual(["REASON_EMPTY", undefined, undefined]));
