import { act, cleanup, screen, within } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { createActor, createMachine } from "xstate";
import { navigation } from "../../../src/domain/shell/navigation.ts";
import type { PortalActors } from "../../../src/ui/actors/portal-actors.ts";
import {
  ShellActorsProvider,
  type AcademyRequest,
  type AcademyVisit,
} from "../../../src/ui/shell/shell-actors.ts";
import type { Elements } from "../../../src/ui/kit/elements.ts";
import { navigationIcon } from "../../../src/ui/shell/navigation/navigation-icons.ts";
import { PageTitle } from "../../../src/ui/shell/navigation/page-title.tsx";
import { Shell } from "../../../src/ui/shell/shell.tsx";
import shellTexts from "../../../locales/int/shell.json";
import { catalogues, languageTag } from "../../../src/domain/shell/locale.ts";
import { languageNames } from "../../../src/ui/shell/frame/language-names.ts";
import { chooseOption } from "../../support/choose-option.ts";
import { goldUser } from "../../support/inert-portal.ts";
import {
  oneFailure,
  inertShell,
  inertAction,
  renderScreen,
  type StubResult,
  type RenderOptions,
} from "../../support/render-screen.tsx";
import { advance, settlePage } from "../../support/settled-page.ts";

window.scrollTo = vi.fn();

const show = (
  options: RenderOptions & {
    readonly academy?: readonly StubResult<AcademyVisit>[];
    readonly onAcademy?: (request: AcademyRequest) => void;
  } = {},
  content: Elements = <h1>Screen</h1>,
) => {
  const actors = {
    ...inertShell,
    academy: inertAction<AcademyRequest, AcademyVisit>(options.academy ?? ["never"], options.onAcademy),
  };
  return renderScreen(<Shell year={2026}>{content}</Shell>, {
    ...options,
    wrap: (shell) => <ShellActorsProvider value={actors}>{shell}</ShellActorsProvider>,
  });
};

const signedIn: RenderOptions = { session: { user: goldUser } };
const account = () => screen.findByRole("button", { name: /^Account:/ });
const sidebar = () => screen.getAllByRole("navigation", { name: "Main navigation" }).at(-1)!;
const page = () => document.querySelector<HTMLElement>("[class*=route-]")!;

describe("without a session", () => {
  test("bell, account menu, mobile menu and sidebar are hidden", () => {
    show({ at: "/messages/" });
    expect(screen.queryByRole("button", { name: /Messages|Account|menu|Search/ })).toBeNull();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login/");
  });

  test("the login page shows no second link to itself", () => {
    show({ at: "/login/" });
    expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
  });
});

describe("the page wrapper", () => {
  test("has the attributes of the route's name, the shop and the tier", async () => {
    show({ ...signedIn, at: "/login/at/" });
    await account();
    expect(page().classList).toContain("route-login");
    expect(page().dataset["shop"]).toBe("at");
    expect(page().dataset["tier"]).toBe("gold");
  });

  test("has no shop attribute without a shop", () => {
    show({ at: "/orders/" });
    expect(page().classList).toContain("route-orders");
    expect(page().dataset["shop"]).toBeUndefined();
  });

  test("sets the title of the browser window, with the DEV prefix outside of production", async () => {
    show({ at: "/orders/" }).unmount();
    await expect.poll(() => document.title).toBe("");
    const { unmount } = show({ at: "/orders/" });
    await expect.poll(() => document.title).toBe("Orders · Partner portal");
    unmount();
    show({ at: "/tickets/", production: false });
    await expect.poll(() => document.title).toBe("My tickets · DEV Partner portal");
    expect(within(screen.getByRole("banner")).getByText("DEV")).toBeTruthy();
  });

  test("names the thing of the address first in the title", async () => {
    show({ at: "/order/SO-2026-000547/" });
    await expect.poll(() => document.title).toBe("SO-2026-000547 · Orders · Partner portal");
  });

  test("names the thing as the screen's data do, from when they are there until they are gone", async () => {
    const Named = () => {
      const [name, setName] = useState<string | undefined>("Named at once");
      return (
        <>
          {name === undefined ? null : <PageTitle things={[name]} />}
          <button onClick={() => setName(name === undefined ? "Named later" : undefined)}>Change</button>
        </>
      );
    };
    const { user } = show({ at: "/message/4f1c/" }, <Named />);
    await expect.poll(() => document.title).toBe("Named at once · Messages · Partner portal");
    await user.click(screen.getByRole("button", { name: "Change" }));
    await expect.poll(() => document.title).toBe("Message · Messages · Partner portal");
    await user.click(screen.getByRole("button", { name: "Change" }));
    await expect.poll(() => document.title).toBe("Named later · Messages · Partner portal");
  });
});

test("the path registration shows only the routed page, with the brand and the languages above it", async () => {
  const { user, actors } = show({ ...signedIn, at: "/registration/at" });
  await settlePage();
  expect(screen.getByRole("heading", { name: "Screen" })).toBeTruthy();
  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("link", { name: "Partner portal" })).toBeTruthy();
  expect(header.queryAllByRole("button"), "search, messages and account").toEqual([]);
  expect(header.getAllByRole("link")).toHaveLength(1);
  await chooseOption(user, "Language", "Deutsch");
  expect(actors.language.getSnapshot().context.locale).toBe("dede");
  expect(screen.queryByRole("contentinfo")).toBeNull();
  expect(screen.queryByText(/You are signing in for/)).toBeNull();
});

describe("shop mode", () => {
  test("shows the shop and the second of six steps", () => {
    show({ at: "/login/at/" });
    expect(
      screen.getByText("You are signing in for Shop AT. After that you return to the shop."),
    ).toBeTruthy();
    const steps = within(screen.getByRole("list", { name: "Steps of your purchase" })).getAllByRole(
      "listitem",
    );
    const marks = /^[1-6]|Done$/g;
    expect(steps.map(({ textContent }) => textContent?.replaceAll(marks, ""))).toEqual([
      "Cart",
      "Sign in or register",
      "Invoice address",
      "Payment",
      "Shipping",
      "Order overview",
    ]);
    expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([
      null,
      "step",
      null,
      null,
      null,
      null,
    ]);
  });

  test("is the same where a parameter names the shop", () => {
    show({ at: "/login/?utm_source=cart&shop=at" });
    expect(screen.getByText(/You are signing in for Shop AT/)).toBeTruthy();
    expect(page().dataset["shop"]).toBe("at");
  });

  test("is none of other pages, whose links carry the parameter", () => {
    show({ at: "/orders/?shop=at" });
    expect(screen.queryByText(/You are signing in for/)).toBeNull();
  });

  test("shows no name for a shop that is not on the list", () => {
    show({ at: "/login/evil/" });
    expect(screen.queryByText(/You are signing in for/)).toBeNull();
  });
});

describe("the account menu", () => {
  test("shows company, customer number and name, and signs out", async () => {
    const { user, actors } = show(signedIn);
    const button = await account();
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await user.click(button);
    expect(screen.getByText(goldUser.account_name)).toBeTruthy();
    expect(screen.getByText(goldUser.account_debitor)).toBeTruthy();
    expect(screen.getAllByText("Ada Berg").length).toBeGreaterThan(0);
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    expect(actors.session.getSnapshot().hasTag("signingOut")).toBe(true);
    expect(screen.getByText("Signing out")).toBeTruthy();
  });

  test("names no company of a private person, nor in the title of the page with the address", async () => {
    const user = { ...goldUser, partner_status: "private", account_name: "Ada Berg" };
    const view = show({ session: { user }, at: "/settings/company/" });
    await view.user.click(await account());
    expect(screen.queryByText("Company")).toBeNull();
    await expect.poll(() => document.querySelector("title")?.textContent).toMatch(/^Address · /);
  });

  test("leads to the settings with the visit's query", async () => {
    const { user } = show({ ...signedIn, at: "/orders/?page=3&utm_source=mail" });
    await user.click(await account());
    expect(
      screen.getAllByRole("link", { name: "Settings" }).map((link) => link.getAttribute("href")),
    ).toEqual(expect.arrayContaining(["/settings/?utm_source=mail"]));
    expect(screen.getAllByRole("link").filter((link) => link.getAttribute("href") === "/settings/")).toEqual(
      [],
    );
  });

  test("omits the customer number when there is none", async () => {
    const { user } = show({ session: { user: { ...goldUser, account_debitor: "" } } });
    await user.click(await account());
    expect(screen.queryByText("Customer number")).toBeNull();
  });

  test("closes on Escape, which restores the focus, and on a press outside", async () => {
    const { user } = show(signedIn);
    const button = await account();
    await user.click(button);
    await user.keyboard("{Escape}");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => document.activeElement).toBe(button);
    await user.click(button);
    await user.click(screen.getByRole("heading", { name: "Screen" }));
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });
});

describe("the navigation", () => {
  test("has a text for every group and entry of the table", () => {
    // The deployment names promotional links itself.
    const names = navigation.flatMap((group) => [
      group.name,
      ...group.entries.flatMap(({ name, to }) => (to.kind === "promotions" ? [] : [name])),
    ]);
    expect(names.filter((name) => !(`navigation.${name}` in shellTexts))).toEqual([]);
  });

  test("marks the page and its group, and keeps the allowed query", async () => {
    show({ ...signedIn, at: "/order/4711/?shop=at&page=3&utm_source=mail" });
    await account();
    const orders = within(sidebar()).getByRole("link", { name: "Orders" });
    expect(orders.getAttribute("aria-current")).toBe("true");
    expect(orders.getAttribute("href")).toBe("/orders/?shop=at&utm_source=mail");
    expect(
      within(sidebar()).getByRole("link", { name: "Dashboard" }).getAttribute("aria-current"),
    ).toBeNull();
    expect(within(sidebar()).getByRole("button", { name: "Cockpit" }).className).toContain("current");
    expect(within(sidebar()).getByRole("button", { name: "Tickets" }).className).not.toContain("current");
  });

  test("opens and closes a group", async () => {
    const { user } = show(signedIn);
    await account();
    const group = within(sidebar()).getByRole("button", { name: "Cockpit" });
    expect(group.getAttribute("aria-expanded")).toBe("true");
    await user.click(group);
    expect(group.getAttribute("aria-expanded")).toBe("false");
  });

  test("opens external links in a new tab and announces it", async () => {
    show(signedIn);
    await account();
    const link = within(sidebar()).getByRole("link", { name: /FAQ and documentation.*opens in a new tab/ });
    expect(link.getAttribute("href")).toBe("https://www.homeautomation.example/en/support/");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener");
  });

  test.each([
    [
      "plpl",
      {
        Promocje: "https://www.homeautomation.example/pl/promotion/",
        "Program poleceń": "https://referral.example/",
      },
    ],
    ["int", {}],
  ])(
    "has the promotional links that the deployment lists for %s, and none of other locales",
    async (locale, links) => {
      const language = createActor(createMachine({ context: { locale } })).start();
      show({ ...signedIn, actors: { language } as unknown as Partial<PortalActors> });
      await account();
      const listed = within(sidebar())
        .getAllByRole("link", { name: /opens in a new tab/ })
        .map((link) => [link.textContent.replace(/ *\(?opens.*/, "").trim(), link.getAttribute("href")]);
      const promotions = listed.filter(([, href]) => /promotion|referral/.test(href ?? ""));
      expect(Object.fromEntries(promotions)).toEqual(links);
    },
  );

  test("names what is one's own as the specification does (shell §2)", async () => {
    show(signedIn);
    await account();
    for (const name of ["My advantages", "My tickets"])
      expect(within(sidebar()).getByRole("link", { name })).toBeTruthy();
  });

  test("hides an entry without its right, and a group for other accounts", async () => {
    show({ session: { user: { ...goldUser, rights: ["tickets"] } } });
    await account();
    expect(within(sidebar()).queryByRole("link", { name: "Orders" })).toBeNull();
    expect(within(sidebar()).getByRole("link", { name: "My tickets" })).toBeTruthy();
    expect(within(sidebar()).queryByRole("button", { name: "For customers" })).toBeNull();
  });

  test("shows starting partners their first steps with a badge, and the logo links there", async () => {
    show({ session: { user: { ...goldUser, partner_status: "reg neu" } } });
    await account();
    expect(within(sidebar()).getByRole("link", { name: "First steps To do" })).toBeTruthy();
    expect(screen.getByTitle("Home").getAttribute("href")).toBe("/first-steps/");
  });

  test("requests the academy's link once, and shows it when the browser opened no tab", async () => {
    const seen: AcademyRequest[] = [];
    const { user } = show({
      ...signedIn,
      academy: [{ answer: { link: "https://academy.example/once", opened: false } }],
      onAcademy: (request) => seen.push(request),
    });
    await account();
    await user.click(within(sidebar()).getByRole("button", { name: /Partner onboarding/ }));
    const link = await within(sidebar()).findByRole("link", { name: "Open the academy" });
    expect(["href", "target", "rel"].map((name) => link.getAttribute(name))).toEqual([
      "https://academy.example/once",
      "_blank",
      "noopener",
    ]);
    await expect.poll(() => seen).toEqual([{ language: "int", status: "gold" }]);
  });

  test("shows why the academy's link failed", async () => {
    const { user } = show({ ...signedIn, academy: [{ failure: { _tag: "Offline" } }] });
    await account();
    await user.click(within(sidebar()).getByRole("button", { name: /Partner onboarding/ }));
    expect(
      await within(sidebar()).findByText("The academy could not be opened: No connection."),
    ).toBeTruthy();
  });

  test("keeps the academy's button when its link failed", async () => {
    const { failure } = oneFailure;
    const { user } = show({ ...signedIn, academy: [{ failure }, "never"] });
    await account();
    const button = within(sidebar()).getByRole("button", { name: /Partner onboarding/ });
    await user.click(button);
    expect(await within(sidebar()).findByText(/^The academy could not be opened: ./)).toBeTruthy();
    expect((button as HTMLButtonElement).disabled).toBe(false);
  });
});

test("the mobile navigation opens, contains shop and logout, and closes on Escape", async () => {
  const { user } = show(signedIn);
  await account();
  const toggle = screen.getByRole("button", { name: "Open menu" });
  await user.click(toggle);
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("button", { name: "Close menu" })).toBe(toggle);
  const mobile = document.getElementById(toggle.getAttribute("aria-controls")!)!;
  expect(
    within(mobile)
      .getAllByRole("link", { name: /Webshop/ })
      .at(-1)
      ?.getAttribute("href"),
  ).toContain("https://shop.homeautomation.example/");
  expect(within(mobile).getByRole("button", { name: "Sign out" })).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
});

test.each([
  [["tickets"] as const, 0],
  [["webshop_orders"] as const, 3],
])("an employee with the rights %j sees %i links to the webshop", async (rights, links) => {
  const { user } = show({ session: { user: { ...goldUser, rights } } });
  await account();
  // The sidebar's, and in the mobile navigation the same and the button.
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  expect(screen.queryAllByRole("link", { name: /^Webshop/, hidden: true })).toHaveLength(links);
});

test.each(["/login/", "/login/at/", "/forgot-password/", "/reset-password/"])(
  "%s has its language menu in the header, once",
  (at) => {
    show({ at });
    const menu = screen.getByRole("combobox", { name: "Language" });
    expect(screen.getByRole("banner").contains(menu)).toBe(true);
  },
);

describe("the footer", () => {
  const follow = () => screen.queryByRole("button", { name: "Let the state atlas follow this tab" });

  test("asks for consent to be followed: in production of staff only, elsewhere of everybody", async () => {
    const ask = vi.fn(() => Promise.resolve());
    const wrap = (shell: ReactNode) => (
      <ShellActorsProvider value={{ ...inertShell, askToFollow: ask }}>{shell}</ShellActorsProvider>
    );
    const page = <Shell year={2026}>{null}</Shell>;
    renderScreen(page, { ...signedIn, wrap });
    await account();
    expect(follow()).toBeNull();
    cleanup();
    renderScreen(page, { wrap });
    expect(follow()).toBeNull();
    cleanup();
    renderScreen(page, { wrap, production: false });
    expect(follow()).not.toBeNull();
    cleanup();
    const { user } = renderScreen(page, { session: { user: { ...goldUser, partner_status: "ma" } }, wrap });
    await account();
    await user.click(follow()!);
    await expect.poll(() => ask).toHaveBeenCalledOnce();
  });

  test("shows the year, the version and all offered languages by their own names", async () => {
    const { user } = show({ production: false });
    const footer = screen.getByRole("contentinfo");
    expect(within(footer).getByText("© 2026 Home Automation")).toBeTruthy();
    expect(within(footer).getByText("DEV-V1.240507")).toBeTruthy();
    await user.click(within(footer).getByRole("combobox", { name: "Language" }));
    const options = await within(footer).findAllByRole("option");
    expect(options.map(({ lang, textContent }) => [lang, textContent])).toEqual(
      catalogues.map((locale) => [languageTag(locale), languageNames[locale]]),
    );
    expect(
      within(within(footer).getByRole("group", { name: "Language by country" })).getAllByRole("button"),
    ).toHaveLength(5);
  });

  test("changes the language by flag and by menu", async () => {
    const { user, actors } = show({ at: "/messages/" });
    await settlePage();
    await user.click(screen.getByRole("button", { name: "Deutsch" }));
    expect(actors.language.getSnapshot().context.locale).toBe("dede");
    expect(screen.getByRole("button", { name: "Deutsch" }).getAttribute("aria-pressed")).toBe("true");
    await chooseOption(user, "Language", "Čeština");
    expect(actors.language.getSnapshot().context.locale).toBe("cscz");
  });

  test("shows that a language failed to load, and keeps the present one", async () => {
    const { user, actors } = show({
      session: { texts: [{ answer: undefined }, { failure: { _tag: "Offline" } }] },
    });
    await settlePage();
    await user.click(screen.getByRole("button", { name: "Deutsch" }));
    expect(await screen.findByText(/The language could not be loaded/)).toBeTruthy();
    expect(actors.language.getSnapshot().context.locale).toBe("int");
  });
});

describe("while a session is restored of which the browser has a mark", () => {
  const restoring: RenderOptions = { at: "/orders/", session: { expected: true, checks: ["never"] } };

  test("nobody is asked to sign in, and the sidebar has its place", () => {
    show(restoring);
    expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
    expect(screen.getByRole("main").previousElementSibling?.textContent).toBe("Loading");
  });

  test("without such a mark the link to the login is there at once", () => {
    show({ ...restoring, session: { checks: ["never"] } });
    expect(screen.getByRole("link", { name: "Sign in" })).toBeTruthy();
    expect(screen.getByRole("main").previousElementSibling).toBeNull();
  });

  test("also while single sign-on is expected to sign in, until it takes long", async () => {
    vi.useFakeTimers();
    show({ ...restoring, session: { signedOn: true } });
    await advance(100);
    expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
    expect(screen.getByRole("main").previousElementSibling?.textContent).toBe("Loading");
    await advance(3000);
    expect(screen.getByRole("link", { name: "Sign in" })).toBeTruthy();
    vi.useRealTimers();
  });

  test("also while the portal does not answer, and the page is not said to be loading", async () => {
    const { actors } = show({ ...restoring, session: { expected: true, checks: [oneFailure] } });
    await expect.poll(() => actors.session.getSnapshot().hasTag("unanswered")).toBe(true);
    expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
    expect(screen.getByRole("main").previousElementSibling?.textContent).toBe("Loading");
    expect(screen.queryByText(shellTexts["login.checking"])).toBeNull();
    act(() => actors.routeGuard.send({ type: "session.unanswered" }));
    expect(page().dataset["settled"]).toBe("true");
  });

  test("a session that is over after all leads to the login", async () => {
    show({ ...restoring, session: { expected: true } });
    expect(await screen.findByRole("link", { name: "Sign in" })).toBeTruthy();
  });
});

test("a missing connection is shown apart from a portal that does not answer, each with its code, and its end is announced", async () => {
  const { user, actors } = show(signedIn);
  act(() => actors.endpointHealth.send({ type: "endpoint.failed" }));
  expect(screen.getByText("Code endpoint_failure")).toBeTruthy();
  act(() => actors.endpointHealth.send({ type: "endpoint.disconnected" }));
  expect(screen.queryByText("The portal runs in limited mode")).toBeNull();
  expect(screen.getByText("You are offline")).toBeTruthy();
  expect(screen.getByText("Code OFFLINE")).toBeTruthy();
  act(() => actors.endpointHealth.send({ type: "endpoint.connected" }));
  act(() => actors.endpointHealth.send({ type: "endpoint.answered" }));
  expect(screen.queryByText("You are offline")).toBeNull();
  const over = screen.getByRole("region", { name: "Notifications" });
  expect(over.textContent).toContain("The portal is responding again.");
  await user.click(within(over).getByRole("button", { name: "Close" }));
  expect(screen.queryByText("The portal is responding again.")).toBeNull();
});

test("every entry of the navigation has an icon of its own", () => {
  const names = navigation.flatMap(({ entries }) => entries.map(({ name }) => name));
  expect(new Set(names.map(navigationIcon)).size).toBe(names.length);
});

test("limited mode is shown while the endpoint fails, and can be hidden", async () => {
  const { user, actors } = show(signedIn);
  expect(screen.queryByText("The portal runs in limited mode")).toBeNull();
  act(() => actors.endpointHealth.send({ type: "endpoint.failed" }));
  const notice = screen.getByText("The portal runs in limited mode").closest('[role="alert"]');
  expect(notice?.textContent).toMatch(/^Warning:/);
  expect(notice?.querySelectorAll("svg")).toHaveLength(2);
  act(() => actors.endpointHealth.send({ type: "endpoint.answered" }));
  expect(screen.queryByText("The portal runs in limited mode")).toBeNull();
  act(() => actors.endpointHealth.send({ type: "endpoint.failed" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("The portal runs in limited mode")).toBeNull();
});

test("a new path scrolls to the top and focuses the heading; a new query does not", async () => {
  const { user } = show(signedIn);
  await account();
  vi.mocked(window.scrollTo).mockClear();
  await user.click(within(sidebar()).getByRole("link", { name: "Orders" }));
  await expect.poll(() => window.scrollTo).toHaveBeenCalledWith(0, 0);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { name: "Screen" }));
});

test("the skip link moves to the main part", async () => {
  const { user } = show();
  await user.tab();
  await expect.poll(() => document.activeElement?.textContent).toBe("Skip to content");
  await user.keyboard("{Enter}");
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("main"));
});
