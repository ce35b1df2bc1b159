import { describe, expect, it } from "vitest";
import { calls } from "../../src/api/calls.ts";
import { getLicencePage } from "../../src/api/licence-review.calls.ts";
import { getOrders } from "../../src/api/orders.calls.ts";
import { createRedaction } from "../../src/app/journal/redaction.ts";
import { actorKey } from "../../src/ui/calls/actor-key.ts";

describe("the key of a call's actor", () => {
  it("is kept in a journal up to the name of the call, whatever it is about", () => {
    const { id } = createRedaction("abcdef12");
    for (const call of Object.values(calls)) {
      const name = actorKey(call);
      expect(id(name)).toBe(name);
      expect(id(actorKey(call, { id: "SO-4711" }, "open"))).toMatch(new RegExp(`^${name}:~`));
    }
  });

  it("is the same for every page of a list, and another one for each page of a document", () => {
    expect(actorKey(getOrders, { page: 2, sort: "date" })).toBe(actorKey(getOrders, { page: 1 }));
    expect(actorKey(getLicencePage, { id: "1", page: 2 })).not.toBe(
      actorKey(getLicencePage, { id: "1", page: 1 }),
    );
  });
});
