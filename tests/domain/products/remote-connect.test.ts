import { mayUnblock } from "../../../src/domain/products/first-act.ts";
import * as Schema from "effect/Schema";
import { describe, expect, test } from "vitest";
import {
  blockReasons,
  outcomeCode,
  outcomeKind,
  RemoteConnectOutcome,
} from "../../../src/domain/products/remote-connect.ts";
import { resultReasons } from "../../../src/domain/products/remote-connect.refusals.ts";

const decode = Schema.decodeUnknownSync(RemoteConnectOutcome);
const wire = (code: string, detail: string | null = null, until: string | null = null) => ({
  code,
  detail,
  until,
});
const until = "2026-11-21T13:00:00.000Z";

describe("the outcome of a connection test", () => {
  test.each([
    ["200", "Connected", "success"],
    ["403", "NotRegistered", "failure"],
    ["409", "DefaultCredentials", "failure"],
    ["461", "Unreachable", "failure"],
    ["462", "HttpsOnly", "half"],
    ["481", "NoMqtt", "failure"],
    ["482", "NoAnswerInTime", "failure"],
    ["500", "Unknown", "failure"],
  ] as const)("code %s has the outcome %s (%s)", (code, tag, kind) => {
    const outcome = decode(wire(code));
    expect(Schema.encodeUnknownSync(RemoteConnectOutcome)(outcome)).toEqual(wire(code));
    expect([outcome._tag, outcomeKind(outcome), outcomeCode(outcome), mayUnblock(outcome)]).toEqual([
      tag,
      kind,
      code,
      false,
    ]);
  });

  test("418 without a reason is a block, too; the server decides whether it is lifted", () => {
    const outcome = decode(wire("418", null, until));
    expect(outcome).toEqual({ _tag: "Blocked", reason: null, until: new Date(until) });
    expect([outcomeKind(outcome), outcomeCode(outcome), mayUnblock(outcome)]).toEqual([
      "failure",
      "418",
      true,
    ]);
    expect(Schema.encodeUnknownSync(RemoteConnectOutcome)(outcome)).toEqual(wire("418", null, until));
  });

  test.each([
    ["471", true],
    ["472", true],
    ["473", false],
    ["474", true],
    ["479", true],
  ])("418 with %s is a block; unblocking may help: %s", (reason, may) => {
    const outcome = decode(wire("418", reason, until));
    expect(outcome).toMatchObject({ _tag: "Blocked", reason: { code: reason }, until: new Date(until) });
    expect([outcomeCode(outcome), mayUnblock(outcome)]).toEqual([`418/${reason}`, may]);
    expect(Schema.encodeUnknownSync(RemoteConnectOutcome)(outcome)).toEqual(wire("418", reason, until));
  });
});

test("the reasons of a block are told apart, each by its own text (business §8)", () => {
  expect(resultReasons).toEqual(expect.arrayContaining(["200", ...blockReasons, "482"]));
  expect(resultReasons).not.toContain("418");
});
