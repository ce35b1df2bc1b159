import { afterEach, expect, test, vi } from "vitest";
import { codeFailure } from "../../src/domain/kit/code-failure.ts";
import { CODE_GONE, importOrGone } from "../../src/ui/code/import-or-gone.ts";

const broken = new TypeError("Failed to fetch dynamically imported module");

/** The page of the build `old`, and what the server answers when it is asked for its page: a page, or nothing. Returns the marks on its timeline. */
const openPage = (served: string | undefined): string[] => {
  const marks: string[] = [];
  vi.stubGlobal("document", { querySelector: () => ({ content: "old" }) });
  vi.stubGlobal("performance", { mark: (name: string) => marks.push(name) });
  vi.stubGlobal("fetch", () =>
    served === undefined ? Promise.reject(broken) : Promise.resolve(new Response(served)),
  );
  return marks;
};
afterEach(() => void vi.unstubAllGlobals());

const load = () => importOrGone(() => Promise.reject(broken));

test("code that comes is handed on, and nobody is asked", async () => {
  const marks = openPage('<meta name="build" content="new" />');
  expect(await importOrGone(() => Promise.resolve("code"))).toBe("code");
  expect(marks).toEqual([]);
});

test("code that a new version has replaced is gone, and marked on the page's timeline", async () => {
  const marks = openPage('<head><meta name="build" content="new" /></head>');
  const error: unknown = await load().catch((reason: unknown) => reason);
  expect(codeFailure(error)).toEqual({ _tag: "Gone" });
  expect(marks).toEqual([CODE_GONE]);
});

test.each([
  ["the server has the same build", '<meta name="build" content="old" />'],
  ["the server does not answer", undefined],
  ["somebody else answers", "<title>Sign in to the hotel's network</title>"],
])("code that does not come is a broken connection where %s", async (_why, served) => {
  const marks = openPage(served);
  const error: unknown = await load().catch((reason: unknown) => reason);
  expect(error).toBe(broken);
  expect(codeFailure(error)).toEqual({ _tag: "Offline" });
  expect(marks).toEqual([]);
});
