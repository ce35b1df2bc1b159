import { and, not, or } from "xstate";
import { describe, expect, it } from "vitest";
import { guardText } from "../../../src/machines/kit/transition-id.ts";

describe("the text of a guard", () => {
  it("writes combined guards out, also where the names of functions are not kept, as in the built portal", () => {
    const combined = not(or(["isLate", and(["isReady", not("isClosed")])]));
    const text = "not (isLate or (isReady and not isClosed))";
    expect(guardText(combined)).toBe(text);
    const checks = [not(""), or([]), and([])].map((guard) => (guard as unknown as { check: object }).check);
    const names = checks.map((check) => Object.getOwnPropertyDescriptor(check, "name") ?? {});
    for (const check of checks) Object.defineProperty(check, "name", { value: "e" });
    expect(guardText(combined)).toBe(text);
    for (const [index, check] of checks.entries()) Object.defineProperty(check, "name", names[index] ?? {});
  });
});
