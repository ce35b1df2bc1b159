import { isDeepStrictEqual } from "node:util";
import { useLayoutEffect } from "react";
import { Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { onTestFinished, vi } from "vitest";
import { createActor } from "xstate";
import { createCallReports } from "../../../src/api/call-reports.ts";
import { createCurrent } from "../../../src/app/current.ts";
import { createLive } from "../../../src/app/live/live.ts";
import { livePortal } from "../../../src/app/live/portal.live.ts";
import type { RunCall } from "../../../src/app/live/run-call.ts";
import { createScreens } from "../../../src/app/screens/screen-loader.ts";
import { toolsWith } from "../../../src/app/tools/tools.entry.tsx";
import { LOADED_AT } from "../../../src/atlas/desk/fixtures/samples.ts";
import { screenFixtures } from "../../../src/atlas/desk/fixtures/screen-fixtures.ts";
import { messageSummaries } from "../../../src/atlas/samples/messages.samples.ts";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { UserData } from "../../../src/domain/session/user.ts";
import { routeOfPath } from "../../../src/domain/shell/routes.ts";
import { portalActorsOf, providedBy } from "../../../src/ui/actors/portal-actors-of.ts";
import { RunProvider } from "../../../src/ui/calls/run-calls.ts";
import { ScreenOutlet } from "../../../src/ui/shell/screen-outlet.tsx";
import { ScreensProvider } from "../../../src/ui/shell/screens-context.ts";
import { Shell } from "../../../src/ui/shell/shell.tsx";
import { ShellActorsProvider, type ShellActors } from "../../../src/ui/shell/shell-actors.ts";
import { answer } from "../../support/due-work.ts";
import { inertSignOn, type StubResult } from "../../support/inert-portal.ts";
import { inertShell, renderScreen } from "../../support/render-screen.tsx";
import { stubPictures } from "../../support/seen-at-once.ts";
import { settlePage } from "../../support/settled-page.ts";
import type { Script } from "../../support/scripted-run.ts";

// What the portal loads when it is asked for is there: how long that takes is not heard.
import.meta.glob(
  ["../../../src/ui/{kit,shell,lists,form,screens}/**/*.tsx", "../../../src/app/**/*.entry.tsx"],
  { eager: true },
);

/** The answer of a sample that asks for the same, or else of the call's first one; undefined where no screen makes the call. */
const sampleOf = (path: string, request: unknown): StubResult<unknown> | undefined => {
  const samples = screenFixtures.flatMap((fixture) =>
    Object.entries(fixture.calls).flatMap(([child, call]) =>
      call === path
        ? [{ request: fixture.request, answer: fixture.answers?.[child]?.({}) ?? fixture.sample }]
        : [],
    ),
  );
  return samples.find((sample) => isDeepStrictEqual(sample.request, request)) ?? samples[0];
};

export interface Opened {
  /** The address that is open first. */
  readonly at: string;
  /** Who is signed in; nobody by default. */
  readonly person?: UserData;
  /** The results of calls that are not those of the samples, by name and in turn; the last one repeats. */
  readonly calls?: Script;
  /** The results of calls from when a write has been made, by its name. */
  readonly after?: { readonly [Write in keyof Script]?: Script };
}

/**
 * The whole portal on a monitor, in English, at the samples' time: the live root, screens and machines, whose calls end as
 * the samples say. A call that has no sample fails the test.
 */
export const openPortal = async ({ at, person, calls = {}, after = {} }: Opened): Promise<void> => {
  vi.useFakeTimers({ toFake: ["Date"], now: LOADED_AT });
  vi.stubEnv("TZ", "UTC");
  vi.stubGlobal("scrollTo", () => {});
  stubPictures();
  vi.stubGlobal("requestIdleCallback", (work: () => void) => setTimeout(work));
  // jsdom has none; the ids of React need nothing of it.
  vi.stubGlobal("CSS", { escape: (id: string) => id });
  let script: Readonly<Record<string, readonly StubResult<unknown>[]>> = {
    checkUserSession: [
      {
        answer:
          person === undefined
            ? { loggedIn: false, valid: true }
            : { loggedIn: true, valid: true, userData: person },
      },
    ],
    getPartnerData: ["never"],
    getMessages: [{ answer: { notifications: messageSummaries } }],
    getTicketDraft: [{ answer: null }],
    saveTicketDraft: ["never"],
    ...calls,
  };
  const turns = new Map<string, number>();
  const answerOf = (path: string, request: unknown): Promise<Outcome<never, never>> => {
    const name = path.slice("/api/".length);
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    const result = script[name]?.[Math.min(turn, script[name].length - 1)] ?? sampleOf(path, request);
    script = { ...script, ...after[name as keyof Script] };
    if (result === undefined) throw new Error(`${name} has no sample`);
    if (result === "never") return new Promise(() => {});
    return answer("answer" in result ? answered(result.answer) : failed(result.failure)) as never;
  };
  const run: RunCall = ({ path }, request) => answerOf(path, request);

  const current = createCurrent("int");
  const live = createLive(run, current, location.origin);
  const texts = () => Promise.resolve(undefined);
  const atRest = () => Promise.resolve();
  let go = (_to: string): unknown => undefined;
  const root = createActor(
    livePortal({
      live,
      reports: createCallReports(),
      texts: { load: texts, loadOrStandIn: texts },
      config: { productionPortal: location.origin },
      navigate: (to) => Promise.resolve(go(to)).then(() => undefined),
      atRest,
      signOn: inertSignOn({ discovery: { _tag: "Down" } }),
      tabs: { tell: () => {}, listen: () => () => {} },
      firstScreen: atRest(),
      mayHaveSession: () => true,
      beginNext: () => {},
      readNext: () => {},
    }),
    { id: "portal", systemId: "portal", input: { locale: "int", chosen: true, hasPendingLogout: false } },
  ).start();
  onTestFinished(() => {
    root.stop();
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  const actors = portalActorsOf(root, providedBy(live.machines));
  current.setActors(actors);
  const screens = createScreens(live, texts, () => {}, atRest);
  const { Search, Tools, listPreferences, offerUndo } = toolsWith(live, actors, (topics) =>
    root.send({ type: "live.changed", topics }),
  );
  const shell: ShellActors = {
    ...inertShell,
    Search,
    Tools,
    offerUndo,
    listPreferences: { subscribe: () => () => {}, current: () => listPreferences },
  };

  const year = new Date().getFullYear();
  const Pages = () => {
    const { pathname, search } = useLocation();
    const { name, path } = routeOfPath(pathname);
    const navigate = useNavigate();
    useLayoutEffect(() => {
      go = (to) => navigate(to, { replace: true });
    }, [navigate]);
    useLayoutEffect(() => {
      root.send({ type: "route.changed" });
      actors.routeGuard.send({ type: "route.entered", route: routeOfPath(pathname), path: pathname, search });
    }, [pathname, search]);
    return (
      <Shell year={year}>
        <Routes>
          <Route path={path} element={<ScreenOutlet name={name} />} />
        </Routes>
      </Shell>
    );
  };

  renderScreen(<Pages />, {
    at,
    actors,
    wrap: (pages) => (
      <RunProvider value={({ path }, request) => answerOf(path, request)}>
        <ShellActorsProvider value={shell}>
          <ScreensProvider value={screens}>{pages}</ScreensProvider>
        </ShellActorsProvider>
      </RunProvider>
    ),
  });
  await settlePage();
};
