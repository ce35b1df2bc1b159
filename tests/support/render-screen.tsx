import "./dialog-element.ts";
import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { expect } from "vitest";
import { LOADED_AT } from "../../src/atlas/desk/fixtures/samples.ts";
import { isWorthRetrying, type CallFailure } from "../../src/domain/kit/call-failure.ts";
import type { PortalConfig } from "../../src/domain/shell/portal-config.ts";
import {
  createResourceMachine,
  type LoadInput,
  type ResourceLogic,
} from "../../src/machines/kit/resource.machine.ts";
import { createActionMachine, type ActionLogic } from "../../src/machines/kit/action.machine.ts";
import { PortalActorsProvider, type PortalActors } from "../../src/ui/actors/portal-actors.ts";
import { DeploymentProvider } from "../../src/ui/actors/portal-config.ts";
import { RunProvider } from "../../src/ui/calls/run-calls.ts";
import { LoadHelpProvider, type LoadHelp } from "../../src/ui/screens/help/help-code.ts";
import { ShellActorsProvider, type ShellActors } from "../../src/ui/shell/shell-actors.ts";
import { Unanswered } from "../../src/ui/shell/session/unanswered.tsx";
import { createI18n, type Texts } from "../../src/ui/i18n/i18n.ts";
import { TextProvider } from "../../src/ui/i18n/text-provider.tsx";
import { HistoryButtons } from "./history-buttons.tsx";
import { stubResults, inertPortal, type StubResult, type InertPortalOptions } from "./inert-portal.ts";
import { MemoryRouter } from "./memory-router.tsx";
import { scriptedRun, type Script } from "./scripted-run.ts";

/** One catalogue for all files: adding each by itself copies those before it. */
export const sourceTexts: Texts = Object.assign(
  {},
  ...Object.values(import.meta.glob<Texts>("../../locales/int/*.json", { eager: true, import: "default" })),
) as Texts;

export { everyFailure, oneFailure } from "./every-failure.ts";
export { refused, type StubResult } from "./inert-portal.ts";

/** A resource whose loads end with the given results, in order; `seen` is called with each request. */
export const inertResource = <Request, Content>(
  list: readonly StubResult<Content>[],
  seen: (request: Request) => void = () => {},
): ResourceLogic<Request, Content> =>
  createResourceMachine<Request, Content>().provide({
    actors: {
      load: stubResults<{ readonly content: Content; readonly at: number }, LoadInput<Request>>(
        list.map((result) =>
          typeof result === "object" && "answer" in result
            ? { answer: { content: result.answer, at: LOADED_AT } }
            : result,
        ),
        ({ request }) => seen(request),
      ),
    },
  });

/** A write whose calls end with the given results, in order. */
export const inertAction = <Request, Answer>(
  list: readonly StubResult<Answer>[],
  seen: (request: Request) => void = () => {},
): ActionLogic<Request, Answer> =>
  createActionMachine<Request, Answer>().provide({
    actors: {
      submit: stubResults<Answer, { readonly request: Request }>(list, ({ request }) => seen(request)),
    },
  });

/** Asserts that a retry is offered exactly where it can help, and that after it `find` finds its element. */
export const expectRetry = async (
  user: UserEvent,
  failure: CallFailure,
  find: () => Promise<HTMLElement>,
): Promise<void> => {
  const button = screen.queryByRole("button", { name: "Try again" });
  expect(button !== null, "Try again is offered").toBe(isWorthRetrying(failure));
  if (button === null) return;
  await user.click(button);
  await find();
};

/** The configuration of the screens in the tests. */
const testConfig: PortalConfig = {
  productionPortal: "https://portal.homeautomation.example",
  developmentPortal: "",
  identity: { url: "https://login.homeautomation.example", realm: "partner", clientId: "portal" },
  shops: { at: { name: "Shop AT", url: "https://shop.homeautomation.example/at/", instance: "AT" } },
  webshop: "https://shop.homeautomation.example/",
  support: { email: "support@homeautomation.example", phone: "+43 1 5550100" },
  departments: { default: "support-int", CH: "support-ch" },
  promotions: [
    { name: "Promocje", url: "https://www.homeautomation.example/{language}/promotion/", locales: ["plpl"] },
    { name: "Program poleceń", url: "https://referral.example/", locales: ["plpl", "cscz"] },
    { name: "Akce", url: "https://www.homeautomation.example/{language}/promotion/", locales: ["cscz"] },
  ],
  links: {
    data_protection: "https://www.homeautomation.example/{language}/data-protection/",
    documentation: "https://www.homeautomation.example/{language}/support/",
    partner_programme: "https://www.homeautomation.example/{language}/partner-programme/",
    guidelines: "https://www.homeautomation.example/{language}/guidelines/",
    webshop: "https://shop.homeautomation.example/{language}/",
    reorder: "https://shop.homeautomation.example/{language}/cart/?add={articles}",
  },
};

/** The shell around the screen, which offers nothing. */
export const inertShell: ShellActors = {
  academy: inertAction(["never"]),
  Search: () => <button type="button">Search everywhere</button>,
  Tools: () => null,
  Unanswered,
  NewVersion: () => null,
  askToFollow: () => Promise.resolve(),
  offerUndo: () => {},
  listPreferences: { subscribe: () => () => {}, current: () => undefined },
};

/** Loaded when it is asked for, as by the app. */
const loadHelp: LoadHelp = async () => {
  const [{ HelpOverlay }, { helpOverlayMachine }] = await Promise.all([
    import("../../src/ui/screens/help/help-overlay.tsx"),
    import("../../src/machines/tickets/help-overlay.machine.ts"),
  ]);
  return { HelpOverlay, helpOverlayMachine };
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>;
};

export interface RenderOptions {
  /** The address that is open, such as `/orders/?page=2`. */
  readonly at?: string;
  /** The address that was open before it, to which Back leads. */
  readonly before?: string;
  /** The pattern of the screen's route, such as `/order/:id/`; everything by default. */
  readonly path?: string;
  /** Puts providers around the screen, such as those of its actors. */
  readonly wrap?: (screen: ReactNode) => ReactNode;
  /** The results of the screen's calls. */
  readonly calls?: Script;
  /** The person who is signed in, and the results of the page's own calls. */
  readonly session?: InertPortalOptions;
  /** Actors in place of the inert ones. */
  readonly actors?: Partial<PortalActors>;
  readonly production?: boolean;
}

/** Renders a screen with the texts of `int`, a memory router, and actors without effects. */
export const renderScreen = (
  screen: ReactNode,
  {
    at = "/",
    before,
    path = "*",
    wrap = (child) => child,
    calls = {},
    session = {},
    actors = {},
    production = true,
  }: RenderOptions = {},
) => {
  const i18n = createI18n();
  i18n.add("int", sourceTexts);
  const portal = { ...inertPortal(session), ...actors };
  const { run, ...sent } = scriptedRun(calls);
  const view = render(
    <TextProvider i18n={i18n}>
      <DeploymentProvider value={{ config: testConfig, production }}>
        <PortalActorsProvider value={portal}>
          <RunProvider value={run}>
            <MemoryRouter initialEntries={before === undefined ? [at] : [before, at]}>
              <ShellActorsProvider value={inertShell}>
                <LoadHelpProvider value={loadHelp}>
                  {wrap(
                    <Routes>
                      <Route path={path} element={screen} />
                      <Route path="*" element={<p>Another screen</p>} />
                    </Routes>,
                  )}
                </LoadHelpProvider>
              </ShellActorsProvider>
              <Address />
              <HistoryButtons />
            </MemoryRouter>
          </RunProvider>
        </PortalActorsProvider>
      </DeploymentProvider>
    </TextProvider>,
  );
  const address = (): string => view.getByTestId("address").textContent ?? "";
  return { ...view, user: userEvent.setup(), actors: portal, address, ...sent };
};
