import { createActor } from "xstate";
import { expect, it } from "vitest";
import { searchMachine, VISITED } from "../../../src/machines/search/search.machine.ts";

it("the search keeps the last places that were opened from it, without repeats", () => {
  const actor = createActor(searchMachine).start();
  for (const address of ["/a/", "/b/", "/c/", "/d/", "/e/", "/f/", "/b/"]) {
    actor.send({ type: "search.open" });
    actor.send({ type: "search.chosen", address, title: address });
  }
  const { visited } = actor.getSnapshot().context;
  expect(visited.map(({ address }) => address)).toEqual(["/b/", "/f/", "/e/", "/d/", "/c/"]);
  expect(visited).toHaveLength(VISITED);
});
