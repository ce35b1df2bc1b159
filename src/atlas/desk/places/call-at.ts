import type { AnyCall } from "../../../api/call.ts";
import { calls } from "../../../api/calls.ts";

const byPath: ReadonlyMap<string, AnyCall> = new Map(
  Object.values<AnyCall>(calls).map((call) => [call.path, call]),
);

/** What a call says of itself, by its path; undefined where the portal has none there. */
export const callAt = (path: string | undefined): AnyCall | undefined =>
  path === undefined ? undefined : byPath.get(path);
