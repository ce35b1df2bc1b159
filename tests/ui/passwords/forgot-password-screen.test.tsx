import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import type { PasswordRequest } from "../../../src/domain/passwords/password-forms.ts";
import { passwordRequestMachine } from "../../../src/machines/passwords/password-request.machine.ts";
import { LoginScreen } from "../../../src/ui/screens/login/login-screen.tsx";
import { ForgotPasswordScreen } from "../../../src/ui/screens/passwords/forgot-password-screen.tsx";
import { stubResults } from "../../support/inert-portal.ts";
import { everyFailure, renderScreen, type StubResult } from "../../support/render-screen.tsx";

const HistoryState = () => <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;

const show = (
  list: readonly StubResult<unknown>[],
  seen: (input: unknown) => void = () => {},
  shown: ReactNode = <ForgotPasswordScreen />,
) =>
  renderScreen(shown, {
    at: "/login/",
    session: {
      machines: [
        passwordRequestMachine.provide({
          actors: { submit: stubResults<unknown, { readonly values: PasswordRequest }>(list, seen) },
        }),
      ],
    },
  });

describe("the forgotten password screen", () => {
  it("shows at its field that an email address is invalid, and moves the focus there", async () => {
    const sent: unknown[] = [];
    const { user } = show(["never"], (input) => sent.push(input));
    await user.click(screen.getByRole("button", { name: "Send link" }));
    const field = screen.getByLabelText("Email address");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => document.activeElement).toBe(field);
    await user.type(field, "grace");
    await user.tab();
    expect(screen.getByText(/^Check the email address/)).toBeTruthy();
    await expect.poll(() => sent).toEqual([]);
  });

  it("begins with the email that was typed at the login, which stays out of the address and the history", async () => {
    const { user, address } = show(
      ["never"],
      undefined,
      <>
        <Routes>
          <Route path="/login/" element={<LoginScreen />} />
          <Route path="/forgot-password/" element={<ForgotPasswordScreen />} />
        </Routes>
        <HistoryState />
      </>,
    );
    await user.type(screen.getByLabelText("Email address"), "grace@example.com");
    await user.click(screen.getByRole("link", { name: "Forgot your password?" }));
    expect(await screen.findByLabelText("Email address")).toHaveProperty("value", "grace@example.com");
    await expect.poll(address).toBe("/forgot-password/");
    expect(screen.getByTestId("state").textContent).toBe("null");
  });

  it("shows the same text for every address, and offers to send again", async () => {
    const { user } = show([{ answer: {} }]);
    await user.type(screen.getByLabelText("Email address"), "grace@example.com{Enter}");
    expect(await screen.findByText(/If there is an account for grace@example.com/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Send again" })).toBeTruthy();
  });

  it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))(
    "keeps the address, and shows the text for %s",
    async (code, failure) => {
      const { user } = show([{ failure }, { answer: {} }]);
      await user.type(screen.getByLabelText("Email address"), "grace@example.com{Enter}");
      expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
      await user.click(screen.getByRole("button", { name: "Send link" }));
      expect(await screen.findByText(/on its way/)).toBeTruthy();
    },
  );
});
