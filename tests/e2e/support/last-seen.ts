import type { Page, Request } from "@playwright/test";

/** How many of the last calls of a page are reported. */
const TOLD = 25;

const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

/** Notes the calls of a page, and returns what a failed test is to report of it: where it was, what it showed, and what became of its last calls. */
export const noteCalls = (page: Page): (() => Promise<string>) => {
  const calls: { readonly request: Request; became: string }[] = [];
  const noteEnd = (request: Request, became: string): void => {
    const call = calls.find((one) => one.request === request);
    if (call !== undefined) call.became = became;
  };
  page.on("request", (request) => {
    if (!new URL(request.url()).pathname.startsWith("/api/")) return;
    calls.push({ request, became: "no answer" });
    if (calls.length > TOLD) calls.shift();
  });
  page.on("response", (response) => noteEnd(response.request(), String(response.status())));
  page.on("requestfailed", (request) => noteEnd(request, request.failure()?.errorText ?? "failed"));
  return async () => {
    const shown = await page
      .locator("body")
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    // oxlint-disable browser/no-bare-note, browser/no-bare-read -- reported as it is when the test has failed, and compared with nothing
    return [page.url(), shown, ...calls.map(({ request, became }) => `${nameOf(request)}: ${became}`)].join(
      "\n",
    );
    // oxlint-enable browser/no-bare-note, browser/no-bare-read
  };
};
