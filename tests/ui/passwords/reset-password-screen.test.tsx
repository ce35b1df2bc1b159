import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { LinkPurpose, OpenLink } from "../../../src/domain/passwords/account-link.ts";
import { newPasswordMachine } from "../../../src/machines/passwords/new-password.machine.ts";
import { passwordResetMachine } from "../../../src/machines/passwords/password-reset.machine.ts";
import { ResetPasswordScreen } from "../../../src/ui/screens/passwords/reset-password-screen.tsx";
import { stubResults } from "../../support/inert-portal.ts";
import { oneFailure, renderScreen, type StubResult, refused } from "../../support/render-screen.tsx";

vi.stubGlobal("scrollTo", () => {});

interface Shown {
  readonly checks: readonly StubResult<OpenLink>[];
  readonly uses?: readonly StubResult<unknown>[];
  readonly writes?: readonly StubResult<unknown>[];
  readonly at?: string;
}

const show = ({ checks, uses = ["never"], writes = ["never"], at = "/reset-password/secret/" }: Shown) =>
  renderScreen(<ResetPasswordScreen />, {
    at,
    path: "/reset-password/:hash?/",
    session: {
      machines: [
        passwordResetMachine.provide({
          actors: {
            checkLink: stubResults(checks),
            useLink: stubResults(uses),
            newPassword: newPasswordMachine.provide({ actors: { submit: stubResults(writes) } }),
          },
        }),
      ],
    },
  });

const open = (purpose: LinkPurpose): StubResult<OpenLink> => ({
  answer: { purpose, email: "grace@example.com" },
});

describe("the reset password screen", () => {
  it("removes the secret from the address at once, and continues", async () => {
    const { address } = show({ checks: [open("reset")] });
    expect(await screen.findByRole("heading", { level: 1, name: "Set a new password" })).toBeTruthy();
    await expect.poll(address).toBe("/reset-password/");
  });

  it("shows that a link without a secret is invalid", async () => {
    show({ checks: ["never"], at: "/reset-password/" });
    expect(await screen.findByText("This link is not valid")).toBeTruthy();
    expect(screen.getByText("Code LINK_INVALID")).toBeTruthy();
  });

  it("sets a password that meets all rules, and shows the rules while it is typed", async () => {
    const { user } = show({ checks: [open("invitation")], writes: [{ answer: {} }] });
    await user.type(await screen.findByLabelText("New password"), "Long-enough");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "at least 10 characters, met",
      "a capital letter, met",
      "a lower-case letter, met",
      "a digit, not yet met",
      "a special character, met",
    ]);
    expect(screen.getByText("Rules met: 4 of 5").getAttribute("role")).toBe("status");
    expect(document.querySelector("[autocomplete=username]")).toHaveProperty("value", "grace@example.com");
    await user.type(screen.getByLabelText("New password"), "-1");
    await user.type(screen.getByLabelText("Repeat the new password"), "Long-enough-1{Enter}");
    expect(await screen.findByText(/your account is ready/)).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("shows at the second field that the passwords differ, and sends nothing", async () => {
    const { user } = show({ checks: [open("reset")] });
    await user.type(await screen.findByLabelText("New password"), "Long-enough-1");
    await user.type(screen.getByLabelText("Repeat the new password"), "Long-enough-2{Enter}");
    expect(screen.getByText(/^Type the same password again/)).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Repeat the new password"));
  });

  it.each([
    ["activation", "Activate account", /is active/],
    ["email_change", "Confirm address", /is confirmed/],
    ["email_change_undo", "Keep this address", /^Your address stays as it is/],
  ] as const)("does nothing for %s until it is asked to", async (purpose, button, done) => {
    const { user } = show({
      checks: [open(purpose)],
      uses: [{ failure: { _tag: "Offline" } }, { answer: {} }],
    });
    await user.click(await screen.findByRole("button", { name: button }));
    expect(await screen.findByText("Code OFFLINE")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(done)).toBeTruthy();
  });

  it("leads from an undone change of address to a new password", async () => {
    const { user } = show({ checks: [open("email_change_undo")], uses: [{ answer: {} }] });
    await user.click(await screen.findByRole("button", { name: "Keep this address" }));
    expect((await screen.findByRole("link", { name: "Set a new password" })).getAttribute("href")).toBe(
      "/forgot-password/",
    );
  });

  it.each([
    ["LINK_INVALID", "This link is not valid"],
    ["LINK_USED", "This link has already been used"],
    ["LINK_EXPIRED", "This link has expired"],
  ])("says why, and offers a new link, for %s", async (code, title) => {
    show({ checks: [refused(code)] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Request a new link" }).getAttribute("href")).toBe(
      "/forgot-password/",
    );
  });

  it("shows that a link was used meanwhile above the form, which keeps the password", async () => {
    const { user } = show({
      checks: [open("reset")],
      writes: [refused("LINK_USED")],
    });
    await user.type(await screen.findByLabelText("New password"), "Long-enough-1");
    await user.type(screen.getByLabelText("Repeat the new password"), "Long-enough-1{Enter}");
    expect(await screen.findByText("Code LINK_USED")).toBeTruthy();
  });

  it("shows the text for a check that ends in a failure", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ checks: [{ failure }, open("reset")] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("New password")).toBeTruthy();
  });
});
