import { useState } from "react";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Elements } from "../../../src/ui/kit/elements.ts";
import { Button } from "../../../src/ui/kit/buttons/button.tsx";
import { Dialog } from "../../../src/ui/kit/overlays/dialog.tsx";
import { Popover } from "../../../src/ui/kit/overlays/popover.tsx";
import { ToastRegion } from "../../../src/ui/kit/overlays/toast-region.tsx";
import "../../support/dialog-element.ts";
import { renderKit } from "./render.tsx";

const DialogCase = ({ closed }: { readonly closed: () => void }) => {
  const [open, setOpen] = useState(false);
  const close = () => {
    closed();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Help</Button>
      <Dialog open={open} title="Help with an order" onClose={close} actions={<Button>Send request</Button>}>
        What happens
      </Dialog>
    </>
  );
};

const openDialog = async () => {
  const closed = vi.fn();
  renderKit(<DialogCase closed={closed} />);
  await userEvent.click(screen.getByRole("button", { name: "Help" }));
  return { closed, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Help with an order" }) };
};

describe("Dialog", () => {
  it("opens as a modal, and the close icon closes it once and restores the focus", async () => {
    const { closed, dialog } = await openDialog();
    expect(dialog.open).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(dialog.open).toBe(false));
    await expect.poll(() => closed).toHaveBeenCalledOnce();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Help" }));
    expect(screen.queryByText("What happens")).toBeNull();
  });

  it("begins with its first field, with the chosen one of several, and without a field with its title", async () => {
    const { dialog } = await openDialog();
    await expect.poll(() => document.activeElement).toBe(within(dialog).getByRole("heading"));
    const shown = (children: Elements) => {
      cleanup();
      renderKit(
        <Dialog open title="Help" onClose={vi.fn()}>
          {children}
        </Dialog>,
      );
      return document.activeElement;
    };
    expect(
      shown(
        <>
          <input disabled aria-label="Fixed" />
          <textarea aria-label="Text" />
        </>,
      ),
    ).toBe(screen.getByLabelText("Text"));
    expect(
      shown(
        <>
          <input type="radio" name="by" aria-label="Post" />
          <input type="radio" name="by" aria-label="Carrier" defaultChecked />
        </>,
      ),
    ).toBe(screen.getByLabelText("Carrier"));
  });

  it("requests to be closed on Escape, and stays open until its owner closes it", async () => {
    const { closed, dialog } = await openDialog();
    const cancel = new Event("cancel", { cancelable: true });
    act(() => {
      dialog.dispatchEvent(cancel);
    });
    expect(cancel.defaultPrevented).toBe(true);
    await expect.poll(() => closed).toHaveBeenCalledOnce();
  });

  it("closes on a press on the backdrop, not on a press that began inside", async () => {
    const { closed, dialog } = await openDialog();
    fireEvent.pointerDown(screen.getByText("What happens"));
    fireEvent.click(dialog);
    await expect.poll(() => closed).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    await expect.poll(() => closed).toHaveBeenCalledOnce();
  });
});

const PopoverCase = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        label="Account menu"
        renderTrigger={(trigger) => (
          <Button {...trigger} onClick={() => setOpen(!open)}>
            Account
          </Button>
        )}
      >
        <a href="/settings/">Settings</a>
      </Popover>
      <button type="button">Elsewhere</button>
    </>
  );
};

const openPopover = async () => {
  renderKit(<PopoverCase />);
  const trigger = screen.getByRole("button", { name: "Account" });
  await userEvent.click(trigger);
  expect(screen.getByRole("group", { name: "Account menu" }).id).toBe(trigger.getAttribute("aria-controls"));
  return trigger;
};

describe("Popover", () => {
  it("closes on Escape and restores the focus", async () => {
    const trigger = await openPopover();
    await userEvent.tab();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("link", { name: "Settings" }));
    await userEvent.keyboard("{Escape}");
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => document.activeElement).toBe(trigger);
  });

  it("closes on a press outside and when the focus leaves, not on a press inside", async () => {
    const trigger = await openPopover();
    fireEvent.pointerDown(screen.getByRole("link", { name: "Settings" }));
    expect(trigger.getAttribute("aria-expanded")).toBe("true");
    fireEvent.pointerDown(document.body);
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(trigger);
    await userEvent.tab();
    await userEvent.tab();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
  });
});

describe("ToastRegion", () => {
  it("is a polite live region that exists before its messages, and reports which message to close", async () => {
    const close = vi.fn();
    renderKit(
      <ToastRegion
        toasts={[
          { id: "a", tone: "success", text: "Saved" },
          { id: "b", tone: "danger", text: "Not sent" },
        ]}
        onClose={close}
      />,
    );
    const region = screen.getByRole("region", { name: "Notifications" });
    expect(region.getAttribute("aria-live")).toBe("polite");
    expect(screen.getByText("Not sent").parentElement?.textContent).toBe("Error: Not sent");
    await userEvent.click(screen.getAllByRole("button", { name: "Close" })[1]!);
    await expect.poll(() => close.mock.calls).toEqual([["b"]]);
  });
});
