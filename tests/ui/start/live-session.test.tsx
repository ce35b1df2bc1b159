import { afterEach, expect, test, vi } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { createCallReports } from "../../../src/api/call-reports.ts";
import { checkUserSession, getPartnerData, login, logout } from "../../../src/api/session.calls.ts";
import type { Live } from "../../../src/app/live/live.ts";
import { livePortal } from "../../../src/app/live/portal.live.ts";
import type { RunCall } from "../../../src/app/live/run-call.ts";
import { userData } from "../../../src/atlas/samples/session.samples.ts";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import { portalActorsOf } from "../../../src/ui/actors/portal-actors-of.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

const signedIn = { loggedIn: true, valid: true, userData: userData("a") };
const answers = new Map<unknown, unknown>([
  [checkUserSession, signedIn],
  [login, { valid: true, userData: userData("b") }],
  [logout, {}],
]);

/** Calls that get no answer for want of a connection. */
const failures = new Set<unknown>();

/** Calls whose failure nobody is told. */
const unreported = new Set<unknown>();

/** Other calls are not answered. */
const run = ((call: unknown, _request, _signal, options) => {
  if (options?.unreported === true) unreported.add(call);
  if (failures.has(call)) return Promise.resolve(failed({ _tag: "Offline" }));
  return answers.has(call) ? Promise.resolve(answered(answers.get(call))) : new Promise(() => {});
}) as RunCall;

const never = new Promise<never>(() => {});

let stop = (): void => {};
afterEach(() => {
  stop();
  sessionStorage.clear();
  answers.set(checkUserSession, signedIn);
  failures.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The portal's own actors, once the session has come to a state: for a person who is signed in, unless it says otherwise. With the client's reports, the tab's storage, and a clock that stands. */
const openPortal = async (
  state: "signedIn" | "signedOut" = "signedIn",
  {
    mayHaveSession = () => true,
    firstScreen = never,
  }: { readonly mayHaveSession?: () => boolean; readonly firstScreen?: Promise<void> } = {},
) => {
  const reports = createCallReports();
  const clock = new SimulatedClock();
  const root = createActor(
    livePortal({
      live: { run } as Live,
      reports,
      texts: { load: () => Promise.resolve(undefined), loadOrStandIn: () => never },
      config: { productionPortal: "https://portal.company.example/" },
      navigate: () => never,
      atRest: () => never,
      signOn: fromCallback(() => {}) as never,
      tabs: { tell: () => {}, listen: () => () => {} },
      firstScreen,
      mayHaveSession,
      beginNext: () => {},
      readNext: () => {},
    }),
    { clock, input: { locale: "int", chosen: false, hasPendingLogout: false } },
  ).start();
  stop = () => void root.stop();
  const { language, session } = portalActorsOf(root, (logic) => logic);
  await expect.poll(() => session.getSnapshot().matches(state)).toBe(true);
  return {
    clock,
    reports,
    language,
    session,
    isWarned: () => session.getSnapshot().children.clock?.getSnapshot().hasTag("warned"),
  };
};

test("an answer says how long the session lasts: it warns two minutes before that", async () => {
  const { clock, reports, isWarned } = await openPortal();
  reports.report({ _tag: "Answered", sessionSeconds: 30 * 60 });
  clock.increment(20 * MINUTE);
  reports.report({ _tag: "Answered", sessionSeconds: 30 * 60 });
  clock.increment(27 * MINUTE);
  expect(isWarned()).toBe(false);
  clock.increment(MINUTE);
  expect(isWarned()).toBe(true);
});

test("an answer that does not say how long the session lasts leaves its end as it is", async () => {
  const { clock, reports, isWarned } = await openPortal();
  reports.report({ _tag: "Answered", sessionSeconds: 30 * 60 });
  clock.increment(20 * MINUTE);
  reports.report({ _tag: "Answered", sessionSeconds: undefined });
  clock.increment(8 * MINUTE);
  expect(isWarned()).toBe(true);
});

test("a failure of the partner data is shown to nobody (shell §7)", async () => {
  await openPortal("signedIn", { firstScreen: Promise.resolve() });
  await expect.poll(() => unreported.has(getPartnerData)).toBe(true);
});

test("a chosen language is kept on the domain of the configured production portal (shell §9)", async () => {
  const { language } = await openPortal();
  const cookies = vi.spyOn(document, "cookie", "set");
  vi.stubGlobal("location", new URL("https://www.company.example/"));
  language.send({ type: "language.choose", locale: "cscz" });
  await expect
    .poll(() => cookies.mock.calls.flat())
    .toContainEqual(
      "portal_lang=cscz; Max-Age=31536000; Path=/; SameSite=Lax; Domain=company.example; Secure",
    );
});

const keep = (): void => {
  for (const name of ["portal.draft.a", "portal.other", "foreign"]) sessionStorage.setItem(name, "1");
};
const kept = () => Object.keys(sessionStorage).toSorted();

test.each([
  ["shows the cookie beside the session", { shown: true, found: undefined }, "signedIn"],
  ["shows no cookie, and has the session", { shown: false, found: "b" }, "signedIn"],
  ["shows no cookie, and cannot ask", { shown: false, found: undefined }, "signedIn"],
  ["keeps no cookie", { shown: false, found: "nobody" }, "signedOut"],
] as const)("a login is accepted where the browser %s", async (_what, { shown, found }, state) => {
  const signedOut = { loggedIn: false, valid: false };
  answers.set(checkUserSession, signedOut);
  const { session } = await openPortal("signedOut", { mayHaveSession: () => shown });
  if (found === undefined) failures.add(checkUserSession);
  else if (found !== "nobody")
    answers.set(checkUserSession, { loggedIn: true, valid: true, userData: userData(found) });
  session.send({ type: "session.signIn", email: "b@demo.test", password: "Secret-2026" });
  await expect.poll(() => session.getSnapshot().hasTag("signingIn")).toBe(false);
  expect(session.getSnapshot().matches(state)).toBe(true);
  expect(session.getSnapshot().context.problem).toMatchObject(
    state === "signedIn" ? { _tag: "None" } : { _tag: "Refused", code: "COOKIES_BLOCKED" },
  );
});

test("an expired session that nobody takes up again leaves the drafts alone in the tab's storage", async () => {
  const { clock, session } = await openPortal();
  keep();
  session.send({ type: "session.expired" });
  clock.increment(12 * HOUR);
  await expect.poll(() => session.getSnapshot().matches("signedOut")).toBe(true);
  await expect.poll(kept).toEqual(["foreign", "portal.draft.a"]);
});

test("a sign-out leaves nothing of the portal in the tab's storage", async () => {
  const { session } = await openPortal();
  keep();
  session.send({ type: "session.logOut" });
  await expect.poll(() => session.getSnapshot().matches("signedOut")).toBe(true);
  await expect.poll(kept).toEqual(["foreign"]);
});

test("another account that signs in after the session has expired finds nothing of the first in the tab's storage", async () => {
  const { session } = await openPortal();
  keep();
  session.send({ type: "session.expired" });
  session.send({ type: "session.signIn", email: "b@demo.test", password: "Secret-2026" });
  await expect
    .poll(() => session.getSnapshot().context.account)
    .toMatchObject({ user: { account_key: "b" } });
  await expect.poll(kept).toEqual(["foreign"]);
});
