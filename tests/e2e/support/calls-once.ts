import type { Page, Request } from "@playwright/test";
import { expect } from "./test.ts";

/** Two fields or pictures of a screen may show the same: each of them asks for itself. */
const ownContent = /\/api\/(getPicture|getProducts) /;

/** Records the portal's calls of a page with their fields, from now on. */
export const noteCalls = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname.startsWith("/api/"))
      asked.push(`${pathname} ${request.postData() ?? ""}`);
  });
  return asked;
};

/** Asserts that no call was made twice, when the page rests: for a person, the bell and the partner's data come last. */
export const expectCallsOnce = async (
  asked: readonly string[],
  person: string | undefined,
): Promise<void> => {
  if (person !== undefined)
    await expect.poll(() => asked.some((call) => call.startsWith("/api/getPartnerData "))).toBe(true);
  const twice = asked.filter((call, index) => asked.indexOf(call) !== index && !ownContent.test(call));
  expect(twice, "calls that were made twice").toEqual([]);
};
