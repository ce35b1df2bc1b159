import { expect, it } from "vitest";
import { employeeRights, type EmployeeRight } from "../../src/domain/shell/access.ts";
import type { Dashboard } from "../../src/domain/dashboard/dashboard.ts";
import type { CallName } from "../../server/http/handler.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { exports, figures, ownersOf, seenIn, type Kind } from "../support/who-sees-what.ts";

const kinds = Object.entries(ownersOf) as readonly (readonly [Kind, readonly string[]])[];
const owners = kinds.flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })));
/** One owner of each kind, with each single right withdrawn. */
const narrowed = kinds.flatMap(([kind, [id = ""]]) =>
  employeeRights.map((lost) => ({
    kind,
    id,
    lost,
    rights: employeeRights.filter((right) => right !== lost),
  })),
);

eachDemoPortal("who sees what", (demo) => {
  const give = (id: string, rights: readonly EmployeeRight[] | null) =>
    demo().database.sql`update accounts set rights = ${rights}::text[] where id = ${id}`;
  /** The exports that are not refused for group or right; without fields they go no further. */
  const openTo = async (id: string): Promise<readonly string[]> => {
    const answers = await Promise.all(
      Object.keys(exports).map(async (name) => {
        const { status } = await demo().send(id, name as CallName, {});
        return status === 403 ? [] : [name];
      }),
    );
    return answers.flat().toSorted();
  };
  const figuresOf = async (id: string): Promise<readonly string[]> => {
    const dashboard = await demo().ask<Dashboard>(id, "getDashboard");
    return Object.keys(figures)
      .filter((name) => dashboard[name as keyof Dashboard] !== null)
      .toSorted();
  };

  it.each(owners)("exports and figures are there for $id, a $kind", async ({ kind, id }) => {
    expect(await openTo(id)).toEqual(seenIn(exports, kind, undefined));
    expect(await figuresOf(id)).toEqual(seenIn(figures, kind, undefined));
  });

  it.each(narrowed)("exports and figures are there for $id without $lost", async ({ kind, id, rights }) => {
    await give(id, rights);
    try {
      expect(await openTo(id)).toEqual(seenIn(exports, kind, rights));
      expect(await figuresOf(id)).toEqual(seenIn(figures, kind, rights));
    } finally {
      await give(id, null);
    }
  });
});
