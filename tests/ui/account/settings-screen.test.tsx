import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Fragment, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  account as sample,
  callSamples,
  elsewhere,
  pendingLicence,
} from "../../../src/atlas/samples/account.samples.ts";
import { optionsWithStates } from "../../../src/atlas/samples/sign-up.samples.ts";
import type { AccountSettings } from "../../../src/domain/account/account-settings.ts";
import type { UserData } from "../../../src/domain/session/user.ts";
import { createLeaveQuestions } from "../../../src/app/browser/leave-questions.ts";
import { LeavingProvider, type AskLeaving, type HoldLeaving } from "../../../src/ui/actors/leaving.ts";
import { personSettingsMachine } from "../../../src/machines/account/person-settings.machine.ts";
import { CompanyScreen } from "../../../src/ui/screens/account/company-screen.tsx";
import { PasswordScreen } from "../../../src/ui/screens/account/password-screen.tsx";
import { SettingsScreen } from "../../../src/ui/screens/account/settings-screen.tsx";
import { chooseOption } from "../../support/choose-option.ts";
import { isFocusAt } from "../../support/focus.ts";
import { countryField } from "../../support/choose-country.ts";
import { goBack, goForward } from "../../support/history-buttons.tsx";
import { goldUser } from "../../support/inert-portal.ts";
import { oneFailure, expectRetry, renderScreen, refused } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";
import { stubPictures } from "../../support/seen-at-once.ts";
import { settingsMachines, type FormStubs } from "./settings-machines.ts";

/** An account of which nothing is pending. */
const account: AccountSettings = {
  ...sample,
  pendingEmail: null,
  newsletter: false,
  notifications: ["order_sent"],
  company: { ...sample.company, vatId: "" },
  vatVerdict: null,
  tradeLicence: null,
  businessFields: ["2", "77"],
};

type Stubs = Omit<FormStubs, "heard"> & Script;

/** Calls and forms that are left out never end. */
const show = (
  Screen: () => React.JSX.Element,
  { people, companies, emails, passwords, licencesAgain, ...calls }: Stubs = {},
  users: readonly UserData[] = [goldUser],
  given?: HoldLeaving,
  before?: string,
) => {
  const sent: unknown[] = [];
  const held: { ask: AskLeaving | undefined } = { ask: undefined };
  const holdOne: HoldLeaving = (ask) => {
    held.ask = ask;
    return () => {
      held.ask = undefined;
    };
  };
  const hold = given ?? holdOne;
  const view = renderScreen(<Screen />, {
    at: "/settings/",
    ...(before !== undefined && { before, path: "/settings/" }),
    calls: {
      getAccount: [{ answer: account }],
      getSignUpOptions: [{ answer: optionsWithStates }],
      getSessions: [callSamples.sessions],
      ...calls,
    },
    session: {
      checks: users.map((userData) => ({ answer: { loggedIn: true, valid: true, userData } })),
      machines: settingsMachines({
        people,
        companies,
        emails,
        passwords,
        licencesAgain,
        heard: (input) => sent.push(input),
      }),
    },
    wrap: (child) => <LeavingProvider value={hold}>{child}</LeavingProvider>,
  });
  return { ...view, sent, held };
};

const panel = async (name: string) => within(await screen.findByRole("region", { name }));
const theirs = { ...account.person, lastname: "Silver", version: 5 };
const mine = { ...account.person, lastname: "Platin" };

describe("the personal data", () => {
  it("show the saved values in the form after a save", async () => {
    const { user, held } = show(SettingsScreen, {
      people: [{ answer: { _tag: "Saved", saved: { ...mine, version: 2 } } }],
    });
    const person = await panel("Personal data");
    await user.clear(person.getByLabelText("Last name"));
    await user.type(person.getByLabelText("Last name"), "Platin");
    expect(held.ask).toBeDefined();
    await user.click(person.getByRole("button", { name: "Save" }));
    expect(await person.findByText("Saved")).toBeTruthy();
    expect(held.ask).toBeUndefined();
  });

  it("have no primary button until something is typed, and then that of its form", async () => {
    const { user } = show(SettingsScreen);
    const name = (await panel("Personal data")).getByLabelText("First name");
    const primary = () =>
      screen.getAllByRole("button").filter(({ className }) => className.includes("primary"));
    expect(primary()).toEqual([]);
    await user.type(name, "a");
    expect(primary().map(({ textContent }) => textContent?.trim())).toEqual(["Save"]);
  });

  it("are saved with a salutation only, which an account without one is asked for at its field", async () => {
    const { user, sent } = show(SettingsScreen, {
      getAccount: [{ answer: { ...account, person: { ...account.person, salutation: null } } }],
      people: [{ answer: { _tag: "Saved", saved: { ...account.person, version: 2 } } }],
    });
    const person = await panel("Personal data");
    await user.type(person.getByLabelText(/^Phone/), "1");
    await user.click(person.getByRole("button", { name: "Save" }));
    expect(person.getByText("Choose a salutation.")).toBeTruthy();
    const salutation = person.getByRole("combobox", { name: "Salutation" });
    await expect.poll(() => isFocusAt(salutation)).toBe(true);
    expect(salutation.getAttribute("autocomplete"), "browsers fill it in").toBe("honorific-prefix");
    await chooseOption(user, "Salutation", "Neutral");
    expect(person.queryByText("Choose a salutation.")).toBeNull();
    await user.click(person.getByRole("button", { name: "Save" }));
    expect(await person.findByText("Saved")).toBeTruthy();
    await expect
      .poll(() => sent)
      .toMatchObject([{ values: { salutation: "neutral", phone: "+43732555011" } }]);
  });

  it("show how a phone number is stored, and name the sign that is wrong in it", async () => {
    const { user } = show(SettingsScreen);
    const person = await panel("Personal data");
    const phone = person.getByLabelText(/^Phone/);
    const type = async (text: string) => {
      await user.clear(phone);
      await user.type(phone, text);
      await user.tab();
    };
    await type("+43 (0)660 1234567");
    // Below the field, and for screen readers.
    expect(person.getAllByText("Will be saved as +436601234567.")).toHaveLength(2);
    expect(phone.getAttribute("aria-invalid")).toBeNull();
    await type("+43 660 12x");
    expect(person.getByText("Remove “x”: after the +, use digits only.")).toBeTruthy();
    await type("+43 660 1234567");
    expect(person.queryByText(/^Will be saved as/)).toBeNull();
  });

  it("show the saved name in the header and in all other places", async () => {
    const newer = { ...account, person: { ...mine, version: 2 } };
    const { user, actors } = show(
      SettingsScreen,
      {
        getAccount: [{ answer: account }, { answer: newer }],
        people: [{ answer: { _tag: "Saved", saved: newer.person } }],
      },
      [goldUser, { ...goldUser, lastname: "Platin" }],
    );
    const person = await panel("Personal data");
    await user.type(person.getByLabelText("Last name"), "x");
    await user.click(person.getByRole("button", { name: "Save" }));
    expect(await person.findByText("Saved")).toBeTruthy();
    await waitFor(() =>
      expect(actors.session.getSnapshot().context.account).toMatchObject({ user: { lastname: "Platin" } }),
    );
    expect(person.getByLabelText<HTMLInputElement>("Last name").value).toBe("Platin");
  });

  it("show the saved name in the header also to whoever has left them before the answer", async () => {
    const { actors, unmount } = show(SettingsScreen, {}, [goldUser, { ...goldUser, lastname: "Platin" }]);
    await panel("Personal data");
    const settings = actors.open("settings-person", personSettingsMachine, {
      values: account.person,
      limit: 1,
    });
    unmount();
    settings.send({
      type: "xstate.done.actor.form",
      actorId: "form",
      output: { _tag: "Answered", answer: { _tag: "Saved", saved: { ...mine, version: 2 } } },
    } as never);
    await waitFor(() =>
      expect(actors.session.getSnapshot().context.account).toMatchObject({ user: { lastname: "Platin" } }),
    );
  });

  it("say that what was typed is gone where their form has broken, also once it has begun again, until they are saved", async () => {
    const { user, actors } = show(SettingsScreen, {
      people: [{ answer: { _tag: "Saved", saved: { ...mine, version: 2 } } }],
    });
    const person = await panel("Personal data");
    await user.type(person.getByLabelText("Last name"), "x");
    const settings = actors.open("settings-person", personSettingsMachine, {
      values: account.person,
      limit: 1,
    });
    act(() =>
      settings.send({
        type: "xstate.error.actor.form",
        actorId: "form",
        error: new Error("broken"),
      } as never),
    );
    expect(person.queryByLabelText("Last name")).toBeNull();
    expect(person.getByRole("alert").textContent).toMatch(/Not saved.*Code DEFECT/);
    await waitFor(() => person.getByLabelText("Last name"), { timeout: 3000 });
    expect(person.getByRole("alert").textContent).toContain("Code DEFECT");
    await user.type(person.getByLabelText("Last name"), "x");
    await user.click(person.getByRole("button", { name: "Save" }));
    expect(await person.findByText("Saved")).toBeTruthy();
    expect(person.queryByRole("alert")).toBeNull();
  });

  it("show both versions after a conflict, and overwrite the other version on request", async () => {
    const { user, sent } = show(SettingsScreen, {
      people: [
        { answer: { _tag: "Collided", theirs, mine } },
        { failure: { _tag: "Offline" } },
        { answer: { _tag: "Saved", saved: { ...mine, version: 6 } } },
      ],
    });
    const person = await panel("Personal data");
    await user.type(person.getByLabelText("Last name"), "!");
    await user.clear(person.getByLabelText("Last name"));
    await user.type(person.getByLabelText("Last name"), "Platin");
    await user.click(person.getByRole("button", { name: "Save" }));
    const table = within(await person.findByRole("table"));
    expect(table.getAllByRole("row")).toHaveLength(2);
    expect([table.getByText("Platin"), table.getByText("Silver")]).toHaveLength(2);
    await user.click(person.getByRole("button", { name: "Save mine" }));
    expect(await person.findByText("Code OFFLINE")).toBeTruthy();
    await user.click(person.getByRole("button", { name: "Save mine" }));
    expect(await person.findByText("Saved")).toBeTruthy();
    await expect
      .poll(() => sent.at(-1))
      .toMatchObject({ mine: { lastname: "Platin" }, theirs: { version: 5 } });
  });

  it("take the other person's version on request", async () => {
    const { user } = show(SettingsScreen, { people: [{ answer: { _tag: "Collided", theirs, mine } }] });
    const person = await panel("Personal data");
    await user.click(person.getByRole("button", { name: "Save" }));
    await user.click(await person.findByRole("button", { name: "Keep what is saved" }));
    expect(person.getByLabelText<HTMLInputElement>("Last name").value).toBe("Silver");
  });

  it("show the text for a failure, and keep the typed values", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(SettingsScreen, { people: [{ failure }] });
    const person = await panel("Personal data");
    await user.click(person.getByRole("button", { name: "Save" }));
    expect(await person.findByText(`Code ${code}`)).toBeTruthy();
  });
});

describe("leaving a changed form", () => {
  it("asks for confirmation, stays on request, and discards the changes on request", async () => {
    const { user, held } = show(PasswordScreen);
    await user.type(screen.getByLabelText("Current password"), "old");
    let left = 0;
    const leave = (discard: () => void) => {
      left += 1;
      discard();
    };
    act(() => held.ask?.(leave));
    await user.click(screen.getByRole("button", { name: "Stay" }));
    await expect.poll(() => left).toBe(0);
    act(() => held.ask?.(leave));
    await user.click(screen.getByRole("button", { name: "Leave" }));
    await expect.poll(() => left).toBe(1);
    expect(screen.getByLabelText<HTMLInputElement>("Current password").value).toBe("");
  });

  it("asks about each of two changed forms by name, and discards both only when both are given up", async () => {
    const questions = createLeaveQuestions();
    const { user } = show(SettingsScreen, {}, [goldUser], questions.hold);
    const [person, email] = [await panel("Personal data"), await panel("Email address")];
    await user.type(person.getByLabelText("Last name"), "x");
    await user.type(email.getByLabelText("New email address"), "ada@example.com");
    const typed = () => email.getByLabelText<HTMLInputElement>("New email address").value;
    let left = 0;
    const leave = () => {
      left += 1;
    };
    act(() => questions.ask(leave));
    expect(screen.getByText(/under “Email address”/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(screen.getByText(/under “Personal data”/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Stay" }));
    await expect.poll(() => [left, typed()]).toEqual([0, "ada@example.com"]);
    act(() => questions.ask(leave));
    await user.click(screen.getByRole("button", { name: "Leave" }));
    await user.click(screen.getByRole("button", { name: "Leave" }));
    await expect.poll(() => [left, typed()]).toEqual([1, ""]);
  });

  it("asks about a new email address that was typed, but not after its confirmation email was sent", async () => {
    const { user, held } = show(SettingsScreen, {
      emails: [{ answer: { ...account, pendingEmail: "ada@example.com" } }],
    });
    const email = await panel("Email address");
    await user.type(email.getByLabelText("New email address"), "ada@example.com");
    expect(held.ask).toBeDefined();
    await user.type(email.getByLabelText("Your password"), "secret{Enter}");
    expect(await email.findByText(/on its way to ada@example.com/)).toBeTruthy();
    expect(held.ask).toBeUndefined();
  });
});

describe("the settings", () => {
  it("show the company to an employee who may not change it", async () => {
    show(SettingsScreen, {}, [{ ...goldUser, rights: ["tickets"] }]);
    const company = await panel("Company data");
    expect(company.getByText("10003")).toBeTruthy();
    expect(company.getByText("Hauptplatz 1, 4020 Linz, Austria")).toBeTruthy();
    expect(company.getByText("Fair")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Company" })).toBeNull();
  });

  it("show an address and no employees to a private person", async () => {
    show(SettingsScreen, {}, [{ ...goldUser, partner_status: "private" }]);
    expect(await screen.findByRole("link", { name: "Address" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Employees" })).toBeNull();
  });

  it("show the text for a failure, with a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(SettingsScreen, { getAccount: [{ failure }, { answer: account }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("region", { name: "Personal data" }));
  });

  it("request the change of the email address by email, and show the text for a failure", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(SettingsScreen, {
      emails: [{ failure }, { answer: { ...account, pendingEmail: "ada@example.com" } }],
    });
    const email = await panel("Email address");
    await user.type(email.getByLabelText("New email address"), "ada@example.com");
    await user.type(email.getByLabelText("Your password"), "secret{Enter}");
    expect(await email.findByText(`Code ${code}`)).toBeTruthy();
    await user.click(email.getByRole("button", { name: "Change address" }));
    expect(await email.findByText(/on its way to ada@example.com/)).toBeTruthy();
  });

  it("show a wrong password and an unchanged email address at their fields", async () => {
    const { user } = show(SettingsScreen, {
      emails: [refused("PASSWORD_WRONG", "password"), refused("EMAIL_UNCHANGED", "email")],
    });
    const email = await panel("Email address");
    await user.type(email.getByLabelText("New email address"), "robin.nord@nordlicht.example");
    await user.type(email.getByLabelText("Your password"), "secret{Enter}");
    expect(await email.findByText("This is not your current password.")).toBeTruthy();
    await user.type(email.getByLabelText("Your password"), "x{Enter}");
    expect(await email.findByText("Enter a different address: this one is already yours.")).toBeTruthy();
  });

  const pending = { ...account, pendingEmail: "ada@example.com" };

  it("show a pending email address, and cancel it on request", async () => {
    const { user } = show(SettingsScreen, {
      getAccount: [{ answer: pending }],
      cancelEmailChange: [{ answer: account }],
    });
    const email = await panel("Email address");
    expect(email.getByText(/on its way to ada@example.com/)).toBeTruthy();
    await user.click(email.getByRole("button", { name: "Cancel the change" }));
    const result = await email.findByText(
      "The change is cancelled. Your address stays robin.nord@nordlicht.example.",
    );
    expect(email.queryByText(/on its way/)).toBeNull();
    expect(email.queryByRole("button", { name: "Cancel the change" })).toBeNull();
    await expect
      .poll(() => isFocusAt(result), {
        message: "the focus is where the result is shown",
      })
      .toBe(true);
  });

  it("show the address that holds when the change to cancel was confirmed meanwhile", async () => {
    const { user } = show(SettingsScreen, {
      getAccount: [{ answer: pending }, { answer: { ...account, email: "ada@example.com" } }],
      cancelEmailChange: [refused("EMAIL_CHANGE_OVER")],
    });
    const email = await panel("Email address");
    await user.click(email.getByRole("button", { name: "Cancel the change" }));
    expect(await email.findByText(/^No change of address is pending any more/)).toBeTruthy();
    expect(await email.findByText("You sign in with ada@example.com.")).toBeTruthy();
    expect(email.queryByText(/on its way/)).toBeNull();
    expect(email.queryByText("The change could not be cancelled")).toBeNull();
  });

  it.each([
    ["was over", refused("EMAIL_CHANGE_OVER"), /^No change of address/],
    ["was cancelled", { answer: account }, /^The change is cancelled/],
  ] as const)("show no longer that a change %s once another one is requested", async (_, cancel, text) => {
    const { user } = show(SettingsScreen, {
      getAccount: [{ answer: pending }, { answer: account }],
      cancelEmailChange: [cancel],
      emails: [{ answer: { ...account, pendingEmail: "adele@example.com" } }],
    });
    const email = await panel("Email address");
    await user.click(email.getByRole("button", { name: "Cancel the change" }));
    expect(await email.findByText(text)).toBeTruthy();
    await user.type(email.getByLabelText("New email address"), "adele@example.com");
    await user.type(email.getByLabelText("Your password"), "secret{Enter}");
    expect(await email.findByText(/on its way to adele@example.com/)).toBeTruthy();
    expect(email.queryByText(text)).toBeNull();
  });

  it("show the text for a failure when cancelling fails, and cancel again", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(SettingsScreen, {
      getAccount: [{ answer: pending }],
      cancelEmailChange: [{ failure }, { answer: account }],
    });
    const email = await panel("Email address");
    await user.click(email.getByRole("button", { name: "Cancel the change" }));
    expect(await email.findByText(`Code ${code}`)).toBeTruthy();
    expect(email.getByText(/on its way to ada@example.com/)).toBeTruthy();
    await user.click(email.getByRole("button", { name: "Cancel the change" }));
    expect(await email.findByText(/^The change is cancelled/)).toBeTruthy();
  });

  it.each([
    ["why it was not cancelled", { failure: oneFailure.failure }, `Code ${oneFailure.code}`, Fragment],
    [
      "in development why it was not cancelled",
      { failure: oneFailure.failure },
      `Code ${oneFailure.code}`,
      StrictMode,
    ],
    [
      "that there was nothing to cancel",
      { failure: { _tag: "Refused", code: "EMAIL_CHANGE_OVER" } },
      /^No change of address/,
      Fragment,
    ],
  ] as const)(
    "show %s to who was elsewhere as it ended, and no longer once they go again",
    async (_, cancel, text, Mode) => {
      const { user } = show(
        () => (
          <Mode>
            <SettingsScreen />
          </Mode>
        ),
        { getAccount: [{ answer: pending }], cancelEmailChange: [cancel] },
        undefined,
        undefined,
        "/elsewhere/",
      );
      const press = (await panel("Email address")).getByRole("button", { name: "Cancel the change" });
      // The answer comes once both presses are over.
      fireEvent.click(press);
      fireEvent.click(screen.getByRole("button", { name: "Browser: back", hidden: true }));
      await screen.findByText("Another screen");
      await goForward(user);
      expect(await (await panel("Email address")).findByText(text)).toBeTruthy();
      await goBack(user);
      await goForward(user);
      const email = await panel("Email address");
      await email.findByText(/on its way to ada@example.com/);
      expect(email.queryByText(text)).toBeNull();
    },
  );

  it("save newsletter and notifications at each change, and show the text for a failure", async () => {
    const { code, failure } = oneFailure;
    const { user, asked } = show(SettingsScreen, {
      setNewsletter: [{ failure }, { answer: { subscribed: true } }],
      saveNotificationChoices: [{ failure }, { answer: [] }],
    });
    const news = await panel("Emails from us");
    const newsletter = news.getByRole<HTMLInputElement>("checkbox", { name: /^Newsletter/ });
    await user.click(newsletter);
    expect(await news.findByText(`Code ${code}`)).toBeTruthy();
    expect(newsletter.checked).toBe(false);
    await user.click(newsletter);
    expect(await news.findByText("Saved")).toBeTruthy();
    await user.click(news.getByRole("checkbox", { name: "a ticket has been answered" }));
    expect(await news.findByText(`Code ${code}`)).toBeTruthy();
    await expect
      .poll(() => asked("saveNotificationChoices"))
      .toEqual([{ kinds: ["order_sent", "ticket_answer"] }]);
  });

  it("name each language in that language, for screen readers, too", async () => {
    const { user } = show(SettingsScreen);
    const fields = await screen.findAllByRole("combobox", { name: /anguage/ });
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      expect(field.querySelector("[lang]")).not.toBeNull();
      await user.click(field);
      const option = await screen.findByRole("option", { name: "Čeština" });
      expect(option.getAttribute("lang")).toBe("cs-CZ");
      await user.keyboard("{Escape}");
    }
  });

  it("store the theme and the language in this browser", async () => {
    const { user, actors } = show(SettingsScreen);
    const portal = await panel("This browser");
    const isChosen = (name: string) => portal.getByRole<HTMLInputElement>("radio", { name }).checked;
    const kept = () => [document.documentElement.dataset["theme"], localStorage.getItem("portal.theme")];
    await user.click(portal.getByRole("radio", { name: "Dark" }));
    expect(isChosen("Dark")).toBe(true);
    await expect.poll(kept).toEqual(["dark", "dark"]);
    await user.click(portal.getByRole("radio", { name: "Same as system" }));
    expect(isChosen("Same as system")).toBe(true);
    await expect.poll(kept).toEqual([undefined, null]);
    await user.click(portal.getByRole("combobox", { name: /^Language and formats/ }));
    await user.click(portal.getByRole("option", { name: "Deutsch (Schweiz)" }));
    expect(actors.language.getSnapshot().context).toMatchObject({ locale: "dech" });
  });
});

describe("the list of sessions", () => {
  it("ends one session at a time, and shows the text for a failure", async () => {
    const { code, failure } = oneFailure;
    const { user, asked } = show(SettingsScreen, { endSessions: [{ failure }, callSamples.ending] });
    const sessions = await panel("Where you are signed in");
    await user.click(await sessions.findByRole("button", { name: "Sign out" }));
    expect(await sessions.findByText(`Code ${code}`)).toBeTruthy();
    await expect.poll(() => asked("getSessions")).toHaveLength(1);
    await user.click(sessions.getByRole("button", { name: "Sign out" }));
    const { id } = elsewhere;
    await expect.poll(() => asked("endSessions")).toEqual([{ id }, { id }]);
    await expect.poll(() => asked("getSessions"), { message: "the list is loaded again" }).toHaveLength(2);
  });

  it("shows the text for a failure when the list fails to load", async () => {
    const { code, failure } = oneFailure;
    show(SettingsScreen, { getSessions: [{ failure }] });
    expect(await (await panel("Where you are signed in")).findByText(`Code ${code}`)).toBeTruthy();
  });

  it("ends all sessions, the present one included", async () => {
    const { user, asked, actors } = show(SettingsScreen, { endSessions: [callSamples.endingAll] });
    const sessions = await panel("Where you are signed in");
    await user.click(sessions.getByRole("button", { name: "Sign out everywhere" }));
    await expect.poll(() => asked("endSessions")).toEqual([{}]);
    await waitFor(() => expect(actors.session.getSnapshot().context.account).toEqual({ _tag: "None" }));
  });
});

describe("the company", () => {
  it("asks for a state where the country has states, and shows the result of the last VAT check", async () => {
    const { user, sent } = show(CompanyScreen, {
      getAccount: [
        {
          answer: {
            ...account,
            vatVerdict: "unreachable",
            company: { ...account.company, country: "US", vatId: "123456789" },
          },
        },
      ],
    });
    expect(await screen.findByText(/could not be checked with the EU/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText("Choose a state or province.")).toBeTruthy();
    await expect.poll(() => sent).toEqual([]);
  });

  const withVat = {
    ...account,
    vatVerdict: "valid" as const,
    company: { ...account.company, vatId: "ATU90000016" },
  };

  it.each([
    ["invalid", /is not registered/],
    ["unreachable", /could not be checked with the EU/],
  ] as const)("asks about the VAT id when told to: %s", async (verdict, text) => {
    const { user, asked } = show(CompanyScreen, {
      getAccount: [{ answer: withVat }],
      checkVatId: [{ answer: { verdict } }],
    });
    expect(await screen.findByText("The VAT number is registered.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Check now" }));
    expect(await screen.findByText(text)).toBeTruthy();
    await expect.poll(() => asked("checkVatId")).toEqual([{ vatId: "ATU90000016", country: "AT" }]);
    await user.type(screen.getByLabelText(/^VAT number/), "7");
    expect(screen.queryByText(text), "nothing is known of another id").toBeNull();
  });

  it("shows at its field that a VAT id has the wrong form, without a call", async () => {
    const { user, asked } = show(CompanyScreen, {
      getAccount: [{ answer: { ...withVat, company: { ...account.company, vatId: "ATU1" } } }],
    });
    await user.click(await screen.findByRole("button", { name: "Check now" }));
    expect(screen.getByLabelText(/^VAT number/).getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => asked("checkVatId")).toEqual([]);
  });

  it("shows the text for a failure of the VAT check", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(CompanyScreen, { getAccount: [{ answer: withVat }], checkVatId: [{ failure }] });
    await user.click(await screen.findByRole("button", { name: "Check now" }));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });

  it.each(["Texas", "TX"])("takes %s of a browser that fills in the state", async (text) => {
    const { user, sent } = show(CompanyScreen, {
      getAccount: [{ answer: { ...account, company: { ...account.company, country: "US" } } }],
    });
    const state = await screen.findByRole<HTMLInputElement>("combobox", { name: "State or province" });
    expect(state.autocomplete).toBe("address-level1");
    fireEvent.change(state, { target: { value: text } });
    expect(state.value).toBe("Texas");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await expect.poll(() => sent).toMatchObject([{ values: { country: "US", state: "TX" } }]);
  });

  it("lets the browser fill in the country, and has the states of the country", async () => {
    const { user, sent } = show(CompanyScreen, {
      getAccount: [{ answer: { ...account, company: { ...account.company, country: "US" } } }],
    });
    expect(await countryField()).toHaveProperty("autocomplete", "country-name");
    await chooseOption(user, "State or province", "Texas");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await expect.poll(() => sent).toMatchObject([{ values: { country: "US", state: "TX" } }]);
  });

  it("shows what the company said of its trade at the sign-up by its name, a code that is offered no more by itself (business §3)", async () => {
    show(CompanyScreen);
    const company = await panel("Company data");
    expect(company.getByText("Area of contact").nextElementSibling?.textContent).toBe("Fair");
    expect(company.getByText("Business fields").nextElementSibling?.textContent).toBe(
      "Electrical installation, 77",
    );
  });

  it("shows only the address to a private person", async () => {
    show(CompanyScreen, { getAccount: [{ answer: { ...account, isPrivate: true } }] });
    expect(await screen.findByRole("region", { name: "Address" })).toBeTruthy();
    expect(screen.queryByLabelText("Company name")).toBeNull();
  });

  it("shows both versions when somebody else has saved meanwhile", async () => {
    const company = { ...account.company, countries: optionsWithStates.countries };
    const { user } = show(CompanyScreen, {
      companies: [
        {
          answer: {
            _tag: "Collided",
            mine: { ...company, city: "Linz" },
            theirs: { ...company, city: "Graz", version: 9 },
          },
        },
      ],
    });
    await user.click(await screen.findByRole("button", { name: "Save" }));
    expect(await screen.findByRole("cell", { name: /Graz/ })).toBeTruthy();
  });

  it("renews what the frame says of the person, once it is saved", async () => {
    const saved = { ...account.company, countries: optionsWithStates.countries, version: 2 };
    const { user, actors } = show(CompanyScreen, { companies: [{ answer: { _tag: "Saved", saved } }] }, [
      goldUser,
      { ...goldUser, firstname: "Renewed" },
    ]);
    await user.click(await screen.findByRole("button", { name: "Save" }));
    await expect
      .poll(() => actors.session.getSnapshot().context.account)
      .toMatchObject({ user: { firstname: "Renewed" } });
  });

  it("shows the text for a failure of a save", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(CompanyScreen, { companies: [{ failure }] });
    await user.click(await screen.findByRole("button", { name: "Save" }));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });

  it("shows the text for a failure of the list of countries", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(CompanyScreen, { getSignUpOptions: [{ failure }, { answer: optionsWithStates }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("region", { name: "Company data" }));
  });
});

describe("the company's trade licence", () => {
  beforeEach(stubPictures);
  afterEach(() => vi.unstubAllGlobals());

  const licence = async (
    stubs: Stubs,
    status: AccountSettings["tradeLicence"] = pendingLicence,
    users?: readonly UserData[],
  ) => {
    const view = show(
      CompanyScreen,
      { getAccount: [{ answer: { ...account, tradeLicence: status } }], ...stubs },
      users,
    );
    return { ...view, licence: await panel("Trade licence") };
  };

  it("is shown with its state, and its file can be saved", async () => {
    const view = await licence({ getOwnTradeLicence: [{ answer: undefined }] });
    expect(view.licence.getByText("In review")).toBeTruthy();
    expect(view.licence.getByText("licence.pdf (182 kB)")).toBeTruthy();
    expect(view.licence.queryByRole("img")).toBeNull();
    await view.user.click(view.licence.getByRole("button", { name: "Download licence.pdf" }));
    expect(await view.licence.findByText("Saved.")).toBeTruthy();
  });

  it("is shown as a picture where it is one", async () => {
    const { licence: shown, asked } = await licence(
      { getOwnTradeLicence: [{ answer: { blob: new Blob(["x"]), name: "licence.png" } }] },
      { ...pendingLicence, file: { name: "licence.png", size: 182_000, picture: true } },
    );
    const picture = await shown.findByRole("img", { name: "Trade licence: licence.png" });
    expect(picture.getAttribute("src")).toBe("blob:picture");
    await expect.poll(() => asked("getOwnTradeLicence")).toEqual([{}]);
  });

  it("says how long its review takes, and offers no other file meanwhile", async () => {
    const view = await licence({});
    expect(
      view.licence.getByText(/^We are checking it\. This usually takes up to 3 working days/),
    ).toBeTruthy();
    expect(view.licence.queryByRole("button", { name: "Send trade licence" })).toBeNull();
  });

  describe("that was declined", () => {
    const other = new File(["%PDF-1.7"], "new.pdf", { type: "application/pdf" });
    const sendAgain = async (stubs: Stubs, users?: readonly UserData[]) => {
      const view = await licence(
        {
          ...stubs,
          getAccount: [
            { answer: { ...account, tradeLicence: sample.tradeLicence } },
            { answer: { ...account, tradeLicence: pendingLicence } },
          ],
        },
        sample.tradeLicence,
        users,
      );
      await view.user.upload(
        await view.licence.findByLabelText("Trade licence as a file", { selector: "input" }),
        other,
      );
      await view.licence.findByText("new.pdf");
      await view.user.click(view.licence.getByRole("button", { name: "Send trade licence" }));
      return view;
    };

    it("says why, and is sent again with another file; then it is being reviewed", async () => {
      const { licence: shown, sent } = await sendAgain({ licencesAgain: [{ answer: pendingLicence }] });
      expect(await shown.findByText("In review")).toBeTruthy();
      await expect.poll(() => sent).toEqual([{ licence: [other] }]);
      expect(shown.queryByRole("button", { name: "Send trade licence" })).toBeNull();
    });

    it("shows the picture of the other one, and shows no more that the one before was saved", async () => {
      const file = { name: "licence.png", size: 182_000, picture: true };
      const declined = { ...sample.tradeLicence, file } as typeof pendingLicence;
      const again = {
        ...pendingLicence,
        file,
        submittedAt: new Date(pendingLicence.submittedAt.getTime() + 1),
      };
      const view = await licence(
        {
          getAccount: [declined, again].map((tradeLicence) => ({ answer: { ...account, tradeLicence } })),
          licencesAgain: [{ answer: again }],
          getOwnTradeLicence: [{ answer: { blob: new Blob(["x"]), name: "licence.png" } }],
        },
        declined,
      );
      const { licence: shown, user, asked } = view;
      await shown.findByRole("img");
      await user.click(shown.getByRole("button", { name: "Download licence.png" }));
      expect(await shown.findByText("Saved.")).toBeTruthy();
      await expect.poll(() => asked("getOwnTradeLicence")).toHaveLength(2);
      await user.upload(await shown.findByLabelText("Trade licence as a file", { selector: "input" }), other);
      await shown.findByText("new.pdf");
      await user.click(shown.getByRole("button", { name: "Send trade licence" }));
      expect(await shown.findByText("In review")).toBeTruthy();
      await expect.poll(() => asked("getOwnTradeLicence")).toHaveLength(3);
      expect(await shown.findByRole("img")).toBeTruthy();
      expect(shown.queryByText("Saved.")).toBeNull();
    });

    it("renews what the frame says of the person", async () => {
      const renewed: UserData = { ...goldUser, firstname: "Renewed" };
      const { licence: shown, actors } = await sendAgain({ licencesAgain: [{ answer: pendingLicence }] }, [
        goldUser,
        renewed,
      ]);
      await shown.findByText("In review");
      await expect
        .poll(() => {
          const { account: known } = actors.session.getSnapshot().context;
          return known._tag === "Known" ? known.user.firstname : undefined;
        })
        .toBe("Renewed");
    });

    it("shows when and why, and asks for a file before anything is sent", async () => {
      const view = await licence({}, sample.tradeLicence);
      expect(view.licence.getByText("The licence is expired.")).toBeTruthy();
      await view.user.click(view.licence.getByRole("button", { name: "Send trade licence" }));
      expect(await view.licence.findByText("Add the trade licence as a file.")).toBeTruthy();
      await expect.poll(() => view.sent).toEqual([]);
    });

    it("shows the present state where somebody else has sent one", async () => {
      const { licence: shown } = await sendAgain({
        licencesAgain: [refused("APPLICATION_NOT_DECLINED")],
      });
      expect(await shown.findByText("In review")).toBeTruthy();
    });

    it("shows at the field what the server refuses of the file", async () => {
      const { licence: shown } = await sendAgain({
        licencesAgain: [refused("FILE_TYPE_NOT_ALLOWED", "files[0]")],
      });
      expect(await shown.findByText(/This type of file is not accepted/)).toBeTruthy();
    });

    // What is wrong with the file is shown at its field.

    it("is kept in the form, with the text for a failure", async () => {
      const { code, failure } = oneFailure;
      const { licence: shown } = await sendAgain({ licencesAgain: [{ failure }] });
      expect(await shown.findByText(`Code ${code}`)).toBeTruthy();
      expect(shown.getByText("new.pdf")).toBeTruthy();
    });
  });

  it("is shown in a state that the portal does not know", async () => {
    const view = await licence({}, { ...pendingLicence, status: { _tag: "Unknown", code: "archived" } });
    expect(view.licence.getByText("archived")).toBeTruthy();
  });

  it("names the file that is not loaded, with the text for a failure", async () => {
    const { code, failure } = oneFailure;
    const view = await licence({ getOwnTradeLicence: [{ failure }] });
    await view.user.click(view.licence.getByRole("button", { name: "Download licence.pdf" }));
    expect(await view.licence.findByText("licence.pdf could not be downloaded")).toBeTruthy();
    expect(view.licence.getByText(`Code ${code}`)).toBeTruthy();
  });

  it("has no place where there is none", async () => {
    show(CompanyScreen);
    await panel("Company data");
    expect(screen.queryByRole("region", { name: "Trade licence" })).toBeNull();
  });
});

describe("the password", () => {
  const change = async (stubs: Stubs) => {
    const view = show(PasswordScreen, stubs);
    await view.user.type(screen.getByLabelText("Current password"), "Old-Secret-2025!");
    await view.user.type(screen.getByLabelText("New password"), "New-Secret-2026!");
    await view.user.type(screen.getByLabelText("Repeat the new password"), "New-Secret-2026!{Enter}");
    return view;
  };

  it("is changed by its form, which shows a wrong old password at its field", async () => {
    const { user } = await change({
      passwords: [refused("PASSWORD_WRONG", "oldPassword"), { answer: {} }],
    });
    expect(await screen.findByText("This is not your current password.")).toBeTruthy();
    await user.type(screen.getByLabelText("Current password"), "x{Enter}");
    expect(await screen.findByText(/signed out everywhere else/)).toBeTruthy();
  });

  it("shows the text for a failure", async () => {
    const { code, failure } = oneFailure;
    await change({ passwords: [{ failure }] });
    expect(await screen.findByText("The password could not be changed")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
  });
});
