import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { Route, Routes, useNavigate } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { conference, kim, registered } from "../../../src/atlas/samples/conference.samples.ts";
import { registrationCodes } from "../../../src/domain/conference/conference.refusals.ts";
import { ParticipantsScreen } from "../../../src/ui/screens/conference/participants-screen.tsx";
import { SummaryScreen } from "../../../src/ui/screens/conference/summary-screen.tsx";
import { ThanksScreen } from "../../../src/ui/screens/conference/thanks-screen.tsx";
import type { UnsentPeople } from "../../../src/machines/conference/registration.machine.ts";
import { isFocusAt } from "../../support/focus.ts";
import { createTab } from "../../support/tab.ts";
import { pageActors } from "../../support/page-actors.ts";
import { oneFailure, renderScreen, refused } from "../../support/render-screen.tsx";
import {
  conferenceCalls,
  conferenceMachines,
  conferenceWith,
  type ConferenceResults,
} from "./conference-machines.ts";

const Back = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>browser back</button>;
};

const show = (results: ConferenceResults = {}, at = "/conference/participants/") => {
  const seen: unknown[] = [];
  const view = renderScreen(
    <>
      <Back />
      <Routes>
        <Route path="/conference/participants/" element={<ParticipantsScreen />} />
        <Route path="/conference/summary/" element={<SummaryScreen />} />
        <Route path="/conference/thank-you/" element={<ThanksScreen />} />
      </Routes>
    </>,
    {
      at,
      path: "/*",
      actors: pageActors().actors,
      calls: conferenceCalls(results),
      session: { machines: conferenceMachines(results, (request) => seen.push(request)) },
    },
  );
  return { ...view, seen };
};

const fill = async (user: UserEvent, first: string, mail: string) => {
  await user.click(await screen.findByLabelText("Ms"));
  await user.type(screen.getByLabelText("First name"), first);
  await user.type(screen.getByLabelText("Last name"), kim.lastname);
  await user.type(screen.getByLabelText("Email address"), mail);
  await user.click(screen.getByLabelText("M"));
  await user.click(screen.getByLabelText("Commercial buildings"));
};
const press = (user: UserEvent, name: string) => user.click(screen.getByRole("button", { name }));
/** Types one person, and sends the registration. */
const registerKim = async (user: UserEvent) => {
  await fill(user, kim.firstname, kim.mail);
  await press(user, "Next: second person");
  await screen.findByRole("heading", { name: "Second person" });
  await press(user, "Register only one person");
  await screen.findByText("Gets a place.");
  await press(user, "Register");
};
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe("a registration", () => {
  it("has after a reload what was typed, at the step of its address", async () => {
    const typed = createTab<UnsentPeople>();
    const before = show({ typed });
    await fill(before.user, kim.firstname, kim.mail);
    before.unmount();
    const after = show({ typed }, "/conference/summary/");
    expect(await screen.findByText(kim.mail)).toBeTruthy();
    after.unmount();
    show({ typed });
    await screen.findByLabelText("First name");
    expect([value("First name"), value("Email address")]).toEqual([kim.firstname, kim.mail]);
  });

  it("leads over both people to the check, registers them at once, and thanks", async () => {
    const { user, seen } = show({
      register: [{ answer: conferenceWith({ participants: [registered] }) }],
    });
    expect((await screen.findByLabelText<HTMLInputElement>("Company")).value).toBe(kim.company);
    await fill(user, kim.firstname, kim.mail);
    await press(user, "Next: second person");
    expect(await screen.findByRole("heading", { name: "Second person" })).toBeTruthy();
    expect(value("First name")).toBe("");
    await fill(user, "Toni", "toni@test.example");
    await press(user, "Next: check");
    expect(await screen.findAllByText("Gets a place.")).toHaveLength(2);
    await press(user, "Register");
    expect(await screen.findByRole("heading", { name: "Thank you for registering" })).toBeTruthy();
    await expect
      .poll(() => seen)
      .toEqual([
        {
          conference: conference.id,
          places: 2,
          participants: [kim, { ...kim, firstname: "Toni", mail: "toni@test.example" }],
        },
      ]);
  });

  it("says why where it is not registered, keeps who was typed, and can be sent again", async () => {
    const { code, failure } = oneFailure;
    const { user, seen } = show({
      register: [{ failure }, { answer: conferenceWith({ participants: [registered] }) }],
    });
    await registerKim(user);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText(kim.mail)).toBeTruthy();
    await press(user, "Register");
    expect(await screen.findByRole("heading", { name: "Thank you for registering" })).toBeTruthy();
    await expect.poll(() => seen).toHaveLength(2);
    await expect.poll(() => seen[0]).toEqual(seen[1]);
  });

  it("goes back a step with Back, and nothing that was typed is lost", async () => {
    const { user } = show();
    await fill(user, kim.firstname, kim.mail);
    await press(user, "Next: second person");
    await screen.findByRole("heading", { name: "Second person" });
    await user.type(screen.getByLabelText("First name"), "Toni");
    await press(user, "browser back");
    expect(await screen.findByRole("heading", { name: "First person" })).toBeTruthy();
    expect([value("First name"), value("Email address")]).toEqual([kim.firstname, kim.mail]);
    await press(user, "Next: second person");
    expect(await screen.findByRole("heading", { name: "Second person" })).toBeTruthy();
    expect(value("First name")).toBe("Toni");
    // The second person is not complete, so that the check is not reached.
    await press(user, "Next: check");
    expect(screen.getByText("Choose a shirt size.")).toBeTruthy();
    await press(user, "Register only one person");
    expect(await screen.findByText("Gets a place.")).toBeTruthy();
    expect(screen.queryByText("Toni Berg")).toBeNull();
  });

  it("shows the step that can be shown, whatever the address says", async () => {
    const second = show({}, "/conference/participants/?person=2");
    expect(await screen.findByRole("heading", { name: "First person" })).toBeTruthy();
    second.unmount();
    show({}, "/conference/summary/");
    expect(await screen.findByText("Nobody is registered")).toBeTruthy();
  });

  it("says who waits where there are not enough places", async () => {
    const { user, seen } = show({
      getConference: [{ answer: conferenceWith({ seats: { _tag: "Free", left: 1, of: 10 } }) }],
    });
    await fill(user, kim.firstname, kim.mail);
    await press(user, "Next: second person");
    await screen.findByRole("heading", { name: "Second person" });
    await fill(user, "Toni", "toni@test.example");
    await press(user, "Next: check");
    const toni = (await screen.findByRole("heading", { name: "Toni Berg" })).closest("section")!;
    expect(within(toni).getByText(/Goes on the waiting list/)).toBeTruthy();
    await press(user, "Register one, let the other wait");
    await expect.poll(() => seen).toMatchObject([{ places: 1 }]);
  });

  it("has one person only where a colleague has registered one", async () => {
    const { user } = show({ getConference: [{ answer: conferenceWith({ participants: [registered] }) }] });
    await fill(user, "Toni", "toni@test.example");
    await press(user, "Next: check");
    expect(await screen.findByRole("heading", { name: "Toni Berg" })).toBeTruthy();
  });

  it.each(registrationCodes)("says why it was refused: %s; what was typed is kept", async (code) => {
    const { user, seen } = show({
      register: [refused(code), "never"],
    });
    await registerKim(user);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await press(user, "Register");
    await expect.poll(() => seen).toHaveLength(2);
    await expect.poll(() => seen[0]).toEqual(seen[1]);
  });

  it.each([
    [
      "PARTICIPANT_TWICE",
      "participants[1].mail",
      /^Toni Berg, Email address: Your company has already registered/,
    ],
    ["SHIRT_EMPTY", "participants[0].shirt", /^Kim Berg, Shirt size: Choose a shirt size/],
    ["7005", "participants[0].shirt", /^Unknown error/],
    ["7005", "participants[0].shirt", /^Kim Berg, Shirt size: Check this/],
  ])("names whose field was refused: %s", async (code, field, text) => {
    const { user } = show({ register: [{ failure: { _tag: "Refused", code, field } }] });
    await fill(user, kim.firstname, kim.mail);
    await press(user, "Next: second person");
    await screen.findByRole("heading", { name: "Second person" });
    await fill(user, "Toni", "toni@test.example");
    await press(user, "Next: check");
    await screen.findAllByText("Gets a place.");
    await press(user, "Register");
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("says why it was refused also where there is nothing left to check", async () => {
    const { user } = show({
      getConference: [
        { answer: conferenceWith() },
        { answer: conferenceWith() },
        { answer: conferenceWith({ closed: true }) },
      ],
      register: [refused("REGISTRATION_CLOSED")],
    });
    await registerKim(user);
    expect(await screen.findByText("Nobody is registered")).toBeTruthy();
    const message = screen.getByText("Code REGISTRATION_CLOSED");
    await expect.poll(() => isFocusAt(message)).toBe(true);
    await expect.poll(() => document.activeElement).not.toBe(document.body);
  });

  it("is not possible after its end, nor with two participants", async () => {
    const closed = show({ getConference: [{ answer: conferenceWith({ closed: true }) }] });
    expect(await screen.findByText("Registration has ended")).toBeTruthy();
    closed.unmount();
    show({
      getConference: [
        { answer: conferenceWith({ participants: [registered, { ...registered, id: "PC-2" as never }] }) },
      ],
    });
    expect(await screen.findByText("Two people are registered")).toBeTruthy();
  });
});

describe("the summary", () => {
  it("shows who is registered with what is known of them, and can be printed", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    const { user } = show(
      {
        getConference: [
          { answer: conferenceWith({ participants: [registered, { ...registered, id: "PC-2" as never }] }) },
        ],
      },
      "/conference/summary/",
    );
    expect(await screen.findAllByText(registered.mail)).toHaveLength(2);
    expect(screen.getByText("Registration of Nordlicht Elektro GmbH")).toBeTruthy();
    await press(user, "Print");
    await expect.poll(() => print).toHaveBeenCalledOnce();
    print.mockRestore();
  });
});
