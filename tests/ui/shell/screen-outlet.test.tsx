import { act, screen } from "@testing-library/react";
import { fromPromise } from "xstate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { routes } from "../../../src/domain/shell/routes.ts";
import { screenLoadingMachine } from "../../../src/machines/shell/screen-loading.machine.ts";
import { NoAccessScreen } from "../../../src/ui/screens/no-access/no-access-screen.tsx";
import { NotFoundScreen } from "../../../src/ui/screens/not-found/not-found-screen.tsx";
import { ScreenOutlet } from "../../../src/ui/shell/screen-outlet.tsx";
import { ScreensProvider } from "../../../src/ui/shell/screens-context.ts";
import { goldUser, type InertPortalOptions } from "../../support/inert-portal.ts";
import { deferred } from "../../support/machines/deferred.ts";
import { renderScreen } from "../../support/render-screen.tsx";
import { advance, settlePage } from "../../support/settled-page.ts";

const there = undefined;

type Loads = readonly (Outcome<undefined> | Promise<Outcome<undefined>> | "never" | "defect")[];

const Orders = () => <h1>Orders</h1>;
const Broken = (): never => {
  throw new Error("a defect of a screen");
};

/** The code of a screen, which is there after a load that was answered. */
const codeOf = (loads: Loads, component: () => React.ReactNode) => {
  let turn = 0;
  let isThere = false;
  const screenLoading = screenLoadingMachine.provide({
    actors: {
      loadScreen: fromPromise<Outcome<undefined>, { readonly name: string }>(() => {
        const load = loads[Math.min(turn, loads.length - 1)] ?? "never";
        turn += 1;
        if (load === "never") return new Promise(() => {});
        if (load === "defect") return Promise.reject(new Error("a defect of a chunk"));
        return Promise.resolve(load).then((outcome) => {
          isThere = outcome._tag === "Answered";
          return outcome;
        });
      }),
    },
  });
  return { screenLoading, componentOf: () => (isThere ? component : undefined) };
};

const show = (
  loads: Loads,
  {
    component = Orders,
    session = { user: goldUser, path: "/orders/" },
  }: { component?: () => React.ReactNode; session?: InertPortalOptions } = {},
) =>
  renderScreen(
    <ScreensProvider value={codeOf(loads, component)}>
      <main tabIndex={-1}>
        <ScreenOutlet name="orders" />
      </main>
    </ScreensProvider>,
    { at: "/orders/", session },
  );

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("no part of a screen is shown before the session is known", async () => {
  const { actors } = show([answered(there)], { session: { path: "/orders/" } });
  await settlePage();
  expect(actors.routeGuard.getSnapshot().matches("waitingForSession")).toBe(true);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByRole("status")).toBeTruthy();
});

test("where the portal does not answer who is signed in, it is said in the screen's place, and the screen comes with the answer", async () => {
  const { actors } = show([answered(there)], {
    session: { path: "/orders/", expected: true, checks: [{ failure: { _tag: "Offline" } }] },
  });
  await heading("The portal is not responding at the moment");
  expect(screen.queryByText("Loading")).toBeNull();
  act(() => actors.routeGuard.send({ type: "session.unanswered" }));
  expect(actors.routeGuard.getSnapshot().value).toBe("waitingForAnswer");
  act(() =>
    actors.routeGuard.send({ type: "session.changed", visitor: { groups: ["partner"], rights: undefined } }),
  );
  expect(await heading("Orders")).toBeTruthy();
});

test("a screen is shown when its code has loaded, and its heading takes the focus", async () => {
  const code = deferred<Outcome<undefined>>();
  show([code.promise]);
  await settlePage();
  screen.getByRole("main").focus();
  await code.settle(answered(there));
  const title = await heading("Orders");
  await expect.poll(() => document.activeElement).toBe(title);
});

test("a person without the right sees no part of the screen", async () => {
  const { actors } = show([answered(there)], {
    session: { user: { ...goldUser, rights: ["tickets"] }, path: "/orders/" },
  });
  await settlePage();
  expect(actors.routeGuard.getSnapshot().context.leadsTo).toBe(routes.noAccess.path);
  expect(screen.queryByRole("heading")).toBeNull();
});

test("a failed load shows its code, and can be tried again", async () => {
  const { user } = show([failed({ _tag: "Offline" }), answered(there)]);
  expect(await heading("This page could not be loaded")).toBeTruthy();
  expect(screen.getByText("Code OFFLINE")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await heading("Orders")).toBeTruthy();
});

test("code that a new version has replaced has words of its own, and is loaded with the page", async () => {
  const { user } = show([failed({ _tag: "Gone" }), answered(there)]);
  expect(await heading("A new version of the portal is available")).toBeTruthy();
  expect(screen.getByText("Code SCREEN_GONE")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await heading("Orders")).toBeTruthy();
});

test("a load fails after 120 seconds", async () => {
  show(["never"]);
  await advance(119_000);
  expect(screen.queryByRole("heading")).toBeNull();
  await advance(1100);
  expect(await heading("This page could not be loaded")).toBeTruthy();
});

test("an error thrown by the loaded code is a load error too", async () => {
  show(["defect"]);
  expect(await heading("This page could not be loaded")).toBeTruthy();
  expect(screen.getByText("Code DEFECT")).toBeTruthy();
});

test("a screen that crashes shows an error with links", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  show([answered(there)], { component: Broken });
  expect(await heading("This page has stopped working")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
});

test("the no-access screen shows the reason and links", async () => {
  renderScreen(<NoAccessScreen />, { session: { user: { ...goldUser, partner_status: "reg" } } });
  expect(screen.getByText("You do not have permission to access this page.")).toBeTruthy();
  await settlePage();
  expect(screen.getByText(/support@homeautomation.example/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe(
    "/first-steps/",
  );
  expect(screen.getByRole("button", { name: "Go back" })).toBeTruthy();
});

test.each([
  [
    "an employee",
    { rights: ["tickets"] },
    /^The person who manages your company’s account can give you the right/,
  ],
  ["a private person", { partner_status: "private" }, /^This page is for companies/],
  ["an owner", {}, /^You have all rights of your company/],
  ["staff", { partner_status: "ma" }, /^This page is for partners and customers/],
] as const)("the no-access screen says what is true for %s", async (_, more, help) => {
  renderScreen(<NoAccessScreen />, { session: { user: { ...goldUser, ...more } } });
  expect(await screen.findByText(help)).toBeTruthy();
});

test("the no-access screen has somebody sign in who is not", () => {
  renderScreen(<NoAccessScreen />, {});
  expect(screen.getByText("Sign in to see what your account may open.")).toBeTruthy();
});

test("the 404 screen has a button back to the portal", () => {
  renderScreen(<NotFoundScreen />, { at: "/nowhere/" });
  expect(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the portal" }).getAttribute("href")).toBe("/");
});

test("a redirect that does not complete shows a text, not a blank page", async () => {
  const { actors } = show([answered(there)], {
    session: { user: { ...goldUser, rights: ["tickets"] }, path: "/orders/" },
  });
  await advance(10_001);
  expect(actors.routeGuard.getSnapshot().matches("crashed")).toBe(true);
  expect(await heading("This page has stopped working")).toBeTruthy();
});
