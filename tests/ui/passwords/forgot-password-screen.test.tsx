import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import type { PasswordRequest } from "../../../src/domain/passwords/password-forms.ts";
import { passwordRequestMachine } from "../../../src/machines/passwords/password-request.machine.ts";
import { passwordResetMachine } from "../../../src/machines/passwords/password-reset.machine.ts";
import { ForgotPasswordScreen } from "../../../src/ui/screens/passwords/forgot-password-screen.tsx";
import { PasswordsActorsProvider } from "../../../src/ui/screens/passwords/passwords-actors.ts";
import { stubResults } from "../../support/inert-portal.ts";
import { everyFailure, renderScreen, type StubResult } from "../../support/render-screen.tsx";

const show = (list: readonly StubResult<unknown>[], seen: (input: unknown) => void = () => {}) =>
  renderScreen(<ForgotPasswordScreen />, {
    wrap: (child) => (
      <PasswordsActorsProvider
        value={{
          passwordRequest: passwordRequestMachine.provide({
            actors: { submit: stubResults<unknown, { readonly values: PasswordRequest }>(list, seen) },
          }),
          passwordReset: passwordResetMachine,
        }}
      >
        {child}
      </PasswordsActorsProvider>
    ),
  });

describe("the forgotten password screen", () => {
  it("shows at its field that an email address is invalid, and moves the focus there", async () => {
    const sent: unknown[] = [];
    const { user } = show(["never"], (input) => sent.push(input));
    await user.click(screen.getByRole("button", { name: "Send link" }));
    const field = screen.getByLabelText("Email address");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    await user.type(field, "grace");
    await user.tab();
    expect(screen.getByText(/^Check the email address/)).toBeTruthy();
    expect(sent).toEqual([]);
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
