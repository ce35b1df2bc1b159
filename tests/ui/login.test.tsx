import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { failureCode, type CallFailure } from "../../src/domain/kit/call-failure.ts";
import { loginCodes, type LoginRefusal } from "../../src/domain/session/login.refusals.ts";
import type { LoginAnswer } from "../../src/domain/session/login.ts";
import { CodeNotesProvider } from "../../src/ui/kit/states/failure-code.tsx";
import { LinkButton } from "../../src/ui/kit/buttons/link-button.tsx";
import { LoginScreen } from "../../src/ui/screens/login/login-screen.tsx";
import { ActivationOffer } from "../../src/ui/shell/session/activation-offer.tsx";
import { SessionNote } from "../../src/ui/shell/session/session-note.tsx";
import { lazyPart } from "../../src/ui/code/lazy-part.tsx";
import { ShellActorsProvider } from "../../src/ui/shell/shell-actors.ts";
import shellTexts from "../../locales/int/shell.json";
import toolsTexts from "../../locales/int/tools.json";
import { isFocusAt } from "../support/focus.ts";
import { goldUser, type InertPortalOptions } from "../support/inert-portal.ts";
import {
  everyFailure,
  inertShell,
  oneFailure,
  renderScreen,
  type StubResult,
} from "../support/render-screen.tsx";
import { advance, settlePage } from "../support/settled-page.ts";

const show = (session: InertPortalOptions = {}, at = "/login/") =>
  renderScreen(<LoginScreen />, { at, session });
const email = () => screen.getByLabelText<HTMLInputElement>("Email address");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const send = () => screen.getByRole("button", { name: "Sign in" });

test("the links below the form keep the query of the visit, and the shop that a parameter names", () => {
  show({}, "/login/?shop=at&utm_source=mail&redirect=%2Forders%2F");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/forgot-password/?shop=at&utm_source=mail",
    "/registration/at/?shop=at&utm_source=mail",
  ]);
});

const signIn = async ({ user }: ReturnType<typeof show>) => {
  await user.type(email(), "gold@demo.test");
  await user.type(password(), "Secret-1234");
  await user.click(send());
};

/** Signs in, answers with the refusal `code`, and returns the element with its text. */
const refuse = async (code: LoginRefusal) => {
  const view = show({ logins: [{ answer: { valid: false, error_code: code } }] });
  await signIn(view);
  return screen.findByText(
    shellTexts[`login.error.${code}`].replace("{{email}}", "support@homeautomation.example"),
  );
};

test("the fields have the attributes that password managers need", () => {
  show();
  expect(email().autocomplete).toBe("username");
  expect(email().type).toBe("email");
  expect(password().autocomplete).toBe("current-password");
  expect(password().type).toBe("password");
  expect(email().closest("form")).toBe(password().closest("form"));
});

const HistoryState = () => <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;

test("an email that the sign-up hands over is filled in, with the focus in the password, and stays out of address and history (business §2)", async () => {
  const { user, address } = renderScreen(
    <>
      <Routes>
        <Route
          path="/registration/"
          element={
            <LinkButton to="/login/" state={{ email: "grace@example.com" }}>
              On
            </LinkButton>
          }
        />
        <Route path="/login/" element={<LoginScreen />} />
      </Routes>
      <HistoryState />
    </>,
    { at: "/registration/" },
  );
  await user.click(screen.getByRole("link", { name: "On" }));
  await expect.poll(() => email().value).toBe("grace@example.com");
  await expect.poll(() => document.activeElement).toBe(password());
  await expect.poll(address).toBe("/login/");
  expect(screen.getByTestId("state").textContent).toBe("null");
});

test("while a session is being checked that the browser has a mark of, nobody reads Sign in: the form is not there yet, and comes when it is known", async () => {
  show({ checks: ["never"], expected: true });
  expect(send().closest("[inert]")).not.toBeNull();
  cleanup();
  show({ expected: true });
  await expect.poll(() => send().closest("[inert]")).toBeNull();
});

describe("while the portal does not answer, and the browser has a mark of a session", () => {
  const offline = { failure: { _tag: "Offline" } } as const;
  const goldAnswer = { answer: { loggedIn: true, valid: true, userData: goldUser } } as const;
  const toForm = () => screen.getByRole("button", { name: "Go to the sign-in form" });

  test("nobody reads Sign in: it is said that the session goes on, with a retry, and what happens next", async () => {
    const { user, actors } = show({ checks: [offline, goldAnswer], expected: true });
    await screen.findByRole("heading", { level: 1, name: toolsTexts["unanswered.title"] });
    expect(screen.getByText(toolsTexts["unanswered.text"])).toBeTruthy();
    expect(screen.getByText(toolsTexts["unanswered.next"])).toBeTruthy();
    expect(screen.getByText("Code SESSION_UNREACHABLE")).toBeTruthy();
    expect(screen.queryByText(shellTexts["login.checking_failed"])).toBeNull();
    expect(screen.queryByText("Loading")).toBeNull();
    expect(send().closest("[inert]")).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await expect.poll(() => actors.session.getSnapshot().matches("signedIn")).toBe(true);
    expect(screen.queryByRole("heading", { name: toolsTexts["unanswered.title"] })).toBeNull();
  });

  test("whoever wants the form instead gets it, with its notice and the focus on its heading", async () => {
    const { user } = renderScreen(
      <main>
        <LoginScreen />
      </main>,
      { at: "/login/", session: { checks: [offline, "never"], expected: true } },
    );
    await screen.findByText(toolsTexts["unanswered.title"]);
    await user.click(toForm());
    expect(send().closest("[inert]")).toBeNull();
    expect(screen.getByText(shellTexts["login.checking_failed"])).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { name: "Sign in" }));
  });

  test("the notice of the login with its retry stands there where the code of these words does not load", async () => {
    const { actors, user } = renderScreen(<LoginScreen />, {
      at: "/login/",
      session: { checks: [offline, goldAnswer], expected: true },
      wrap: (login) => (
        <ShellActorsProvider
          value={{
            ...inertShell,
            Unanswered: lazyPart(() => Promise.reject(new Error("no code")), SessionNote),
          }}
        >
          {login}
        </ShellActorsProvider>
      ),
    });
    expect(await screen.findByText(shellTexts["login.checking_failed"])).toBeTruthy();
    expect(toForm()).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await expect.poll(() => actors.session.getSnapshot().matches("signedIn")).toBe(true);
  });

  test("without such a mark the form is there, with its notice", async () => {
    show({ checks: [offline] });
    expect(await screen.findByText(shellTexts["login.checking_failed"])).toBeTruthy();
    expect(send().closest("[inert]")).toBeNull();
    expect(screen.queryByText(toolsTexts["unanswered.title"])).toBeNull();
  });
});

test("without a mark of a session, the form is there while that is checked, and signs in", async () => {
  const view = show({ checks: ["never"] });
  expect(send().closest("[inert]")).toBeNull();
  await signIn(view);
  expect(view.actors.session.getSnapshot().value).toMatchObject({ signedOut: "signingIn" });
});

test("without a mark of a session, single sign-on is there while that is checked, and begins", async () => {
  const { user, actors } = show({ checks: ["never"], discovery: { _tag: "Up" } });
  await user.click(screen.getByRole("button", { name: "Sign in with single sign-on" }));
  await settlePage();
  expect(actors.session.getSnapshot().children.signOn?.getSnapshot().value).toBe("redirectingToLogin");
});

const whileSigningIn = async () => {
  const view = show();
  await signIn(view);
  return view;
};
const whileSigningOut = async () => {
  const view = show({ user: goldUser });
  await settlePage();
  act(() => view.actors.session.send({ type: "session.logOut" }));
  return view;
};
/** The portal has refused the token of a single sign-on, and the adapter is still to forget it. */
const whileForgetting = async () => {
  const view = show({
    discovery: { _tag: "Up" },
    initialised: { _tag: "Authenticated", token: "t" },
    logins: [{ answer: { valid: false, error_code: "UNKNOWN_ERROR" } }],
  });
  await screen.findByText(
    shellTexts["login.error.UNKNOWN_ERROR"].replace("{{email}}", "support@homeautomation.example"),
  );
  return view;
};

test.each([
  ["a sign-in", whileSigningIn, [true, true]],
  ["a sign-out", whileSigningOut, [true, true]],
  ["the forgetting of a refused token", whileForgetting, [false, true]],
] as const)("what would not be taken during %s is disabled", async (_, during, disabled) => {
  await during();
  expect(
    [/^Sign in(?! with)/, /single sign-on/].map(
      (name) => screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true",
    ),
  ).toEqual(disabled);
});

test("while single sign-on is expected to sign in, the form is not there; who does not wait gets it, with the focus on its heading", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, actors } = renderScreen(
    <main>
      <LoginScreen />
    </main>,
    { at: "/login/", session: { signedOn: true } },
  );
  await advance(100);
  expect(send().closest("[inert]")).not.toBeNull();
  expect(screen.queryByText("Signing you in…")).toBeNull();
  await advance(100);
  expect(screen.getByText("Signing you in…").getAttribute("role")).toBe("status");
  expect(screen.queryByRole("button", { name: "Go to the sign-in form" })).toBeNull();
  await advance(3000);
  await user.click(screen.getByRole("button", { name: "Go to the sign-in form" }));
  expect(send().closest("[inert]")).toBeNull();
  expect(screen.queryByText("Signing you in…")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { name: "Sign in" }));
  expect(actors.session.getSnapshot().value).toEqual({ signedOut: { asking: "checkingSignOn" } });
  vi.useRealTimers();
});

test("a sign-in sends the typed values with the id of the address, and disables the form meanwhile", async () => {
  const seen: unknown[] = [];
  const view = show(
    { onLogin: (input) => seen.push(input) },
    "/login/?id=crm-7&redirect=%2Forders%2F%3Fpage%3D2",
  );
  await signIn(view);
  await expect
    .poll(() => seen)
    .toEqual([
      {
        _tag: "Password",
        request: { email_address: "gold@demo.test", password: "Secret-1234", id: "crm-7" },
      },
    ]);
  expect(screen.getByRole("button", { name: /^Sign in(?! with)/, busy: true })).toBeTruthy();
});

test("Enter submits the form, and a second press during the call is ignored", async () => {
  const seen: unknown[] = [];
  const { user } = show({ onLogin: (input) => seen.push(input) });
  await user.type(email(), "gold@demo.test");
  await user.type(password(), "Secret-1234{Enter}");
  await user.keyboard("{Enter}");
  await user.click(screen.getByRole("button", { name: /^Sign in(?! with)/, busy: true }));
  await expect.poll(() => seen).toHaveLength(1);
});

describe("each refusal is shown at its place, which takes the focus", () => {
  const atFields = [
    ["INVALID_PASSWORD", password],
    ["EMPTY_PASSWORD", password],
    ["EMPTY_EMAIL_ADDRESS", email],
    ["NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS", email],
  ] as const;
  const above = loginCodes.filter((code) => atFields.every(([atField]) => atField !== code));

  test.each(atFields)("%s is shown at its field", async (code, field) => {
    const message = await refuse(code);
    await expect.poll(() => document.activeElement).toBe(field());
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(field().getAttribute("aria-describedby")?.split(" ")).toContain(message.parentElement?.id);
  });

  test.each(above)("%s is shown below the button, which does not move, with its code", async (code) => {
    const message = await refuse(code);
    expect(send().compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(message.closest("[role=alert]")?.contains(screen.getByText(`Code ${code}`))).toBe(true);
    await expect.poll(() => isFocusAt(message)).toBe(true);
  });

  test("an employee whom the company has deactivated reads that, and whom to ask (business §4)", async () => {
    const view = show({
      logins: [{ answer: { valid: false, error_code: "WEBACCOUNT_NOT_ACTIVATED", reason: "deactivated" } }],
    });
    await signIn(view);
    expect(await screen.findByText(/^Ask the person who manages your company’s accounts/)).toBeTruthy();
    expect(screen.getByText("Code WEBACCOUNT_NOT_ACTIVATED")).toBeTruthy();
    expect(screen.queryByText(shellTexts["login.error.WEBACCOUNT_NOT_ACTIVATED"])).toBeNull();
  });

  describe("an account that is not activated", () => {
    const notActivated = { valid: false, error_code: "WEBACCOUNT_NOT_ACTIVATED" };
    const notes = { Note: ActivationOffer, onShown: () => {} };
    const showWith = (answer: LoginAnswer, activation: StubResult<object> = { answer: {} }) =>
      renderScreen(
        <CodeNotesProvider value={notes}>
          <LoginScreen />
        </CodeNotesProvider>,
        {
          at: "/login/",
          session: { logins: [{ answer }] },
          calls: { resendActivation: [activation] },
        },
      );

    test("can have its link sent again, to the address that was refused", async () => {
      const view = showWith(notActivated);
      await signIn(view);
      const button = await screen.findByRole("button", { name: "Send activation link" });
      await view.user.clear(email());
      await view.user.type(email(), "other@demo.test");
      await view.user.click(button);
      expect(await screen.findByText("The link is on its way to gold@demo.test.")).toBeTruthy();
      await expect
        .poll(() => view.asked("resendActivation"))
        .toEqual([{ email: "gold@demo.test", instance: "int" }]);
    });

    test("reads that it was sent also after choosing another language", async () => {
      const view = showWith(notActivated);
      await signIn(view);
      await view.user.click(await screen.findByRole("button", { name: "Send activation link" }));
      const text = "The link is on its way to gold@demo.test.";
      await screen.findByText(text);
      const { language } = view.actors;
      act(() => language.send({ type: "language.choose", locale: "dede" }));
      await expect.poll(() => language.getSnapshot().context.locale).toBe("dede");
      // The other texts are not loaded here.
      expect(screen.getByText(text)).toBeTruthy();
    });

    test("reads why it was not sent", async () => {
      const { failure } = oneFailure;
      const view = showWith(notActivated, { failure });
      await signIn(view);
      await view.user.click(await screen.findByRole("button", { name: "Send activation link" }));
      const title = await screen.findByText("The link could not be sent");
      expect(within(title.closest("[role=alert]")!).getByText(`Code ${failureCode(failure)}`)).toBeTruthy();
    });

    test.each([
      ["is deactivated by its company", { ...notActivated, reason: "deactivated" }],
      ["has another password", { valid: false, error_code: "INVALID_PASSWORD" }],
      ["is of a closed company", { valid: false, error_code: "COMPANY_DEACTIVATED" }],
    ])("is offered no link if it %s", async (_, answer) => {
      const view = showWith(answer);
      await signIn(view);
      await waitFor(() => expect(view.actors.session.getSnapshot().context.problem._tag).toBe("Refused"));
      expect(screen.queryByRole("button", { name: "Send activation link" })).toBeNull();
    });
  });

  test("a refusal keeps the email and clears the password", async () => {
    await refuse("INVALID_PASSWORD");
    expect(email().value).toBe("gold@demo.test");
    expect(password().value).toBe("");
  });

  test("an unknown code is shown as an unknown error, with the code", async () => {
    const view = show({ logins: [{ answer: { valid: false, error_code: "7031" } }] });
    await signIn(view);
    expect(await screen.findByText(shellTexts["login.error.UNKNOWN_ERROR"])).toBeTruthy();
    expect(screen.getByText("Code 7031")).toBeTruthy();
  });

  test("a second refusal is announced again", async () => {
    const view = show({ logins: [{ answer: { valid: false, error_code: "INVALID_PASSWORD" } }] });
    await signIn(view);
    await screen.findByText(shellTexts["login.error.INVALID_PASSWORD"]);
    await view.user.type(password(), "Other-12345");
    await view.user.click(send());
    expect(await screen.findByText(shellTexts["login.error.INVALID_PASSWORD"])).toBeTruthy();
    expect(password().value).toBe("");
  });
});

describe("a failed call keeps all typed values", () => {
  const calls = everyFailure
    .filter(({ _tag }) => _tag !== "Refused")
    .map((failure): readonly [string, CallFailure] => [failureCode(failure), failure]);
  test.each(calls)("%s", async (code, failure) => {
    const view = show({ logins: [{ failure }] });
    await signIn(view);
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText(`Code ${code}`)).toBeTruthy();
    expect(email().value).toBe("gold@demo.test");
    expect(password().value).toBe("Secret-1234");
  });
});

describe("a failure before the sign-in is shown, and the form can be used", () => {
  test("a session check that fails is shown", async () => {
    const seen: unknown[] = [];
    const view = show({
      checks: [
        { failure: { _tag: "Offline" } },
        { answer: { loggedIn: true, valid: true, userData: goldUser } },
      ],
      onLogin: (input) => seen.push(input),
    });
    expect(await screen.findByText(shellTexts["login.checking_failed"])).toBeTruthy();
    expect(screen.queryByText("No connection")).toBeNull();
    await view.user.click(screen.getByRole("button", { name: "Try again" }));
    await settlePage();
    expect(view.actors.session.getSnapshot().matches("signedIn")).toBe(true);
  });

  test("a logout is pending: the page says so until the server has been told, and tells it on request", async () => {
    const view = show({ pending: true, logouts: [{ failure: { _tag: "Offline" } }, { answer: {} }] });
    expect(await screen.findByText(shellTexts["login.logout_pending"])).toBeTruthy();
    await view.user.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText(shellTexts["login.logout_pending"])).toBeNull());
    expect(view.actors.session.getSnapshot().matches({ signedOut: { asking: "idle" } })).toBe(true);
  });

  test.each([
    ["Down", "login.sign_on_unavailable"],
    ["WrongRealm", "login.sign_on_misconfigured"],
  ] as const)("single sign-on is %s", async (found, key) => {
    const seen: unknown[] = [];
    const view = show({ discovery: { _tag: found }, onLogin: (input) => seen.push(input) });
    expect(await screen.findByText(shellTexts[key])).toBeTruthy();
    await signIn(view);
    await expect.poll(() => seen).toHaveLength(1);
  });

  test("the identity server has refused the login, in the portal's own words", async () => {
    show({
      discovery: { _tag: "Up" },
      initialised: { _tag: "LoginRefused", code: "access_denied" },
      signedOn: true,
    });
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText(shellTexts["login.sign_on_refused"])).toBeTruthy();
    expect(screen.queryByText(/access_denied/)).toBeNull();
    const button = screen.getByRole("button", { name: "Sign in with single sign-on" });
    expect(button.getAttribute("aria-disabled")).toBeNull();
  });
});

test("a change of the language keeps what was typed", async () => {
  const { user, actors } = show();
  await user.type(email(), "gold@demo.test");
  await user.type(password(), "Secret-1234");
  act(() => actors.language.send({ type: "language.choose", locale: "dede" }));
  await waitFor(() => expect(actors.language.getSnapshot().context.locale).toBe("dede"));
  expect([email().value, password().value]).toEqual(["gold@demo.test", "Secret-1234"]);
});

test("single sign-on goes to the identity server, with the address to return to", async () => {
  const { user, actors } = show({ discovery: { _tag: "Up" } }, "/login/at/?id=crm-7");
  await settlePage();
  await user.click(screen.getByRole("button", { name: "Sign in with single sign-on" }));
  const signOn = actors.session.getSnapshot().children.signOn;
  expect(signOn?.getSnapshot()).toMatchObject({
    value: "redirectingToLogin",
    context: { pending: { _tag: "Login", returnTo: "/login/at/?id=crm-7" } },
  });
  expect(screen.getByRole("button", { name: /single sign-on/, busy: true })).toBeTruthy();
});
