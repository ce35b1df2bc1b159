import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { shownMessages } from "../../../src/app/live/shown-messages.ts";
import { message, messageSummaries } from "../../../src/atlas/samples/messages.samples.ts";
import { messagePriorities, messageTags, type MessageSummary } from "../../../src/domain/messages/message.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { createResourceMachine } from "../../../src/machines/kit/resource.machine.ts";
import type { PortalRef } from "../../../src/machines/shell/portal.machine.ts";
import type { ScreenKey } from "../../../src/ui/actors/portal-actors.ts";
import { printMessageFilter, readMessageFilter } from "../../../src/ui/screens/messages/message-filter.ts";
import { MessageScreen } from "../../../src/ui/screens/messages/message-screen.tsx";
import { MessagesScreen } from "../../../src/ui/screens/messages/messages-screen.tsx";
import { pageActors } from "../../support/page-actors.ts";
import type { StubResult } from "../../support/inert-portal.ts";
import { oneFailure, expectRetry, refused, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

const [newest, older] = messageSummaries;
const list = [newest, { ...older, tags: [{ _tag: "Unknown", code: "robots" }] }] as const;
const visitor = { account: { _tag: "None" } } as const;

/** The session is being checked, and the browser has a mark of somebody. */
const expectedVisitor = { ...visitor, expected: true };
const showList = (
  results: readonly StubResult<readonly MessageSummary[]>[],
  { at = "/messages/", facts = {} }: { at?: string; facts?: Parameters<typeof pageActors>[0] } = {},
) =>
  renderScreen(<MessagesScreen />, {
    at,
    actors: pageActors(facts).actors,
    calls: {
      getMessages: results.map((result) =>
        typeof result === "object" && "answer" in result
          ? { answer: { notifications: result.answer } }
          : result,
      ),
    },
  });

const showOne = (
  getMessage: NonNullable<Script["getMessage"]>,
  facts: Parameters<typeof pageActors>[0] = {},
) => {
  const { actors, sent } = pageActors(facts);
  const view = renderScreen(<MessageScreen />, {
    at: "/message/M-1/",
    path: "/message/:id/",
    actors,
    calls: { getMessage },
  });
  return { ...view, sent };
};

describe("the message centre", () => {
  it("shows a placeholder while it loads", () => {
    showList(["never"]);
    expect(screen.getByText("Loading")).toBeTruthy();
  });

  it("shows messages as links, marks the unread ones, and shows unknown tags unchanged", async () => {
    showList([{ answer: list }]);
    const [first, second] = within(await screen.findByRole("list", { name: "Messages" })).getAllByRole(
      "listitem",
    );
    expect(within(first!).getByRole("link", { name: "Miniserver update 15.3" }).getAttribute("href")).toBe(
      "/message/M-1/",
    );
    expect(within(first!).getByText("Unread")).toBeTruthy();
    expect(within(first!).getByText("High priority")).toBeTruthy();
    expect(within(second!).getByText("Normal priority")).toBeTruthy();
    expect(within(second!).queryByText("Unread")).toBeNull();
    expect(within(second!).getByText("robots")).toBeTruthy();
    expect(screen.getByText("2 messages, 1 unread")).toBeTruthy();
  });

  it("shows messages that were read in the notification panel as read", async () => {
    showList([{ answer: list }], { facts: { messages: [{ ...newest, read: true }] } });
    expect(await screen.findByText("2 messages")).toBeTruthy();
    expect(screen.queryByText("Unread")).toBeNull();
  });

  it("is where the bell finds the account's messages, in the language and of the time that it asks for", async () => {
    const { actors } = showList([{ answer: list }]);
    await screen.findByRole("link", { name: "Miniserver update 15.3" });
    const key = "getMessages:account";
    const centre = actors.open(key as ScreenKey, createResourceMachine(), { request: {} });
    const root = { getSnapshot: () => ({ children: { [key]: centre }, context: { shown: [key] } }) };
    const found = (locale: Locale, since: number) =>
      shownMessages(root as unknown as PortalRef, locale, since);
    expect([found("int", 0), found("cscz", 0), found("int", Date.now() + 60_000)]).toEqual([
      list,
      undefined,
      undefined,
    ]);
  });

  it("shows visitors a prompt that links to the login and back, and no unread marks", async () => {
    showList([{ answer: list }], { facts: visitor, at: "/messages/?tag=updates" });
    await screen.findByRole("link", { name: "Miniserver update 15.3" });
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/login/?redirect=%2Fmessages%2F%3Ftag%3Dupdates",
    );
    expect(screen.queryByText("Unread")).toBeNull();
  });

  it("asks nobody to sign in who is about to be signed in", async () => {
    showList([{ answer: list }], { facts: expectedVisitor });
    await screen.findByRole("link", { name: "Miniserver update 15.3" });
    expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
  });

  it("filters by the address, and clears the filter", async () => {
    const { user, address } = showList([{ answer: list }], {
      at: "/messages/?tag=app,updates&priority=high&shop=at",
    });
    expect(await screen.findByRole("link", { name: "Miniserver update 15.3" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Trainings in spring" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    await expect.poll(address).toBe("/messages/?shop=at");
    expect(await screen.findByRole("link", { name: "Trainings in spring" })).toBeTruthy();
  });

  it("shows different texts for no messages and for no search results", async () => {
    const { unmount } = showList([{ answer: [] }]);
    expect(await screen.findByText("No messages")).toBeTruthy();
    unmount();
    showList([{ answer: list }], { at: "/messages/?tag=tutorial" });
    expect(await screen.findByText("No matching messages")).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = showList([{ failure }, { answer: list }]);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("link", { name: "Miniserver update 15.3" }));
  });

  it("parses the filter that it wrote, and drops unknown codes", () => {
    const filter = { tags: messageTags.slice(0, 2), priorities: messagePriorities.slice(1, 3) };
    expect(readMessageFilter(printMessageFilter(filter, new URLSearchParams()))).toEqual(filter);
    expect(readMessageFilter(new URLSearchParams("tag=x&priority=,"))).toEqual({ tags: [], priorities: [] });
  });
});

describe("one message", () => {
  it("shows a placeholder while it loads", () => {
    showOne(["never"]);
    expect(screen.getByRole("heading", { level: 1, name: "Message" })).toBeTruthy();
    expect(screen.getByText("Loading")).toBeTruthy();
  });

  it("shows its text, and reports once to the notification centre that it is read", async () => {
    const { sent } = showOne([{ answer: message }], { messages: [newest] });
    expect(await screen.findByRole("heading", { level: 1, name: "Miniserver update 15.3" })).toBeTruthy();
    expect(await screen.findByText(message.paragraphs[1]!)).toBeTruthy();
    expect(screen.getByText("High priority")).toBeTruthy();
    await expect.poll(() => sent).toEqual([{ type: "notifications.read", id: newest.id }]);
  });

  it("asks nobody to sign in who is about to be signed in", async () => {
    showOne([{ answer: message }], expectedVisitor);
    await screen.findByText(message.paragraphs[0]!);
    expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
  });

  it("marks nothing as read for a visitor, and shows the login prompt", async () => {
    const { sent } = showOne([{ answer: message }], { ...visitor, messages: [newest] });
    expect(await screen.findByText(message.paragraphs[0]!)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sign in" })).toBeTruthy();
    await expect.poll(() => sent).toEqual([]);
  });

  it("shows that a message does not exist", async () => {
    showOne([refused("NOT_FOUND")]);
    expect(await screen.findByText("Message not found")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = showOne([{ failure }, { answer: message }]);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText(message.paragraphs[0]!));
  });
});
