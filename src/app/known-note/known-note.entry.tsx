import { Suspense, type ComponentType } from "react";
import { fromPromise } from "xstate";
import { getToldIssues } from "../../api/announced-issues.calls.ts";
import type { AnnouncedIssue } from "../../domain/known-issues/announced-issue.ts";
import type { LoginRefusal } from "../../domain/session/login.refusals.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { createResourceMachine } from "../../machines/kit/resource.machine.ts";
import { lazyPart } from "../../ui/code/lazy-part.tsx";
import type { Namespace } from "../../ui/i18n/catalogue.ts";
import { KnownNote } from "../../ui/shell/known-note/known-note.tsx";
import type { Live } from "../live/live.ts";

type Note = ComponentType<{ readonly code: string }>;

const NOT_ACTIVATED: LoginRefusal = "WEBACCOUNT_NOT_ACTIVATED";

/** What is shown below a code: what is known of it, and what helps at once. Its code comes with the first one. */
export const knownNoteWith = (
  { run }: Pick<Live, "run">,
  textsFor: (namespace: Namespace) => Promise<void>,
) => {
  const Activation: Note = lazyPart(
    async () => {
      const [{ ActivationOffer }] = await Promise.all([
        import("../screens/sign-up.entry.tsx"),
        textsFor("sign-up"),
      ]);
      return ActivationOffer;
    },
    // Without its code, the words of the refusal stand alone.
    () => null,
  );
  const announcedIssues = createResourceMachine<
    { readonly instance: Locale },
    readonly AnnouncedIssue[]
  >().provide({
    guards: { concerns: () => false },
    actors: {
      load: fromPromise(async ({ input: { request }, signal }) => {
        // A failure here is no news of the session or the server: the one that is shown has made this call.
        const outcome = await run(getToldIssues, request, signal, { unreported: true });
        return outcome._tag === "Answered"
          ? { ...outcome, answer: { content: outcome.answer, at: Date.now() } }
          : outcome;
      }),
    },
  });
  return ({ code }: { readonly code: string }) => (
    <>
      <KnownNote code={code} announcedIssues={announcedIssues} />
      {code === NOT_ACTIVATED ? (
        <Suspense>
          <Activation code={code} />
        </Suspense>
      ) : null}
    </>
  );
};
