import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { useNavigate } from "react-router-dom";
import { expect } from "vitest";

/** Back and Forward of the browser, for screens in a memory router; hidden, so that they are no buttons of the screen. */
export const HistoryButtons = () => {
  const navigate = useNavigate();
  return (
    <div hidden>
      <button onClick={() => void navigate(-1)}>Browser: back</button>
      <button onClick={() => void navigate(1)}>Browser: forward</button>
    </div>
  );
};

const press = (user: UserEvent, name: string): Promise<void> =>
  user.click(screen.getByRole("button", { name, hidden: true }));

/** Presses Back of the browser. */
export const goBack = (user: UserEvent): Promise<void> => press(user, "Browser: back");

/** Presses Forward of the browser. */
export const goForward = (user: UserEvent): Promise<void> => press(user, "Browser: forward");

/**
 * Expects of the open dialog that its opening is one entry of the history: Back closes it, Forward opens it again, and closing it by Escape or
 * its button leads to the entry before it instead of leaving a second one. The dialog is open afterwards.
 */
export const expectOneEntry = async (user: UserEvent, address: () => string): Promise<void> => {
  const opened = address();
  const dialog = () => screen.findByRole("dialog");
  await goBack(user);
  const closed = address();
  expect([closed === opened, screen.queryByRole("dialog")]).toEqual([false, null]);
  const escape = (shown: HTMLElement) => fireEvent(shown, new Event("cancel", { cancelable: true }));
  const close = (shown: HTMLElement) =>
    user.click(within(shown).getAllByRole("button", { name: "Close" })[0]!);
  for (const leave of [escape, close]) {
    await goForward(user);
    await leave(await dialog());
    expect([address(), screen.queryByRole("dialog")]).toEqual([closed, null]);
  }
  await goForward(user);
  await dialog();
};
