import { act, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionWarning } from "../../../src/ui/shell/session/session-warning.tsx";
import { SignInAgain } from "../../../src/ui/shell/session/sign-in-again.tsx";
import { goldUser, type InertPortalOptions } from "../../support/inert-portal.ts";
import { renderScreen } from "../../support/render-screen.tsx";
import { advance } from "../../support/settled-page.ts";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const Working = () => {
  const [text, setText] = useState("");
  return (
    <label>
      Draft
      <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
};

const show = (session: InertPortalOptions) =>
  renderScreen(
    <>
      <Working />
      <SessionWarning />
      <SignInAgain />
    </>,
    { session: { user: goldUser, ...session } },
  );
const found = { answer: { loggedIn: true, valid: true, userData: goldUser } };

test("two minutes before the session ends a warning is shown, and one press extends it", async () => {
  const { user, actors } = show({ checks: [found, found] });
  await advance(28 * 60_000 - 1000);
  expect(screen.queryByRole("dialog")).toBeNull();
  await advance(2000);
  expect(
    within(screen.getByRole("dialog", { name: "Your session ends soon" })).getByText(/less than 2 minutes/),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Stay signed in" }));
  await advance(1);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(actors.session.getSnapshot().matches("signedIn")).toBe(true);
});

test("a session that cannot be extended shows why, and can be tried again", async () => {
  const { user } = show({ checks: [found, { failure: { _tag: "Offline" } }, found] });
  await advance(28 * 60_000 + 1);
  await user.click(screen.getByRole("button", { name: "Stay signed in" }));
  await advance(1);
  expect(screen.getByText(/could not be extended/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Stay signed in" }));
  await advance(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a session that expires shows the sign-in dialog over the screen, and typed text is kept", async () => {
  const { user, actors } = show({ logins: [{ answer: { valid: true, userData: goldUser } }] });
  await advance(1);
  await user.type(screen.getByLabelText("Draft"), "half a sentence");
  act(() => actors.session.send({ type: "session.expired" }));
  const dialog = screen.getByRole("dialog", { name: "Sign in again" });
  expect(within(dialog).queryByRole("button", { name: "Close" })).toBeNull();
  await user.type(within(dialog).getByLabelText("Email address"), "gold@demo.test");
  await user.type(within(dialog).getByLabelText("Password"), "Secret-1234");
  await user.click(within(dialog).getByRole("button", { name: "Sign in" }));
  await advance(1);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Draft").value).toBe("half a sentence");
});

test("a refused sign-in is shown in the dialog, and Escape does not close it", async () => {
  const { user, actors } = show({ logins: [{ answer: { valid: false, error_code: "INVALID_PASSWORD" } }] });
  await advance(1);
  act(() => actors.session.send({ type: "session.expired" }));
  await user.type(screen.getByLabelText("Password"), "wrong{Enter}");
  await advance(1);
  expect(screen.getByText("The password is not correct. Check it and try again.")).toBeTruthy();
  const cancel = new Event("cancel", { cancelable: true });
  screen.getByRole("dialog").dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
});

test("the sign-in dialog offers to sign out, and single sign-on returns to this page", async () => {
  const { user, actors } = show({});
  await advance(1);
  act(() => actors.session.send({ type: "session.expired" }));
  await user.click(screen.getByRole("button", { name: "Sign in with single sign-on" }));
  expect(actors.session.getSnapshot().children.signOn?.getSnapshot().context.pending).toEqual({
    _tag: "Login",
    returnTo: "/",
  });
  await user.click(screen.getByRole("button", { name: "Leave the portal" }));
  expect(actors.session.getSnapshot().hasTag("signingOut")).toBe(true);
});

test("another account in the browser covers the page with a dialog that keeps the typed text", async () => {
  const { user, actors } = show({ logins: [{ answer: { valid: true, userData: goldUser } }] });
  await advance(1);
  await user.type(screen.getByLabelText("Draft"), "half a sentence");
  act(() => actors.session.send({ type: "session.displaced" }));
  const dialog = screen.getByRole("dialog", { name: "Another account is signed in" });
  expect(dialog.className).toContain("covering");
  expect(dialog.textContent).not.toContain(goldUser.lastname);
  expect(within(dialog).queryByRole("button", { name: "Leave the portal" })).toBeNull();
  await user.type(within(dialog).getByLabelText("Email address"), "gold@demo.test");
  await user.type(within(dialog).getByLabelText("Password"), "Secret-1234{Enter}");
  await advance(1);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Draft").value).toBe("half a sentence");
});

test("the covering dialog goes on with the other account on request", async () => {
  const other = { ...goldUser, account_key: "key-other", lastname: "Other" };
  const { user, actors } = show({
    checks: [found, { answer: { loggedIn: true, valid: true, userData: other } }],
    logouts: [{ answer: {} }],
  });
  await advance(1);
  act(() => actors.session.send({ type: "session.displaced" }));
  await user.click(screen.getByRole("button", { name: "Continue with the other account" }));
  await advance(1);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(actors.session.getSnapshot().context.account).toMatchObject({ user: { lastname: "Other" } });
});
