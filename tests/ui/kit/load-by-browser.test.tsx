import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { downloadFailure } from "../../../src/app/live/follow-link.ts";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import { loadByBrowser } from "../../../src/ui/kit/files/load-by-browser.ts";

const frame = (): HTMLIFrameElement => {
  const found = document.querySelector("iframe");
  if (found === null) throw new Error("there is no frame");
  return found;
};

describe("a file that the browser loads", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.querySelectorAll("iframe").forEach((left) => left.remove());
  });

  it("is begun once no page has come in its place; the frame goes when the link is over", async () => {
    const loaded = loadByBrowser("about:blank#file");
    expect([frame().hidden, frame().getAttribute("src")]).toEqual([true, "about:blank#file"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await loaded).toBeUndefined();
    await vi.advanceTimersByTimeAsync(58_000);
    expect(document.querySelector("iframe")).toBeNull();
  });

  it.each([
    ["the code of the page", "LINK_EXPIRED", "LINK_EXPIRED"],
    ["no code where the page has none", undefined, undefined],
  ])("was not loaded where a page came: %s", async (_what, content, code) => {
    const loaded = loadByBrowser("about:blank#page");
    const page = document.implementation.createHTMLDocument();
    if (content !== undefined) {
      const meta = page.createElement("meta");
      meta.name = "portal-code";
      meta.content = content;
      page.head.append(meta);
    }
    Object.defineProperty(frame(), "contentDocument", { value: page });
    frame().dispatchEvent(new Event("load"));
    expect(await loaded).toEqual({ code });
  });

  it.each([
    ["SESSION_EXPIRED", "SESSION_EXPIRED"],
    ["LINK_OF_OTHER_SESSION", "SESSION_EXPIRED"],
    ["NO_ACCESS", "NO_ACCESS"],
    ["LINK_EXPIRED", "TIMED_OUT"],
    ["INTERNAL_ERROR", "HTTP_500"],
    ["LINK_UNKNOWN", "MALFORMED_ANSWER"],
    [undefined, "MALFORMED_ANSWER"],
  ])("that was not loaded for %s is reported as %s", (code, expected) => {
    expect(failureCode(downloadFailure({ code }))).toBe(expected);
  });
});
