import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { messageSummaries } from "../../../src/atlas/samples/messages.samples.ts";
import type { MessageId, MessageSummary } from "../../../src/domain/messages/message.ts";
import { NotificationCentre } from "../../../src/ui/shell/frame/notification-centre.tsx";
import { goldUser, type InertPortalOptions } from "../../support/inert-portal.ts";
import { renderScreen } from "../../support/render-screen.tsx";

const message = (id: string, read: boolean): MessageSummary => ({
  ...messageSummaries[1],
  id: id as MessageId,
  title: `Message ${id}`,
  read,
});

const show = (messages: NonNullable<InertPortalOptions["messages"]>) =>
  renderScreen(<NotificationCentre />, { at: "/?shop=at", session: { user: goldUser, messages } });
const panel = () => screen.getByRole("region", { name: "Messages" });

test("the bell shows the number of unread messages, and an opened message is read", async () => {
  const { user, address } = show([
    { answer: [message("1", false), message("2", true), message("3", false)] },
  ]);
  const bell = await screen.findByRole("button", { name: "Messages, 2 unread" });
  await user.click(bell);
  expect(
    within(panel())
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    expect.stringContaining("Unread: Message 1"),
    expect.stringMatching(/^Message 2/),
    expect.stringContaining("Unread: Message 3"),
    "Show all messages",
  ]);
  await user.click(within(panel()).getByRole("link", { name: /Message 1/ }));
  expect(screen.getByRole("button", { name: "Messages, 1 unread" })).toBeTruthy();
  await expect.poll(address).toBe("/message/1/?shop=at");
});

test("an empty list shows an empty state", async () => {
  const { user } = show([{ answer: [] }]);
  await user.click(screen.getByRole("button", { name: "Messages, 0 unread" }));
  expect(await within(panel()).findByText(/You have no messages yet/)).toBeTruthy();
});

test("a list that failed to load shows its error and can be tried again", async () => {
  const { user } = show([{ failure: { _tag: "Offline" } }, { answer: [message("1", false)] }]);
  await user.click(screen.getByRole("button", { name: "Messages, 0 unread" }));
  await user.click(await within(panel()).findByRole("button", { name: "Try again" }));
  expect(await within(panel()).findByRole("link", { name: /Message 1/ })).toBeTruthy();
});

test("a list that is refused shows its error, without a retry", async () => {
  const { user } = show([{ failure: { _tag: "NoAccess" } }]);
  await user.click(screen.getByRole("button", { name: "Messages, 0 unread" }));
  expect(await within(panel()).findByRole("alert")).toBeTruthy();
  expect(within(panel()).queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a press outside closes the notification panel", async () => {
  const { user } = show([{ answer: [message("1", false)] }]);
  const bell = await screen.findByRole("button", { name: "Messages, 1 unread" });
  await user.click(bell);
  expect(bell.getAttribute("aria-expanded")).toBe("true");
  await user.click(document.body);
  expect(bell.getAttribute("aria-expanded")).toBe("false");
});
