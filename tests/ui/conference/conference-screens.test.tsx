import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { conference, registered, robin } from "../../../src/atlas/samples/conference.samples.ts";
import type { Conference } from "../../../src/domain/conference/conference.ts";
import type { Participant } from "../../../src/domain/conference/participant.ts";
import { acceptanceCodes, withdrawalCodes } from "../../../src/domain/conference/conference.refusals.ts";
import type { ScreenKey } from "../../../src/ui/actors/portal-actors.ts";
import { NowProvider } from "../../../src/ui/actors/use-now.ts";
import { ConferenceScreen } from "../../../src/ui/screens/conference/conference-screen.tsx";
import { HotelsScreen } from "../../../src/ui/screens/conference/hotels-screen.tsx";
import { participantSettingsOf } from "../../../src/ui/screens/conference/participant-values.ts";
import { ThanksScreen } from "../../../src/ui/screens/conference/thanks-screen.tsx";
import { isFocusAt } from "../../support/focus.ts";
import { expectOneEntry } from "../../support/history-buttons.tsx";
import { pageActors } from "../../support/page-actors.ts";
import {
  inertResource,
  oneFailure,
  expectRetry,
  renderScreen,
  refused,
} from "../../support/render-screen.tsx";
import { advance } from "../../support/settled-page.ts";
import {
  conferenceCalls,
  conferenceMachines,
  conferenceWith,
  type ConferenceResults,
} from "./conference-machines.ts";
import type { ParticipantSettings } from "../../../src/machines/conference/participant-settings.machine.ts";
import { createTab } from "../../support/tab.ts";

let time = new Date("2026-03-19T15:59:30Z");
const read = () => time;

const show = (Screen: ComponentType, results: ConferenceResults, at = "/conference/") => {
  const seen: unknown[] = [];
  const view = renderScreen(<Screen />, {
    at,
    actors: pageActors().actors,
    calls: conferenceCalls(results),
    session: { machines: conferenceMachines(results, (request) => seen.push(request)) },
    wrap: (child) => <NowProvider value={read}>{child}</NowProvider>,
  });
  return { ...view, seen };
};
const shown = (more: Parameters<typeof conferenceWith>[0]): ConferenceResults => ({
  getConference: [{ answer: conferenceWith(more) }],
});

/** What can be changed of a participant. */
const details = participantSettingsOf(registered);

/** It is announced as a status, and has the focus. */
const expectAnnounced = async (text: string) => {
  const status = (await screen.findByText(text)).closest("[role=status]");
  expect(status).not.toBeNull();
  await expect.poll(() => isFocusAt(status)).toBe(true);
  await expect.poll(() => document.activeElement).not.toBe(document.body);
};

afterEach(() => {
  vi.useRealTimers();
  time = new Date("2026-03-19T15:59:30Z");
});

describe("the conference", () => {
  it("shows when and where, the places that are left, and what comes next", async () => {
    show(ConferenceScreen, {});
    expect(await screen.findByRole("heading", { level: 1, name: "Partner Conference" })).toBeTruthy();
    expect(await screen.findByText("3 of 120 free")).toBeTruthy();
    expect(screen.getByText(/Design Center Linz, Europaplatz 1, 4020 Linz, Austria/)).toBeTruthy();
    expect(screen.getByText("Registration ends in 1 day, 1 hour, 1 minute")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Register people" })).toBeTruthy();
    expect(screen.getByText("Nobody from your company is registered yet.")).toBeTruthy();
  });

  it("counts down by the minute, without a live region", async () => {
    show(ConferenceScreen, {});
    await screen.findByText("Registration ends in 1 day, 1 hour, 1 minute");
    vi.useFakeTimers();
    // The timer was set in real time: the view is shown again with a simulated one.
    document.body.replaceChildren();
    show(ConferenceScreen, {});
    await advance(1);
    time = new Date("2026-03-19T16:00:29Z");
    await advance(59_000);
    expect(screen.getByText("Registration ends in 1 day, 1 hour, 1 minute")).toBeTruthy();
    time = new Date("2026-03-19T16:00:30Z");
    await advance(1_000);
    const text = screen.getByText("Registration ends in 1 day, 1 hour");
    expect(text.closest("[aria-live], [role=status], [role=alert], [role=timer]")).toBeNull();
  });

  it("offers the waiting list where no place is left, and nothing where the registration has ended", async () => {
    const full = show(ConferenceScreen, shown({ seats: { _tag: "Full", waiting: 4, of: 10 } }));
    expect(await screen.findByText("Full; 4 on the waiting list")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Join the waiting list" })).toBeTruthy();
    full.unmount();
    show(ConferenceScreen, shown({ closed: true }));
    expect(await screen.findByText("Registration has ended")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Register|waiting list/ })).toBeNull();
  });

  it("says that none is planned", async () => {
    show(ConferenceScreen, { getConference: [{ answer: null }] });
    expect(await screen.findByText("No conference is planned")).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(ConferenceScreen, { getConference: [{ failure }, { answer: conferenceWith() }] });
    expect(await screen.findByText("The conference could not be loaded")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("3 of 120 free"));
  });

  it("saves the calendar file", async () => {
    const { user, asked } = show(ConferenceScreen, { getConferenceCalendar: [{ answer: undefined }] });
    await user.click(await screen.findByRole("button", { name: "Add to calendar" }));
    expect(await screen.findByText("Calendar file saved")).toBeTruthy();
    await expect.poll(() => asked("getConferenceCalendar")).toEqual([{ id: conference.id }]);
  });
});

describe("the company's participants", () => {
  const offered: Participant = {
    ...robin,
    state: { _tag: "Offered", until: new Date("2026-03-20T08:00:00Z") },
  };

  it("are shown with their place: registered, waiting, offered, lapsed", async () => {
    const first = show(
      ConferenceScreen,
      shown({
        participants: [
          registered,
          { ...robin, id: "PC-2" as never, state: { _tag: "Waiting", position: 3 } },
        ],
      }),
    );
    expect(await screen.findByText("Registered")).toBeTruthy();
    expect(screen.getByText("On the waiting list, position 3")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Register people" })).toBeNull();
    first.unmount();
    show(
      ConferenceScreen,
      shown({
        participants: [
          offered,
          { ...robin, id: "PC-2" as never, state: { _tag: "Lapsed", at: new Date("2026-03-10T08:00:00Z") } },
        ],
      }),
    );
    expect(await screen.findByText(/A place is free: accept it by/)).toBeTruthy();
    expect(screen.getByText(/The place was not accepted by/)).toBeTruthy();
    // What comes next is the end of the acceptance, and nothing can be done about the lapsed one.
    expect(screen.getByText(/^A place is kept for you:/)).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /^Change/ })).toHaveLength(1);
  });

  it("can be given a place that became free", async () => {
    const { user, asked } = show(ConferenceScreen, {
      ...shown({ participants: [offered] }),
      acceptPlace: [{ answer: conferenceWith({ participants: [registered] }) }],
    });
    await user.click(await screen.findByRole("button", { name: "Accept the place for Robin Nord" }));
    expect(await screen.findByText("Registered")).toBeTruthy();
    await expect.poll(() => asked("acceptPlace")).toEqual([{ id: robin.id, instance: "int" }]);
    await expectAnnounced("Robin Nord is registered.");
  });

  it.each(acceptanceCodes)("say why a place was not accepted: %s", async (code) => {
    const { user } = show(ConferenceScreen, {
      ...shown({ participants: [offered] }),
      acceptPlace: [refused(code)],
    });
    await user.click(await screen.findByRole("button", { name: "Accept the place for Robin Nord" }));
    expect(await screen.findByText("Not done")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    expect(screen.queryByText("Unknown error")).toBeNull();
  });

  const after = {
    OFFER_OVER: { participants: [{ ...robin, state: { _tag: "Lapsed", at: new Date() } }] },
    PARTICIPANT_WITHDRAWN: { participants: [] },
    CONFERENCE_BEGUN: { begun: true, participants: [offered] },
  } satisfies Readonly<Record<string, Partial<Conference>>>;
  const outdated = (code: keyof typeof after): ConferenceResults => ({
    getConference: [
      { answer: conferenceWith({ participants: [offered] }) },
      { answer: conferenceWith(after[code]) },
    ],
  });
  const presses = {
    acceptPlace: ["Accept the place for Robin Nord"],
    withdrawParticipant: ["Decline the place for Robin Nord", "Decline the place"],
  };
  it.each([
    ...acceptanceCodes.map((code) => ["acceptPlace", code] as const),
    ...withdrawalCodes.map((code) => ["withdrawParticipant", code] as const),
  ])("say why it was not done also where the button is gone: %s, %s", async (call, code) => {
    const { user } = show(ConferenceScreen, {
      ...outdated(code),
      [call]: [refused(code)],
    });
    for (const name of presses[call]) await user.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("button", { name: /Robin Nord/ })).toBeNull();
    const message = await screen.findByText(`Code ${code}`);
    await expect.poll(() => isFocusAt(message)).toBe(true);
    await expect.poll(() => document.activeElement).not.toBe(document.body);
  });

  it("say it of each where the next place was accepted before the first had an answer", async () => {
    const both = [offered, { ...offered, id: "PC-2" as never, firstname: "Grace" }];
    show(ConferenceScreen, {
      getConference: [
        { answer: conferenceWith({ participants: both }) },
        { answer: conferenceWith({ participants: [] }) },
      ],
      acceptPlace: [{ failure: { _tag: "Refused", code: "PARTICIPANT_WITHDRAWN" } }],
    });
    const buttons = await screen.findAllByRole("button", { name: /^Accept the place for/ });
    // The answers come once both are pressed.
    for (const button of buttons) fireEvent.click(button);
    expect(await screen.findByText("Nobody from your company is registered yet.")).toBeTruthy();
    await expect.poll(() => screen.queryAllByText("Code PARTICIPANT_WITHDRAWN")).toHaveLength(2);
  });

  it("say of each that it was accepted where both answers come together", async () => {
    const second = { ...offered, id: "PC-2" as never, firstname: "Grace" };
    const accepted = (one: typeof offered) => ({ ...one, state: { _tag: "Registered" as const } });
    show(ConferenceScreen, {
      ...shown({ participants: [offered, second] }),
      acceptPlace: [
        { answer: conferenceWith({ participants: [accepted(offered), second] }) },
        { answer: conferenceWith({ participants: [accepted(offered), accepted(second)] }) },
      ],
    });
    const buttons = await screen.findAllByRole("button", { name: /^Accept the place for/ });
    for (const button of buttons) fireEvent.click(button);
    expect(await screen.findByText("Grace Nord is registered.")).toBeTruthy();
    expect(await screen.findByText("Robin Nord is registered.")).toBeTruthy();
    // Whichever answer comes last.
    const last = screen.getAllByText(/ Nord is registered\.$/).at(-1) as HTMLElement;
    await expect.poll(() => isFocusAt(last)).toBe(true);
  });

  it("say it of each of two of one name, until the next press", async () => {
    // React says where two elements have one key.
    const complained = vi.spyOn(console, "error");
    const both = [offered, { ...offered, id: "PC-2" as never }];
    const { user } = show(ConferenceScreen, {
      ...shown({ participants: both }),
      acceptPlace: [
        { answer: conferenceWith({ participants: both }) },
        { answer: conferenceWith({ participants: both }) },
      ],
    });
    const buttons = await screen.findAllByRole("button", { name: "Accept the place for Robin Nord" });
    for (const button of buttons) fireEvent.click(button);
    await expect.poll(() => screen.queryAllByText("Robin Nord is registered.")).toHaveLength(2);
    const [, last] = screen.getAllByText("Robin Nord is registered.");
    await expect.poll(() => isFocusAt(last as HTMLElement)).toBe(true);
    const [change] = screen.getAllByRole("button", { name: "Change Robin Nord" });
    await user.click(change as HTMLElement);
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
    expect(screen.queryByText("Robin Nord is registered.")).toBeNull();
    await expect.poll(() => complained.mock.calls).toEqual([]);
    complained.mockRestore();
  });

  /** The page is told of a change by the company, such as by live, before what was pressed is answered. */
  const change = ({ actors }: ReturnType<typeof show>, participants: readonly Participant[]) =>
    act(() =>
      actors
        .open("getConference" as ScreenKey, inertResource<unknown, Conference>(["never"]), {
          request: undefined,
        })
        .send({ type: "resource.changed", content: conferenceWith({ participants }) }),
    );

  it.each([
    ["withdrawn", registered, "Withdraw Robin Nord", "Withdraw", "Robin Nord is withdrawn."],
    [
      "declined",
      offered,
      "Decline the place for Robin Nord",
      "Decline the place",
      "The place for Robin Nord is declined.",
    ],
  ])("say that they are %s also where they are gone before the answer", async (_, one, open, press, told) => {
    const view = show(ConferenceScreen, {
      ...shown({ participants: [one] }),
      withdrawParticipant: [{ answer: conferenceWith() }],
    });
    await view.user.click(await screen.findByRole("button", { name: open }));
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: press }));
    change(view, []);
    expect(screen.queryByRole("dialog")).toBeNull();
    await expectAnnounced(told);
  });

  it("say why it was not done also where they are gone and the next place was pressed before the answer", async () => {
    const second = { ...offered, id: "PC-2" as never, firstname: "Grace" };
    const view = show(ConferenceScreen, {
      getConference: [
        { answer: conferenceWith({ participants: [offered, second] }) },
        { answer: conferenceWith({ participants: [second] }) },
      ],
      acceptPlace: [refused("PARTICIPANT_WITHDRAWN"), { failure: oneFailure.failure }],
    });
    fireEvent.click(await screen.findByRole("button", { name: "Accept the place for Robin Nord" }));
    change(view, [second]);
    fireEvent.click(screen.getByRole("button", { name: "Accept the place for Grace Nord" }));
    const told = await screen.findByText("Code PARTICIPANT_WITHDRAWN");
    expect(screen.getByText(`Code ${oneFailure.code}`)).toBeTruthy();
    await expect.poll(() => isFocusAt(told)).toBe(true);
    await view.user.click(screen.getByRole("button", { name: "Accept the place for Grace Nord" }));
    expect(screen.queryByText("Code PARTICIPANT_WITHDRAWN")).toBeNull();
  });

  it("show nothing any more of a withdrawal that failed once the place is accepted, which is done alone", async () => {
    const { code, failure } = oneFailure;
    const { user, made } = show(ConferenceScreen, {
      ...shown({ participants: [offered] }),
      withdrawParticipant: [{ failure }],
    });
    await user.click(await screen.findByRole("button", { name: "Decline the place for Robin Nord" }));
    await user.click(await screen.findByRole("button", { name: "Decline the place" }));
    const dialog = screen.getByRole("dialog");
    expect(await within(dialog).findByText("Not withdrawn")).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
    expect(await screen.findByText("Not done")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Accept the place for Robin Nord" }));
    expect(screen.queryByText(`Code ${code}`)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Decline the place for Robin Nord" }));
    const decline = await screen.findByRole<HTMLButtonElement>("button", { name: "Decline the place" });
    expect(decline.disabled).toBe(true);
    await expect
      .poll(() => made().map(([name]) => name))
      .toEqual(["getConference", "withdrawParticipant", "acceptPlace"]);
  });

  it("are reported to have declined a place", async () => {
    const { user } = show(ConferenceScreen, {
      ...shown({ participants: [offered] }),
      withdrawParticipant: [{ answer: conferenceWith() }],
    });
    await user.click(await screen.findByRole("button", { name: "Decline the place for Robin Nord" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Decline the place" }));
    expect(await screen.findByText("Nobody from your company is registered yet.")).toBeTruthy();
    await expectAnnounced("The place for Robin Nord is declined.");
  });

  it("are withdrawn after a confirmation; Back closes the dialog", async () => {
    const { user, asked } = show(ConferenceScreen, {
      ...shown({ participants: [registered] }),
      withdrawParticipant: [{ answer: conferenceWith() }],
    });
    await user.click(await screen.findByRole("button", { name: "Withdraw Robin Nord" }));
    const dialog = await screen.findByRole("dialog", { name: "Withdraw Robin Nord?" });
    expect(within(dialog).getByText(/The place goes to the next/)).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText("Nobody from your company is registered yet.")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    await expect.poll(() => asked("withdrawParticipant")).toEqual([{ id: robin.id, instance: "int" }]);
    await expectAnnounced("Robin Nord is withdrawn.");
  });

  it("are changed; what somebody else has changed meanwhile is shown beside it", async () => {
    const theirs = { ...details, lastname: "King", version: 2 };
    const { user, seen } = show(ConferenceScreen, {
      ...shown({ participants: [registered] }),
      change: [
        {
          answer: {
            _tag: "Collided",
            theirs,
            mine: { ...details, lastname: "Lovelace" },
          },
        },
      ],
    });
    await user.click(await screen.findByRole("button", { name: "Change Robin Nord" }));
    const name = await screen.findByLabelText("Last name");
    await user.clear(name);
    await user.type(name, "Lovelace");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("cell", { name: /King$/ })).toBeTruthy();
    expect(screen.getByRole("cell", { name: /Lovelace$/ })).toBeTruthy();
    await expect.poll(() => seen).toEqual([{ ...details, lastname: "Lovelace" }]);
  });

  it("are reported to be changed, each time", async () => {
    const saved = { ...details, lastname: "King", version: 2 };
    const { user } = show(ConferenceScreen, {
      ...shown({ participants: [registered] }),
      change: [{ answer: { _tag: "Saved", saved } }, { answer: { _tag: "Saved", saved } }],
    });
    for (const typed of ["1", "2"]) {
      await user.click(await screen.findByRole("button", { name: "Change Robin Nord" }));
      await user.type(await screen.findByLabelText(/^Position/), typed);
      expect(screen.queryByText("The details of Robin King are saved.")).toBeNull();
      await user.click(screen.getByRole("button", { name: "Save" }));
      await expectAnnounced("The details of Robin King are saved.");
    }
  });

  it("say how many more can be registered", async () => {
    const one = show(ConferenceScreen, shown({ participants: [registered] }));
    expect(await screen.findByText("You can register one more person.")).toBeTruthy();
    one.unmount();
    show(ConferenceScreen, shown({ participants: [] }));
    expect(await screen.findByText("You can register up to two people.")).toBeTruthy();
  });

  it("have after a reload what was typed of them", async () => {
    const results = {
      ...shown({ participants: [registered] }),
      changed: createTab<ParticipantSettings>(),
    };
    const before = show(ConferenceScreen, results);
    await before.user.click(await screen.findByRole("button", { name: "Change Robin Nord" }));
    await before.user.type(await screen.findByLabelText("Last name"), "-King");
    before.unmount();
    show(ConferenceScreen, results, "/conference/?change=PC-000001");
    expect((await screen.findByLabelText<HTMLInputElement>("Last name")).value).toBe("Nord-King");
  });

  it.each(["Change Robin Nord", "Withdraw Robin Nord"])(
    "have one entry of the history for the dialog of “%s”",
    async (name) => {
      const { user, address } = show(ConferenceScreen, shown({ participants: [registered] }));
      await user.click(await screen.findByRole("button", { name }));
      const opened = address();
      await expectOneEntry(user, address);
      await expect.poll(address).toBe(opened);
    },
  );

  it("cannot be changed any more once the conference has begun", async () => {
    show(ConferenceScreen, shown({ closed: true, begun: true, participants: [registered] }));
    expect(await screen.findByText("Registered")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Change|Withdraw/ })).toBeNull();
  });
});

describe("the hotels", () => {
  const [donaublick] = conference.hotels;

  it("are shown with distance and booking link, which opens in a new tab", async () => {
    show(HotelsScreen, shown({ hotels: [donaublick!, { ...donaublick!, name: "Hafen", distance: 2_240 }] }));
    const link = await screen.findByRole("link", { name: "Book Donaublick" });
    expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
      donaublick!.link,
      "_blank",
      "noreferrer",
    ]);
    expect(screen.getByText("0.4 km from the venue")).toBeTruthy();
    expect(screen.getByText("2.2 km from the venue")).toBeTruthy();
  });

  it("are not known yet", async () => {
    show(HotelsScreen, shown({ hotels: [] }));
    expect(await screen.findByText("No recommended hotels yet")).toBeTruthy();
  });
});

describe("the thank-you", () => {
  it("says who is registered, and what can be done next", async () => {
    show(ThanksScreen, shown({ participants: [registered] }));
    expect(await screen.findByText("Robin Nord")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Summary" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Nearby hotels" })).toBeTruthy();
  });

  it("says that nobody is registered", async () => {
    show(ThanksScreen, {});
    expect(await screen.findByText("Nobody is registered")).toBeTruthy();
  });
});
