import {
  assert,
  boolean,
  constant,
  constantFrom,
  nat,
  property,
  record,
  string,
  stringMatching,
  webQueryParameters,
  type Arbitrary,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { errorAreas } from "../../../src/domain/shell/refusal-tables.ts";
import { catalogues } from "../../../src/domain/shell/locale.ts";
import {
  defaultLook,
  noFilter,
  readPlace,
  sorts,
  widths,
  writePlace,
  type DeskPlace,
  type Filter,
} from "../../../src/atlas/desk/desk-place.ts";
import { personas } from "../../../src/atlas/desk/simulation/personas.ts";

const places: Arbitrary<DeskPlace> = record({
  code: string({ minLength: 1, unit: "grapheme" }),
  route: stringMatching(/^[a-z0-9]{6,12}$/),
  step: nat(500),
  asSteps: boolean(),
  filter: constant(noFilter),
  look: record({
    persona: constantFrom(...personas),
    locale: constantFrom(...catalogues),
    agent: constantFrom(...catalogues),
    width: constantFrom(...widths),
  }),
});

describe("a link to a frame", () => {
  test("opens the same frame again, for every frame", () => {
    assert(
      property(places, (place) => {
        expect(readPlace(writePlace(place))).toEqual(place);
      }),
    );
  });

  test("to the catalogue or to a code contains its filters", () => {
    const filters: Arbitrary<Filter> = record({
      search: string({ unit: "grapheme" }),
      area: constantFrom("all", ...errorAreas),
      sort: constantFrom(...sorts),
      screen: constantFrom("all", "orders", "not-found"),
    });
    assert(
      property(places, filters, boolean(), (place, filter, ofCode) => {
        const { persona, width } = defaultLook;
        const shown: DeskPlace = {
          ...place,
          ...(!ofCode && { code: undefined }),
          route: undefined,
          step: 0,
          // A journal has no address of its own, a code has no page of steps.
          asSteps: !ofCode && place.asSteps,
          filter,
          look: { ...place.look, persona, width },
        };
        expect(readPlace(writePlace(shown))).toEqual(shown);
      }),
    );
  });

  test("without languages uses the agent's own language, as for a customer with the same one", () => {
    expect(readPlace("/desk/OFFLINE", "cscz").look).toMatchObject({ agent: "cscz", locale: "cscz" });
    expect(readPlace("/desk/OFFLINE?lang=dede", "cscz").look).toMatchObject({
      agent: "cscz",
      locale: "dede",
    });
  });

  test("is short", () => {
    assert(
      property(places, (place) => {
        expect(writePlace({ ...place, code: "NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS" }).length).toBeLessThan(
          230,
        );
      }),
    );
  });

  test("falls back to defaults for invalid values", () => {
    assert(
      property(webQueryParameters(), (search) => {
        expect(readPlace(`/desk/OFFLINE/x?${search}`).code).toBe("OFFLINE");
      }),
    );
    expect(readPlace("/desk/OFFLINE/x?step=-3&role=king&lang=xx&width=7")).toEqual(
      readPlace("/desk/OFFLINE/x"),
    );
  });
});
