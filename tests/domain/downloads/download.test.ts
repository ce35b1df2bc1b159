import { downloadList } from "../../../src/domain/downloads/downloads.lists.ts";
import { describe, expect, it } from "vitest";
import {
  ARCHIVE_FILES,
  Download,
  DownloadId,
  downloadKinds,
  downloadLanguages,
  productLines,
} from "../../../src/domain/downloads/download.ts";
import { isReadable, readingProblems } from "../../support/wire.ts";

const download = {
  id: "D-1",
  title: "Price list",
  file: "prices.pdf",
  kind: "price_list",
  line: "audio",
  language: "de",
  size: 120_000,
  publishedAt: "2026-05-01T10:00:00.000Z",
  isNew: true,
};

describe("a download of the server (business §2)", () => {
  it("is read whole, of each kind", () => {
    for (const kind of downloadKinds) expect(readingProblems(Download, { ...download, kind })).toEqual([]);
  });
  it("is about each product line, in each language", () => {
    for (const line of productLines)
      for (const language of downloadLanguages)
        expect(readingProblems(Download, { ...download, line, language })).toEqual([]);
  });
  it("has a number of 1 to 40 characters", () => {
    expect([0, 1, 40, 41].filter((length) => isReadable(DownloadId, "x".repeat(length)))).toEqual([1, 40]);
  });
});

describe("the filters of the downloads", () => {
  it("find by text, kind, language, line, day, and what is new since the last visit", () => {
    const filter = {
      search: "x".repeat(100),
      kind: downloadKinds,
      language: "de",
      line: "audio",
      fresh: "new",
      from: "2026-01-01",
      to: "2026-12-31",
    };
    expect(readingProblems(downloadList.filter, filter, Object.keys(filter))).toEqual([]);
  });
  it.each([
    { search: "x".repeat(101) },
    { kind: ["song"] },
    { language: "tlh" },
    { line: "car" },
    { fresh: "" },
  ])("are not %j", (filter) => expect(isReadable(downloadList.filter, filter)).toBe(false));
});

it("an archive holds up to a hundred files", () => expect(ARCHIVE_FILES).toBe(100));
