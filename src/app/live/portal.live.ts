import { fromCallback, fromPromise } from "xstate";
import type { CallReports } from "../../api/call-reports.ts";
import { getMessages, markMessageRead } from "../../api/shell.calls.ts";
import { checkUserSession } from "../../api/session.calls.ts";
import { answered, failed } from "../../domain/kit/call-failure.ts";
import type { PortalConfig } from "../../domain/shell/portal-config.ts";
import { companyDomainOf } from "../../domain/shell/portal-hosts.ts";
import { endpointHealthMachine } from "../../machines/shell/endpoint-health.machine.ts";
import { languageMachine } from "../../machines/session/language.machine.ts";
import { notificationCentreMachine } from "../../machines/shell/notification-centre.machine.ts";
import { portalMachine } from "../../machines/shell/portal.machine.ts";
import { routeGuardMachine } from "../../machines/shell/route-guard.machine.ts";
import { rememberLocale } from "../browser/cookies.ts";
import type { Texts } from "../live-texts.ts";
import type { Live } from "./live.ts";
import { liveSession, type SessionSurroundings } from "./session.live.ts";

/** The dependencies of the page's actors. */
export interface Surroundings extends SessionSurroundings {
  readonly live: Live;
  readonly reports: CallReports;
  readonly texts: Texts;
  readonly config: Pick<PortalConfig, "productionPortal">;
  /** Settles when the page rests, after at most 5 seconds: what a screen needs is asked for first, in the visitor's language. */
  readonly atRest: () => Promise<void>;
  /** Replaces the address, so that Back does not return to a refused page. */
  readonly navigate: (to: string) => Promise<void>;
}

/** The root actor's logic with real calls, the browser and its history. */
export const livePortal = ({
  live: { run },
  reports,
  texts,
  config,
  navigate,
  atRest,
  ...surroundings
}: Surroundings) =>
  portalMachine.provide({
    actors: {
      watchCalls: fromCallback(({ sendBack }) =>
        reports.listen((report) =>
          sendBack(
            report._tag === "Answered"
              ? {
                  type: "call.answered",
                  ...(report.sessionSeconds !== undefined && { seconds: report.sessionSeconds }),
                }
              : { type: "call.failed", failure: report.failure },
          ),
        ),
      ),
      session: liveSession(run, surroundings),
      language: languageMachine.provide({
        actors: {
          loadTexts: fromPromise(({ input }) =>
            texts.load(input.locale, input.namespaces).then(answered, () => failed({ _tag: "Offline" })),
          ),
          rememberLocale: fromPromise(({ input }) =>
            Promise.resolve(rememberLocale(input.locale, input.chosen, companyDomainOf(config))),
          ),
        },
      }),
      endpointHealth: endpointHealthMachine.provide({
        actors: { probe: fromPromise(({ signal }) => run(checkUserSession, {}, signal)) },
      }),
      routeGuard: routeGuardMachine.provide({
        actors: { navigate: fromPromise(({ input }) => navigate(input.to)) },
      }),
      notificationCentre: notificationCentreMachine.provide({
        actors: {
          loadMessages: fromPromise(async ({ input, signal }) => {
            await atRest();
            const outcome = await run(getMessages, { instance: input.locale }, signal, {
              unattended: input.unattended,
            });
            return outcome._tag === "Answered" ? answered(outcome.answer.notifications) : outcome;
          }),
          markRead: fromPromise(({ input, signal, self }) =>
            run(markMessageRead, { id: input.id }, signal, { by: self }),
          ),
        },
      }),
    },
  });
