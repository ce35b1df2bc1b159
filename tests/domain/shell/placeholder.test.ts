import { expect, it } from "vitest";
import { writePlaceholder } from "../../../src/domain/shell/placeholder.ts";

it("the journal has a mark, a kind and a number in the place of what a person typed", () =>
  expect(writePlaceholder("k3f9ab", "text", 4)).toBe("~k3f9ab.text.4"));
