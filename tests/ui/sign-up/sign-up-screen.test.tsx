import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  createdAccount,
  email,
  keptDraft,
  optionsWithStates,
  proof,
} from "../../../src/atlas/samples/sign-up.samples.ts";
import type { SignUpDraft } from "../../../src/domain/sign-up/sign-up-form.ts";
import type { AccountType } from "../../../src/domain/sign-up/sign-up.ts";
import type { SignUpStep } from "../../../src/domain/sign-up/sign-up-steps.ts";
import type { CreateAccountInput } from "../../../src/machines/sign-up/sign-up.machine.ts";
import { SignUpScreen } from "../../../src/ui/screens/sign-up/sign-up-screen.tsx";
import { chooseCountry, countryField } from "../../support/choose-country.ts";
import { goBack, goForward } from "../../support/history-buttons.tsx";
import { pageActors } from "../../support/page-actors.ts";
import { oneFailure, refused, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";
import { inertSignUp, type SignUpEndings } from "./inert-sign-up.ts";

vi.stubGlobal("scrollTo", () => {});

/** Has the browser prefer these languages; none of them tells where the reader is, unless a test says so. */
const prefer = (...languages: readonly string[]) =>
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
beforeEach(() => void prefer());

const PASSWORD = "Brand-New-2026!";
/** Comes back to the details of the person, with all that is kept. */
const draftOf = (accountType: AccountType = "business", more: Partial<SignUpDraft> = {}): SignUpDraft =>
  keptDraft(accountType, { step: "person", ...more });

const show = (
  {
    checkVatId = [],
    resendActivation = [],
    ...endings
  }: SignUpEndings & Pick<Script, "checkVatId" | "resendActivation"> = {},
  at = "/registration/",
) => {
  return renderScreen(<SignUpScreen />, {
    at,
    path: "/registration/:shop?/",
    actors: pageActors().actors,
    calls: { checkVatId, resendActivation },
    before: "/login/",
    session: { machines: [inertSignUp(endings)] },
  });
};

const heading = (name: string) => screen.findByRole("heading", { level: 1, name: new RegExp(name) });
const press = (user: UserEvent, name: string) => user.click(screen.getByText(name, { selector: "button *" }));
const next = (user: UserEvent) => press(user, "Next");

/** Pastes the password of a restored draft, as a password manager does. */
const fillPassword = async (user: UserEvent) => {
  for (const label of ["New password", "Repeat the new password"]) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(PASSWORD);
  }
};
/** Continues to a step from the draft's step. */
const goTo = async (user: UserEvent, step: SignUpStep) => {
  await fillPassword(user);
  for (const [at, title] of [
    ["company", "Company"],
    ["tradeField", "Business field"],
    ["proof", "Trade licence"],
    ["code", "Email code"],
  ] as const) {
    await next(user);
    await heading(title);
    if (at === step) return;
  }
};
const enterCode = async (user: UserEvent) => {
  await user.click(await screen.findByLabelText("Code from the email"));
  await user.paste("123 456");
  await press(user, "Create account");
};

/** Continues a private person's sign-up to the code, which is one step. */
const privateDraft = draftOf("private");
const goToCode = async (user: UserEvent) => {
  await fillPassword(user);
  await next(user);
  await heading("Email code");
};
const failureOf = (code: string) => screen.findAllByText(new RegExp(`Code ${code}`));

describe("the sign-up", () => {
  it("shows the step in its heading, asks only for what the type needs, and shows all errors with the focus on the first", async () => {
    const { user } = show();
    await heading("Step 1 of 6: Account type");
    await user.click(screen.getByRole("radio", { name: /Private person/ }));
    await heading("Step 1 of 3");
    await next(user);
    const title = await heading("Step 2 of 3: Your details");
    await expect.poll(() => document.activeElement).toBe(title);
    await next(user);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("radio", { name: "Ms" }));
    const summary = screen.getByRole("alert");
    expect(
      within(summary)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toHaveLength(10);
    await user.click(within(summary).getByRole("link", { name: "Last name: Enter the last name." }));
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Last name"));
    await user.type(screen.getByLabelText("First name"), "Ada");
    expect(within(summary).queryByText(/First name/)).toBeNull();
    expect(within(summary).getAllByRole("link")).toHaveLength(9);
  });

  it("begins with the country that the browser's languages name", async () => {
    prefer("de", "de-AT", "en-US");
    const { user } = show();
    await user.click(await screen.findByRole("radio", { name: /Private person/ }));
    await next(user);
    expect((await countryField()).value).toBe("Austria");
  });

  it("makes each step an entry of the history: Back and Forward show it with everything typed, Back on the first one leaves", async () => {
    const { user, address } = show({ draft: draftOf() });
    await goTo(user, "proof");
    await goBack(user);
    await heading("Business field");
    await goBack(user);
    await goBack(user);
    await heading("Your details");
    expect(screen.getByLabelText("New password")).toHaveProperty("value", PASSWORD);
    for (const title of ["Company", "Business field", "Trade licence"]) {
      await goForward(user);
      await heading(title);
    }
    await press(user, "Back");
    await heading("Business field");
    await goForward(user);
    await heading("Trade licence");
    for (const _ of ["tradeField", "company", "person"]) await goBack(user);
    await heading("Your details");
    await goBack(user);
    expect(await screen.findByText("Another screen")).toBeTruthy();
    await expect.poll(address).toBe("/login/");
  });

  it("shows no step that is not complete with what is typed now, and leaves with one press from its end", async () => {
    const { user, address } = show({ draft: privateDraft });
    await goToCode(user);
    await goBack(user);
    await heading("Your details");
    await user.clear(screen.getByLabelText("Last name"));
    await goForward(user);
    await heading("Your details");
    await user.type(screen.getByLabelText("Last name"), "Lovelace");
    await next(user);
    await heading("Email code");
    await enterCode(user);
    await heading("Your account is ready");
    await goBack(user);
    expect(await screen.findByText("Another screen")).toBeTruthy();
    await expect.poll(address).toBe("/login/");
  });

  it("shows an error when its field is left, and asks for a state where the country has states", async () => {
    const { user } = show({ draft: draftOf() });
    await user.clear(await screen.findByLabelText("Phone (optional)"));
    await user.type(screen.getByLabelText("Phone (optional)"), "0155501");
    await user.tab();
    expect(screen.getByText(/^Begin with \+/)).toBeTruthy();
    await user.clear(screen.getByLabelText("Phone (optional)"));
    await user.type(screen.getByLabelText("Phone (optional)"), "+43155501");
    await goTo(user, "company");
    expect(screen.queryByLabelText(/State/)).toBeNull();
    await chooseCountry(user, "United States");
    await next(user);
    expect(screen.getAllByText(/Choose a state or province/).length).toBeGreaterThan(0);
    const state = await screen.findByRole<HTMLInputElement>("combobox", { name: "State or province" });
    expect(state.autocomplete, "browsers fill it in").toBe("address-level1");
    fireEvent.change(state, { target: { value: "TX" } });
    expect(state.value).toBe("Texas");
    expect(screen.queryByText(/Choose a state or province/)).toBeNull();
  });

  it("has the attributes for autofill, and links to the data protection terms in a new tab", async () => {
    const { user } = show({ draft: privateDraft });
    await heading("Your details");
    await countryField();
    const known = {
      "First name": "given-name",
      "Last name": "family-name",
      "Email address": "username",
      "Phone (optional)": "tel",
      "New password": "new-password",
      "Repeat the new password": "new-password",
      Country: "country-name",
      "Street and number": "address-line1",
      Postcode: "postal-code",
      City: "address-level2",
    };
    expect(
      Object.keys(known).map((label) =>
        screen.getByLabelText(label, { selector: "input" }).getAttribute("autocomplete"),
      ),
    ).toEqual(Object.values(known));
    const terms = screen.getByRole("link", { name: /^Read the data protection terms/ });
    expect([terms.getAttribute("target"), terms.getAttribute("href")]).toEqual([
      "_blank",
      "https://www.homeautomation.example/en/data-protection/",
    ]);
    await user.type(screen.getByLabelText("New password"), "abc");
    expect(screen.getByText("Rules met: 1 of 5").getAttribute("role")).toBe("status");
  });

  it.each(["valid", "unreachable", "format_only"] as const)(
    "shows that a VAT number is %s when its field is left",
    async (verdict) => {
      const texts = {
        valid: /^The VAT number is valid/,
        unreachable: /cannot be checked at the moment/,
        format_only: /^The format of the VAT number is correct/,
      };
      const { user, asked } = show({ draft: draftOf(), checkVatId: [{ answer: { verdict } }] });
      await goTo(user, "company");
      await user.type(screen.getByLabelText(/^VAT number/), "ATU90000016");
      await user.tab();
      expect(await screen.findByText(texts[verdict], { selector: "[role=status]" })).toBeTruthy();
      await expect.poll(() => asked("checkVatId")).toEqual([{ vatId: "ATU90000016", country: "AT" }]);
      expect(
        screen
          .getByLabelText(/^VAT number/)
          .getAttribute("aria-describedby")
          ?.split(" ")
          .map((id) => document.getElementById(id)?.textContent)
          .join(" "),
      ).toMatch(texts[verdict]);
    },
  );

  it("links to support with the code for an active account, and offers the activation for an inactive one", async () => {
    const { user, asked } = show({
      draft: draftOf(),
      check: [refused("WEBACCOUNT_EXISTS_ACTIVE", "email"), refused("WEBACCOUNT_EXISTS_INACTIVE", "email")],
      resendActivation: [{ answer: {} }],
    });
    await fillPassword(user);
    await next(user);
    expect(
      await screen.findByText(
        /^Write to support at support@homeautomation.example and give the code WEBACCOUNT_EXISTS_ACTIVE\./,
      ),
    ).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Email address"));
    await user.type(screen.getByLabelText("Email address"), ".org");
    await next(user);
    await user.click(await screen.findByRole("button", { name: "Send activation link" }));
    expect(await screen.findByText(new RegExp(`The link is on its way to ${email}.org`))).toBeTruthy();
    await expect.poll(() => asked("resendActivation")).toEqual([{ email: `${email}.org`, instance: "int" }]);
  });

  it("says at the licence's file that there is no room, and offers another try", async () => {
    const full = refused("STORAGE_FULL", "files[0]");
    const { user } = show({ draft: draftOf(), upload: [full] });
    await goTo(user, "proof");
    await user.upload(
      await screen.findByLabelText("Trade licence as a file", { selector: "input" }),
      new File(["%PDF-1.4"], "licence.pdf"),
    );
    expect(
      await screen.findByText("Not uploaded. There is no room for files at the moment; try again later."),
    ).toBeTruthy();
    expect(screen.getByText("Try again")).toBeTruthy();
  });

  it("completes with the file, the code, the account, and the link back to the shop's login", async () => {
    const sent: CreateAccountInput[] = [];
    const { user } = show(
      {
        draft: draftOf("partner"),
        onCreate: (input) => sent.push(input),
      },
      "/registration/at/",
    );
    await goTo(user, "proof");
    const file = await screen.findByLabelText("Trade licence as a file", { selector: "input" });
    await next(user);
    expect(screen.getAllByText(/Add the trade licence as a file/).length).toBeGreaterThan(0);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Choose file" }));
    await user.upload(file, new File(["%PDF-1.4"], "licence.pdf"));
    expect(await screen.findByText("licence.pdf has been uploaded.")).toBeTruthy();
    await next(user);
    expect(await screen.findByText(new RegExp(`We have sent a six-digit code to ${email}`))).toBeTruthy();
    expect(screen.getByText("You can request a new code in 60 s.")).toBeTruthy();
    await enterCode(user);
    await heading("Your account is ready");
    await expect
      .poll(() => sent)
      .toMatchObject([
        {
          verification: proof,
          licence: "l".repeat(43),
          password: PASSWORD,
          email,
        },
      ]);
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login/at/");
  });

  it("returns to the step of a field that createAccount refuses, and keeps all values", async () => {
    const { user } = show({
      draft: draftOf(),
      create: [refused("VAT_INVALID", "vatId")],
    });
    await goTo(user, "code");
    await enterCode(user);
    await heading("Company");
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^VAT number/));
    expect(screen.getByLabelText("Company name")).toHaveProperty("value", "Nordlicht Elektro GmbH");
  });

  it("shows that support will review the application", async () => {
    const { user } = show({
      draft: privateDraft,
      create: [refused("ACCOUNT_CREATION_FAILED")],
    });
    await goToCode(user);
    await enterCode(user);
    await heading("We need to look at your sign-up");
    expect(screen.getByText(new RegExp(`will reply to ${email}`))).toBeTruthy();
    expect(screen.getByText("Code ACCOUNT_CREATION_FAILED")).toBeTruthy();
  });

  it.each(["CODE_WRONG", "CODE_EXPIRED", "CODE_TOO_MANY_TRIES"])(
    "shows %s at the field, and keeps the typed values",
    async (code) => {
      const { user } = show({
        draft: privateDraft,
        verify: [refused(code, "code")],
      });
      await goToCode(user);
      await enterCode(user);
      const field = screen.getByLabelText("Code from the email");
      expect(
        await screen.findByText(/this code is not correct|has expired|too many wrong ones/),
      ).toBeTruthy();
      expect(field).toHaveProperty("value", "123 456");
    },
  );

  it("finds the account in the wait screen after a reload of the tab", async () => {
    show({
      draft: draftOf("business", { step: "code", creating: true, verified: { email, proof } }),
      result: [{ answer: { ...createdAccount, accountType: "business", underReview: false } }],
    });
    expect(await heading("Your account is ready")).toBeTruthy();
  });
});

describe("shows the text for a failure", () => {
  const { code, failure } = oneFailure;
  const ending = { failure };
  it("when the lists fail to load, with a retry", async () => {
    const { user } = show({ lists: [ending, { answer: optionsWithStates }] });
    await failureOf(code);
    await press(user, "Try again");
    expect(await heading("Account type")).toBeTruthy();
  });
  it("when an address cannot be checked", async () => {
    const { user } = show({ draft: privateDraft, check: [ending, { answer: {} }] });
    await fillPassword(user);
    await next(user);
    await failureOf(code);
    await next(user);
    expect(await heading("Email code")).toBeTruthy();
  });
  it.each([
    ["cannot be sent", failure, /^Not uploaded\. /],
    ["may have arrived", { _tag: "Offline", lost: true }, /^This may already be done\. /],
  ] as const)("when the file %s", async (_, of, text) => {
    const { user } = show({ draft: draftOf(), upload: [{ failure: of }] });
    await goTo(user, "proof");
    await user.upload(
      await screen.findByLabelText("Trade licence as a file", { selector: "input" }),
      new File(["%PDF-1.4"], "licence.pdf"),
    );
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText("Try again")).toBeTruthy();
  });
  it("when no code can be sent or checked", async () => {
    const { user } = show({ draft: privateDraft, send: [ending], verify: [ending] });
    await goToCode(user);
    await failureOf(code);
    await enterCode(user);
    expect(await screen.findByText("The code could not be checked")).toBeTruthy();
  });
  it("when another code was asked for too soon", async () => {
    const { user } = show({
      draft: privateDraft,
      send: [{ failure: { _tag: "Refused", code: "TOO_MANY_REQUESTS", retryAfter: 30 } }],
    });
    await goToCode(user);
    expect(await screen.findByText(/It is too soon to send another code/)).toBeTruthy();
  });
  it("when the account cannot be created or found again", async () => {
    const { user } = show({
      draft: { ...privateDraft, creating: true, verified: { email, proof } },
      result: [ending, { answer: null }],
      create: [ending],
    });
    await heading("We could not check whether your account exists");
    await failureOf(code);
    await press(user, "Try again");
    await fillPassword(user);
    await next(user);
    await heading("The account could not be created");
    await failureOf(code);
    await press(user, "Back to your details");
    expect(await heading("Your details")).toBeTruthy();
  });
  it("when the activation link cannot be sent", async () => {
    const { user } = show({
      draft: draftOf(),
      check: [refused("WEBACCOUNT_EXISTS_INACTIVE", "email")],
      resendActivation: [ending],
    });
    await fillPassword(user);
    await next(user);
    await user.click(await screen.findByText("Send activation link"));
    expect((await failureOf(code)).length).toBeGreaterThan(0);
  });
});
