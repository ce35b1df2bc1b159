import { fromPromise } from "xstate";
import { getToldIssues } from "../../api/told-issues.calls.ts";
import type { ToldIssue } from "../../domain/known-issues/told-issue.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { createResourceMachine } from "../../machines/kit/resource.machine.ts";
import { KnownNote } from "../../ui/shell/known-note/known-note.tsx";
import type { RunCall } from "../live/run-call.ts";

/** What is shown below a code; its code comes with the first one. */
export const knownNoteWith = (run: RunCall) => {
  const toldIssues = createResourceMachine<{ readonly instance: Locale }, readonly ToldIssue[]>().provide({
    guards: { concerns: () => false },
    actors: {
      load: fromPromise(async ({ input: { request }, signal }) => {
        // A failure here is no news of the session or the server: the one that is told has made this call.
        const outcome = await run(getToldIssues, request, signal, { unreported: true });
        return outcome._tag === "Answered"
          ? { ...outcome, answer: { content: outcome.answer, at: Date.now() } }
          : outcome;
      }),
    },
  });
  return ({ code }: { readonly code: string }) => <KnownNote code={code} toldIssues={toldIssues} />;
};
