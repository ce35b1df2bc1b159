import type { Page, Request } from "@playwright/test";
import { Notes } from "./notes.ts";

/** Two fields or pictures of a screen may show the same: each of them asks for itself. */
const ownContent = /\/api\/(getPicture|getProducts) /;

/** Records the portal's calls of a page with their fields, from now on. */
export const noteCalls = (page: Page): Notes<string> => {
  const asked = new Notes<string>();
  page.on("request", (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname.startsWith("/api/"))
      asked.add(`${pathname} ${request.postData() ?? ""}`);
  });
  return asked;
};

/** Asserts that no call was made twice, when the page rests: for a person, the bell and the partner's data come last. */
export const expectCallsOnce = async (asked: Notes<string>, person: string | undefined): Promise<void> => {
  if (person !== undefined)
    await asked.expectOf((calls) => calls.some((call) => call.startsWith("/api/getPartnerData "))).toBe(true);
  await asked
    .expectOf(
      (calls) => calls.filter((call, index) => calls.indexOf(call) !== index && !ownContent.test(call)),
      "calls that were made twice",
    )
    .toEqual([]);
};
