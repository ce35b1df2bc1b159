import * as Schema from "effect/Schema";
import { licenceReviewList } from "../../../src/domain/licence-review/licence-review.lists.ts";
import { describe, expect, it } from "vitest";
import { PartnerApplication } from "../../../src/domain/licence-review/application.ts";
import {
  LicenceDocument,
  MOST_PAGES,
  PageNumber,
} from "../../../src/domain/licence-review/licence-document.ts";
import {
  decisionProblem,
  licenceAgainProblem,
  OwnTradeLicence,
} from "../../../src/domain/licence-review/licence-review.ts";

describe("a decision on a trade licence", () => {
  it("to decline needs a reason", () => {
    expect(decisionProblem("decline", " ")).toBe("REASON_EMPTY");
    expect(decisionProblem("decline", "Not readable")).toBeUndefined();
  });

  it.each(["approve", ""] as const)("that is “%s” needs none", (decision) =>
    expect(decisionProblem(decision, "")).toBeUndefined(),
  );
});

it("another trade licence is sent with a file", () => {
  expect(licenceAgainProblem({ licence: [] })).toBe("LICENCE_MISSING");
  expect(licenceAgainProblem({ licence: [new File(["x"], "licence.pdf")] })).toBeUndefined();
});

describe("an application for partnership", () => {
  const submittedAt = "2026-11-21T10:00:00.000Z";
  const declined = { at: "2026-11-24T10:00:00.000Z", reason: "Not readable" };
  const read = Schema.decodeUnknownSync(PartnerApplication);

  it("is checked, or was declined on a day for a reason", () => {
    expect(read({ submittedAt, declined: null })).toEqual({
      submittedAt: new Date(submittedAt),
      declined: null,
    });
    expect(read({ submittedAt, declined }).declined).toEqual({
      at: new Date(declined.at),
      reason: "Not readable",
    });
  });

  it.each([{ declined: null }, { submittedAt }, { submittedAt, declined: {} }])("is not %j", (given) =>
    expect(() => read(given)).toThrow(/Missing/),
  );

  it("is read by its company with the file and its status", () => {
    const own = {
      submittedAt,
      declined: null,
      file: { name: "licence.pdf", size: 1, picture: false },
      status: "pending",
    };
    const licence = Schema.decodeUnknownSync(OwnTradeLicence);
    expect(licence(own)).toMatchObject({ file: own.file, status: { _tag: "Known", code: "pending" } });
    expect(() => licence({ ...own, file: {} })).toThrow(/Missing/);
    expect(() => licence({ ...own, status: undefined })).toThrow(/Expected/);
  });
});

describe("the filter of the list", () => {
  const read = Schema.decodeUnknownSync(licenceReviewList.filter);
  it("takes statuses and a text", () => {
    expect(read({ search: "Gold", status: ["pending", "kept"] })).toEqual({
      search: "Gold",
      status: ["pending", "kept"],
    });
    expect(() => read({ status: ["lost"] })).toThrow(/Expected/);
  });
});

describe("a document as its reviewer sees it", () => {
  const isDocument = Schema.is(LicenceDocument);
  const page = { width: 800, height: 1 };

  it.each([
    { _tag: "Drawn", pages: [page], total: 12 },
    { _tag: "NotDrawn", problem: "ENCRYPTED" },
  ])("may be %j", (document) => expect(isDocument(document)).toBe(true));

  it.each([
    {},
    { _tag: "Drawn" },
    { _tag: "Drawn", pages: [{}], total: 1 },
    { _tag: "Drawn", pages: [{ ...page, width: 0 }], total: 1 },
    { _tag: "Drawn", pages: [{ ...page, height: 10_001 }], total: 1 },
    { _tag: "NotDrawn" },
    { _tag: "NotDrawn", problem: "UGLY" },
    { pages: [], total: 0 },
    { problem: "DAMAGED" },
  ])("is never %j", (document) => expect(isDocument(document)).toBe(false));

  it("has pages from 1 to the last one that is shown", () => {
    const read = Schema.decodeUnknownSync(PageNumber);
    expect([read("1"), read(String(MOST_PAGES))]).toEqual([1, MOST_PAGES]);
    for (const other of ["0", String(MOST_PAGES + 1), "1.5", "x"])
      expect(() => read(other)).toThrow(/Expected/);
  });
});
