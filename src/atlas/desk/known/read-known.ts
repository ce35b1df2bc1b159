import { createClient } from "../../../api/client.ts";
import { getCodeCounts } from "../../../api/code-counts.calls.ts";
import { getCurrentIssues } from "../../../api/known-issues.calls.ts";
import { createRunCall } from "../../../app/live/run-call.ts";
import { answered, type CallFailure, type Outcome } from "../../../domain/kit/call-failure.ts";
import type { KnownAnswer } from "./known.ts";

/** A portal that is out of reach may be there later; any other failure means that none answers, or not to this browser. */
const mayComeLater = ({ _tag }: CallFailure): boolean =>
  _tag === "Offline" || _tag === "TimedOut" || _tag === "EndpointFailure";

/** Asks the portal that has served the desk for what is known about codes and how often they are met, in the name of who is signed in. */
export const readKnown = async (signal: AbortSignal): Promise<Outcome<KnownAnswer>> => {
  if (!location.protocol.startsWith("http")) return answered({ _tag: "NotServed" });
  const run = createRunCall(
    createClient({
      base: location.origin,
      account: () => undefined,
      report: () => {},
      upload: () => Promise.reject(new Error("The desk sends no files")),
    }),
  );
  const [issues, counts] = await Promise.all([
    run(getCurrentIssues, {}, signal),
    run(getCodeCounts, {}, signal),
  ]);
  for (const outcome of [issues, counts])
    if (outcome._tag === "Failed")
      return mayComeLater(outcome.failure) ? outcome : answered({ _tag: "NotServed" });
  return issues._tag === "Answered" && counts._tag === "Answered"
    ? answered({ _tag: "Served", known: { issues: issues.answer, ...counts.answer } })
    : answered({ _tag: "NotServed" });
};
