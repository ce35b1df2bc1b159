import { describe, expect, it } from "vitest";
import { readPages } from "../../../src/atlas/build/read-sources.ts";
import { specSectionsOf } from "../../../src/atlas/build/spec-sections.ts";
import { failureCode, statusCodes } from "../../../src/domain/kit/call-failure.ts";
import { errorCatalogue } from "../../../src/domain/shell/error-catalogue.ts";
import { errorAreas } from "../../../src/domain/shell/refusal-tables.ts";

const codesIn = (area: string): readonly string[] =>
  errorCatalogue.filter((entry) => entry.area === area).map(({ code }) => code);
const entryOf = (code: string) => errorCatalogue.find((entry) => entry.code === code);

describe("the error catalogue (shell §8, business §8)", () => {
  it("has codes in every area, and no other areas", () => {
    expect(new Set(errorCatalogue.map(({ area }) => area))).toEqual(new Set(errorAreas));
  });

  it("has codes that a person can read out", () => {
    expect(errorCatalogue.map(({ code }) => code).filter((code) => !/^\w[\w./]+\w$/.test(code))).toEqual([]);
  });

  it("names for every code a section that exists", () => {
    const sections = new Set(specSectionsOf(readPages()).map(({ id }) => id));
    expect(errorCatalogue.map(({ spec }) => spec).filter((spec) => !sections.has(spec))).toEqual([]);
  });

  it("has the generic numbers 7001 to 7006, 7031 to 7040 and 7777", () => {
    const between = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
    expect(codesIn("numeric")).toEqual([...between(7001, 7006), ...between(7031, 7040), "7777"]);
  });

  it("has the code of a ticket that was not created", () => {
    expect(entryOf("ticket_error")).toMatchObject({ area: "ticket", spec: "business §8" });
  });

  it("has the ten errors of a login, and the browser's own", () => {
    expect(codesIn("login").filter((code) => code !== "COOKIES_BLOCKED")).toHaveLength(10);
  });

  it("has a code for every way in which a call can fail", () => {
    const codes = [
      failureCode({ _tag: "Offline" }),
      failureCode({ _tag: "TimedOut", limit: 1 }),
      failureCode({ _tag: "SessionExpired" }),
      failureCode({ _tag: "NoAccess" }),
      failureCode({ _tag: "Malformed", path: "", expected: "" }),
      failureCode({ _tag: "Gone" }),
      ...[500, 502, 503, 504].map((status) => failureCode({ _tag: "EndpointFailure", status })),
      ...Object.values(statusCodes),
    ];
    expect(codes.filter((code) => entryOf(code) === undefined)).toEqual([]);
  });

  it("does not count a connection that works, 200, as an error", () => {
    expect(codesIn("remoteConnect")).not.toContain("200");
    expect(codesIn("remoteConnect")).toContain("418");
  });
});

describe("the code that machines have for an error", () => {
  it.each([
    ["INVALID_PASSWORD", "UNKNOWN_ERROR"],
    ["7777", "CALL_FAILED"],
    ["HTTP_503", "CALL_FAILED"],
    ["OFFLINE", "CALL_FAILED"],
  ])("of %s is %s", (code, carrier) => expect(entryOf(code)?.carrier).toBe(carrier));

  it.each(["UNKNOWN_ERROR", "TIMED_OUT", "endpoint_failure", "SESSION_EXPIRED"])(
    "of %s is the code itself",
    (code) => expect(entryOf(code)).not.toHaveProperty("carrier"),
  );

  it("is another one only where they know no more than that a call was refused or failed", () => {
    const carriers = new Set(errorCatalogue.flatMap(({ carrier }) => carrier ?? []));
    expect(carriers).toEqual(new Set(["UNKNOWN_ERROR", "CALL_FAILED"]));
  });
});
