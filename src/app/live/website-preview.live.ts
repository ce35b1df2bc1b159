import { fromPromise } from "xstate";
import { answered, failed, type CallFailure } from "../../domain/kit/call-failure.ts";
import { previewOf, type PreviewRequest } from "../../domain/website/website-path.ts";
import {
  createResourceMachine,
  type LoadOutcome,
  type ResourceLogic,
} from "../../machines/kit/resource.machine.ts";

/** Time limit of the page, in ms: that of a read (docs/decisions/calls.md). */
const LIMIT = 15_000;

const failureOf = (status: number): CallFailure => {
  if (status === 401) return { _tag: "SessionExpired" };
  if (status === 403) return { _tag: "NoAccess" };
  return status >= 500
    ? { _tag: "EndpointFailure", status }
    : { _tag: "Malformed", path: "previewWebsite", expected: "a page" };
};

/** Asks for a preview's page, and answers its address once the server has it. */
export const loadPreview = async (address: string, signal: AbortSignal): Promise<LoadOutcome<string>> => {
  try {
    const { ok, status } = await fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT)]),
      credentials: "include",
      cache: "no-store",
      redirect: "error",
    });
    return ok ? answered({ content: address, at: Date.now() }) : failed(failureOf(status));
  } catch (error) {
    return failed(
      error instanceof DOMException && error.name === "TimeoutError"
        ? { _tag: "TimedOut", limit: LIMIT }
        : { _tag: "Offline" },
    );
  }
};

/** The address of the preview's page. The page is asked for before a frame shows it: a frame tells nobody why it could not load. */
export const livePreview = (base: string): ResourceLogic<PreviewRequest, string> =>
  createResourceMachine<PreviewRequest, string>().provide({
    // A saved revision has an address of its own.
    guards: { concerns: () => false },
    actors: {
      load: fromPromise(({ input: { request }, signal }) =>
        loadPreview(`${base}${previewOf(request)}`, signal),
      ),
    },
  });
