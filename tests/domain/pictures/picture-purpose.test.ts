import { expect, it } from "vitest";
import { mayWorkWith, picturePurposes } from "../../../src/domain/pictures/picture-purpose.ts";
import type { Visitor } from "../../../src/domain/shell/access.ts";

const owner: Visitor = { groups: ["partner"], rights: undefined };
const employee = (...rights: NonNullable<Visitor["rights"]>): Visitor => ({ groups: ["partner"], rights });

it.each([
  ["a partner", owner, ["website", "references", "award"]],
  ["an employee without a right", employee(), ["award"]],
  ["an employee with the right to the website", employee("partner_website"), ["website", "award"]],
  ["an employee with the right to references", employee("partner_references"), ["references", "award"]],
  ["somebody who is no partner", { groups: ["endcustomer"], rights: undefined } satisfies Visitor, []],
])("%s uploads pictures for these purposes alone (business §6)", (_who, visitor, purposes) => {
  expect(picturePurposes.filter((purpose) => mayWorkWith(purpose, visitor))).toEqual(purposes);
});
