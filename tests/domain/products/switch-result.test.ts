import { expect, it } from "vitest";
import { switchResult } from "../../../src/domain/products/cloud-service.ts";

const state = (code: "off" | "active") => ({ status: { _tag: "Known", code } }) as const;

// A call without an answer may have been carried out; somebody else may have switched it since (business §3).
it.each([
  [undefined, undefined, "off", undefined],
  [undefined, true, "active", undefined],
  ["done", true, "active", "done"],
  ["done", false, "off", "done"],
  ["done", true, "off", undefined],
  ["failed", true, "off", "failed"],
  ["failed", false, "active", "failed"],
  ["failed", true, "active", "done"],
] as const)(
  "a switch that is %s and wanted %s, of a service that is %s: %s",
  (ended, wanted, code, result) => {
    expect(switchResult(ended, wanted, state(code))).toBe(result);
  },
);
