import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  columns,
  faultFilters,
  layers,
  localPath,
  partHref,
  pathOf,
  readAddress,
  reviewFilters,
  tabs,
  tested,
  transitionKinds,
  writeAddress,
  type MachineAddress,
} from "../../../src/atlas/page/address.ts";

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const addresses: fc.Arbitrary<MachineAddress> = fc
  .record({
    tab: fc.constantFrom(...tabs),
    layer: fc.constantFrom(...layers),
    fold: optional(fc.constantFrom("closed" as const, "open" as const, "session.loggedIn" as const)),
    only: fc.boolean(),
    whole: fc.boolean(),
    arrow: optional(fc.string({ minLength: 1 })),
    zoom: optional(fc.oneof(fc.constant("fit" as const), fc.integer({ min: 10, max: 400 }))),
    search: fc.string(),
    kind: optional(fc.constantFrom(...transitionKinds)),
    tested: optional(fc.constantFrom(...tested)),
    faults: optional(fc.constantFrom(...faultFilters)),
    review: optional(fc.constantFrom(...reviewFilters)),
    sort: fc.constantFrom(...columns),
    descending: fc.boolean(),
    simulating: fc.boolean(),
    also: fc.string(),
    steps: fc.string(),
  })
  .map((address) => (address.simulating ? address : { ...address, also: "", steps: "" }));

it("the address is parsed to the values that it was written from", () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(readAddress(new URLSearchParams(writeAddress(address)))).toEqual(address);
    }),
  );
});

it("the address ignores invalid values", () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          "tab",
          "layer",
          "fold",
          "card",
          "zoom",
          "kind",
          "tested",
          "faults",
          "sort",
          "simulate",
        ),
        fc.string(),
      ),
      (params) => {
        const address = readAddress(new URLSearchParams(params));
        expect(readAddress(new URLSearchParams(writeAddress(address)))).toEqual(address);
      },
    ),
  );
  expect(readAddress(new URLSearchParams("zoom=9999&tab=nothing&sort=-nothing&kind=x"))).toEqual(
    readAddress(new URLSearchParams()),
  );
});

it("the address omits default values", () => {
  expect(writeAddress(readAddress(new URLSearchParams()))).toBe("");
});

it("the address of a state is its path within the machine, that of a transition its source", () => {
  expect(localPath("session.loggedIn.clock")).toBe("loggedIn.clock");
  expect(pathOf("session", "session")).toBe("/session");
  expect(partHref({ machine: "session", what: "state", id: "session.loggedIn" })).toEqual({
    pathname: "/session/loggedIn",
    search: "",
  });
  expect(partHref({ machine: "session", what: "state", id: "session" })).toEqual({
    pathname: "/session",
    search: "card=machine",
  });
  expect(
    partHref(
      { machine: "session", what: "transition", id: "session.restoring|session.signIn|" },
      { layer: "coverage" },
    ),
  ).toEqual({
    pathname: "/session/restoring",
    search: "layer=coverage&arrow=session.restoring%7Csession.signIn%7C",
  });
});
