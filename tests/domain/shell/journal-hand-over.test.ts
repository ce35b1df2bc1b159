import { describe, expect, it } from "vitest";
import { deskReady, isDeskReady, isJournalHandOver } from "../../../src/domain/shell/journal-hand-over.ts";

const handOver = { type: "journal.handOver", text: "{}" };

describe("between the portal and the replay desk", () => {
  it("the desk says that it is ready, and is given a journal", () => {
    expect(isDeskReady(structuredClone(deskReady))).toBe(true);
    expect(isJournalHandOver(handOver)).toBe(true);
  });

  it.each([null, undefined, "desk.ready", 7, {}, { type: "" }, { type: "desk" }, handOver])(
    "%j does not say that the desk is ready",
    (data) => expect(isDeskReady(data)).toBe(false),
  );

  it.each([
    null,
    undefined,
    {},
    { type: "journal.handOver" },
    { ...handOver, text: 1 },
    { text: "{}" },
    deskReady,
  ])("%j is no journal", (data) => expect(isJournalHandOver(data)).toBe(false));
});
