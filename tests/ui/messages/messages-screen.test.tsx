import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { message, messageSummaries } from "../../../src/atlas/samples/messages.samples.ts";
import { pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import type { Page } from "../../../src/domain/kit/list.ts";
import type { MessageSummary } from "../../../src/domain/messages/message.ts";
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
  findMessages: readonly StubResult<Page<MessageSummary>>[],
  {
    at = "/messages/",
    facts = {},
    calls = {},
  }: { at?: string; facts?: Parameters<typeof pageActors>[0]; calls?: Script } = {},
) =>
  renderScreen(<MessagesScreen />, {
    at,
    actors: pageActors(facts).actors,
    calls: { findMessages, ...calls },
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
    showList([{ answer: pageOf(...list) }]);
    const [first, second] = within(await screen.findByRole("list", { name: "Messages" })).getAllByRole(
      "listitem",
    );
    expect(within(first!).getByRole("link", { name: "Miniserver update 15.3" }).getAttribute("href")).toBe(
      "/message/M-1/",
    );
    expect(within(first!).getByText("Unread")).toBeTruthy();
    expect(within(first!).getByText("High priority")).toBeTruthy();
    expect(within(second!).queryByText("Normal priority")).toBeNull();
    expect(within(second!).queryByText("Unread")).toBeNull();
    expect(within(second!).getByText("robots")).toBeTruthy();
    expect(screen.getByText("2 messages")).toBeTruthy();
  });

  it("says how many are unread beside their number, with what marks all as read", async () => {
    showList([{ answer: pageOf(...list) }], { facts: { messages: [newest, older] } });
    const status = await screen.findByText("2 messages · 1 unread");
    const mark = screen.getByRole("button", { name: "Mark all as read" });
    expect(mark.parentElement).toBe(status.parentElement);
  });

  it("shows messages that were read in the notification panel as read", async () => {
    showList([{ answer: pageOf(...list) }], { facts: { messages: [{ ...newest, read: true }] } });
    expect(await screen.findByText("2 messages")).toBeTruthy();
    expect(screen.queryByText("Unread")).toBeNull();
  });

  it("shows visitors a prompt that links to the login and back, and no unread marks", async () => {
    showList([{ answer: pageOf(...list) }], { facts: visitor, at: "/messages/?status=updates" });
    await screen.findByRole("link", { name: "Miniserver update 15.3" });
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/login/?redirect=%2Fmessages%2F%3Fstatus%3Dupdates",
    );
    expect(screen.queryByText("Unread")).toBeNull();
  });

  it("asks nobody to sign in who is about to be signed in", async () => {
    showList([{ answer: pageOf(...list) }], { facts: expectedVisitor });
    await screen.findByRole("link", { name: "Miniserver update 15.3" });
    expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
  });

  it("asks for the search, the filters and the page of the address, in the reader's language, and clears them", async () => {
    const { user, address, asked } = showList([{ answer: pageOf() }], {
      at: "/messages/?q=miniserver&status=app,updates&priority=high&page=2&shop=at",
    });
    await user.click((await screen.findAllByRole("button", { name: "Clear filters" }))[0]!);
    await expect.poll(address).toBe("/messages/?shop=at");
    await expect
      .poll(() => asked("findMessages"))
      .toEqual([
        {
          page: 2,
          page_size: 25,
          sort: "-date",
          filter: { search: "miniserver", tags: ["app", "updates"], priority: "high" },
          instance: "int",
        },
        { page: 1, page_size: 25, sort: "-date", instance: "int" },
      ]);
  });

  it("shows different texts for no messages and for no search results", async () => {
    const { unmount } = showList([{ answer: pageOf() }]);
    expect(await screen.findByText("No messages")).toBeTruthy();
    unmount();
    showList([{ answer: pageOf() }], { at: "/messages/?status=tutorial" });
    expect(await screen.findByText("No matching messages")).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = showList([{ failure }, { answer: pageOf(...list) }]);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("link", { name: "Miniserver update 15.3" }));
  });

  describe("marking all as read", () => {
    const unread = { messages: [newest, older] };
    const ask = async (calls: Script) => {
      const view = showList([{ answer: pageOf(...list) }], { facts: unread, calls });
      await view.user.click(await screen.findByRole("button", { name: "Mark all as read" }));
      return { ...view, question: within(screen.getByRole("dialog", { name: "Mark 1 message as read?" })) };
    };

    it("asks before, names the newest message, loads the list again and tells the bell", async () => {
      const { user, question, asked } = await ask({ markMessagesRead: [{ answer: {} }] });
      await user.click(question.getByRole("button", { name: "Mark as read" }));
      expect(await screen.findByText("All messages are marked as read.")).toBeTruthy();
      await expect.poll(() => asked("markMessagesRead")).toEqual([{ newest: newest.id }]);
      await expect.poll(() => asked("findMessages")).toHaveLength(2);
    });

    it("marks nothing where the question is answered with Cancel", async () => {
      const { user, question, asked } = await ask({});
      await user.click(question.getByRole("button", { name: "Cancel" }));
      expect(screen.queryByRole("dialog")).toBeNull();
      await expect.poll(() => asked("markMessagesRead")).toEqual([]);
    });

    it("says why it failed", async () => {
      const { code, failure } = oneFailure;
      const { user, question } = await ask({ markMessagesRead: [{ failure }] });
      await user.click(question.getByRole("button", { name: "Mark as read" }));
      expect(await screen.findByText("The messages could not be marked as read")).toBeTruthy();
      expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    });

    it("is not offered where nothing is unread, and not to visitors", async () => {
      const { unmount } = showList([{ answer: pageOf(...list) }], {
        facts: { messages: [older] },
      });
      await screen.findByRole("link", { name: "Miniserver update 15.3" });
      expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
      unmount();
      showList([{ answer: pageOf(...list) }], { facts: { ...visitor, ...unread } });
      await screen.findByRole("link", { name: "Miniserver update 15.3" });
      expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
    });
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
