import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countsOf, daysOf, issuesOf, type Known } from "../../../src/atlas/desk/known/known.ts";
import { readKnown } from "../../../src/atlas/desk/known/read-known.ts";
import type { CodeCounts } from "../../../src/domain/code-counts/code-counts.ts";
import type { KnownIssue } from "../../../src/domain/known-issues/known-issue.ts";

const today = new Date("2026-11-27T00:00:00.000Z");
const counts: CodeCounts = {
  code: "418/471",
  total: 5,
  days: [
    { day: new Date("2026-11-25T00:00:00.000Z"), count: 2 },
    { day: today, count: 3 },
  ],
  screens: [{ screen: "remote-connect", count: 5 }],
  languages: [{ language: "dede", count: 5 }],
};
const issue = (code: string): KnownIssue => ({ code }) as KnownIssue;
const known: Known = { issues: [issue("418"), issue("OFFLINE"), issue("418/471")], counts: [counts], today };

describe("what is known of a code", () => {
  it("is noted about it, or about the code without its reason", () => {
    expect(issuesOf(known, "418/471").map(({ code }) => code)).toEqual(["418", "418/471"]);
    expect(issuesOf(known, "418").map(({ code }) => code)).toEqual(["418"]);
    expect(issuesOf(undefined, "418")).toEqual([]);
    expect(countsOf(known, "418/471")).toBe(counts);
    expect(countsOf(known, "418")).toBeUndefined();
  });

  it("has every day of the month, those without a count as zero", () => {
    expect(daysOf(known, counts, 4).map(({ day, count }) => [day.toISOString().slice(0, 10), count])).toEqual(
      [
        ["2026-11-24", 0],
        ["2026-11-25", 2],
        ["2026-11-26", 0],
        ["2026-11-27", 3],
      ],
    );
  });
});

describe("the desk's two reads", () => {
  const asked: string[] = [];
  const answerWith = (answer: (url: string) => Response | Error) =>
    vi.stubGlobal("fetch", (url: string) => {
      asked.push(new URL(url).pathname);
      const given = answer(url);
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
    });
  const json = (body: unknown, status = 200): Response => Response.json(body, { status });

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("location", { protocol: "https:", origin: "https://portal.test" });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const outcome = () => readKnown(new AbortController().signal);

  it("bring issues and counts together", async () => {
    answerWith((url) =>
      json({
        valid: true,
        data: url.endsWith("getCodeCounts") ? { today: "2026-11-27", counts: [] } : [],
      }),
    );
    expect(await outcome()).toEqual({
      _tag: "Answered",
      answer: { _tag: "Served", known: { issues: [], counts: [], today } },
    });
    expect(asked.toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      "/api/getCodeCounts",
      "/api/getCurrentIssues",
    ]);
  });

  it.each([
    ["nobody is signed in", () => json({ valid: false, error_code: "SESSION_EXPIRED" }, 401)],
    ["a partner is signed in", () => json({ valid: false, error_code: "NO_ACCESS" }, 403)],
    ["another host has the files", () => new Response("<h1>Not found</h1>", { status: 404 })],
    ["another host answers everything with its page", () => new Response("<h1>Start</h1>")],
  ])("are not served where %s", async (_, answer) => {
    answerWith(answer);
    expect(await outcome()).toEqual({ _tag: "Answered", answer: { _tag: "NotServed" } });
  });

  it("are not made where the page is a file", async () => {
    vi.stubGlobal("location", { protocol: "file:", origin: "null" });
    answerWith(() => new Error("asked"));
    expect(await outcome()).toEqual({ _tag: "Answered", answer: { _tag: "NotServed" } });
    expect(asked).toEqual([]);
  });

  it("fail where the portal is out of reach", async () => {
    answerWith(() => json({}, 500));
    expect(await outcome()).toMatchObject({ _tag: "Failed", failure: { _tag: "EndpointFailure" } });
  });
});
