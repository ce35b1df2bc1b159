import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUnsentSettings } from "../../src/app/browser/unsent-settings.ts";
import { product } from "../../src/atlas/samples/products.samples.ts";
import { settingsOf, type ProductSettingsValues } from "../../src/domain/products/product-forms.ts";
import { stubStorage } from "../support/stub-storage.ts";

let kept: Map<string, string>;
beforeEach(() => void (kept = stubStorage("sessionStorage")));
afterEach(() => void vi.unstubAllGlobals());

const present = settingsOf(product);
const typed = { ...present, name: "Villa Neu" };

test("settings that waited come back once after a reload, for their product and account only", () => {
  createUnsentSettings(() => "a").keep(typed);
  expect(createUnsentSettings(() => "b").take(present)).toBeUndefined();
  const other = { ...present, serial: "504F94D00002" as ProductSettingsValues["serial"] };
  expect(createUnsentSettings(() => "a").take(other)).toBeUndefined();
  expect(createUnsentSettings(() => "a").take(present)).toEqual(typed);
  expect(createUnsentSettings(() => "a").take(present)).toBeUndefined();
});

test("settings that no longer wait are not kept, whoever is signed in by then", () => {
  let account: string | undefined = "a";
  const end = createUnsentSettings(() => account).keep(typed);
  account = undefined;
  end();
  expect(kept.size).toBe(0);
});

test("settings that the product has by now do not come back", () => {
  const unsent = createUnsentSettings(() => "a");
  unsent.keep(typed);
  expect(unsent.take({ ...typed, version: 2 })).toBeUndefined();
});

test("what cannot be read is forgotten", () => {
  const unsent = createUnsentSettings(() => "a");
  unsent.keep(typed);
  for (const name of kept.keys()) kept.set(name, "{");
  expect(unsent.take(present)).toBeUndefined();
  expect(kept.size).toBe(0);
});
