import { afterEach, describe, expect, it, vi } from "vitest";
import { loadPreview } from "../../src/app/live/website-preview.live.ts";
import type { CallFailure } from "../../src/domain/kit/call-failure.ts";

const address = "https://portal.example/api/previewWebsite?language=de&revision=3";

/** What is answered where the server answers so. */
const loaded = (answer: () => Promise<Response>) => {
  vi.stubGlobal("fetch", answer);
  return loadPreview(address, new AbortController().signal);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the preview's page", () => {
  it("is asked for with the session, and its address is answered", async () => {
    const asked = vi.fn(async () => new Response("<!doctype html>"));
    expect(await loaded(asked)).toMatchObject({ _tag: "Answered", answer: { content: address } });
    expect(asked).toHaveBeenCalledWith(
      address,
      expect.objectContaining({ credentials: "include", redirect: "error" }),
    );
  });

  it.each<readonly [number, CallFailure]>([
    [401, { _tag: "SessionExpired" }],
    [403, { _tag: "NoAccess" }],
    [404, { _tag: "Malformed", path: "previewWebsite", expected: "a page" }],
    [500, { _tag: "EndpointFailure", status: 500 }],
    [503, { _tag: "EndpointFailure", status: 503 }],
  ])("is not shown where the server answers %i", async (status, failure) => {
    expect(await loaded(async () => new Response("{}", { status }))).toEqual({ _tag: "Failed", failure });
  });

  it("is not shown without a connection, or where it takes too long", async () => {
    expect(await loaded(() => Promise.reject(new TypeError("Failed to fetch")))).toEqual({
      _tag: "Failed",
      failure: { _tag: "Offline" },
    });
    expect(await loaded(() => Promise.reject(new DOMException("", "TimeoutError")))).toEqual({
      _tag: "Failed",
      failure: { _tag: "TimedOut", limit: 15_000 },
    });
  });
});
