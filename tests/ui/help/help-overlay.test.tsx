import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { failureCode, isWorthRetrying, type CallFailure } from "../../../src/domain/kit/call-failure.ts";
import type { TicketReceipt } from "../../../src/domain/tickets/ticket.ts";
import type { SendTicketInput } from "../../../src/machines/tickets/ticket-creation.machine.ts";
import { HelpOverlay } from "../../../src/ui/screens/help/help-overlay.tsx";
import { inertHelp, type InertHelpOptions } from "../../support/inert-help.ts";
import { goldUser } from "../../support/inert-portal.ts";
import { everyFailure, renderScreen } from "../../support/render-screen.tsx";
import "../../support/dialog-element.ts";

const receipt = { ticketId: "T-1001" } as TicketReceipt;
const png = (name: string, size = 32): File =>
  new File(
    [
      new Uint8Array([
        0x89,
        0x50,
        0x4e,
        0x47,
        0x0d,
        0x0a,
        0x1a,
        0x0a,
        ...Array.from({ length: size }, () => 0),
      ]),
    ],
    name,
  );

const open = async (help: InertHelpOptions = {}) => {
  const machine = inertHelp(help);
  const view = renderScreen(<HelpOverlay />, { session: { user: goldUser, machines: [machine] } });
  const overlay = view.actors.open("helpOverlay", machine, undefined);
  act(() =>
    overlay.send({
      type: "help.open",
      subject: { type: "order", no: "4711" },
      draftKey: "help-4711",
      department: "support-int",
    }),
  );
  const message = await screen.findByLabelText<HTMLTextAreaElement>("Your message");
  return {
    ...view,
    overlay,
    message,
    dialog: screen.getByRole("dialog", { name: "Ask for help with order 4711" }),
  };
};
const chooser = () => screen.findByLabelText<HTMLInputElement>("Attach files", { selector: "input" });

test("the focus begins in the message, and returns to what opened the dialog", async () => {
  const opener = document.createElement("button");
  document.body.append(opener);
  opener.focus();
  const { user, message } = await open();
  await expect.poll(() => document.activeElement).toBe(message);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener);
  opener.remove();
});

test("the hint says 10 MB for pictures and for other files (shell §9)", async () => {
  await open();
  expect(await screen.findByText(/^Up to 10 files of at most 10 MB each: jpg, png, gif, /)).toBeTruthy();
});

test("an empty message is not sent, and its field shows an error", async () => {
  const seen: SendTicketInput[] = [];
  const { user } = await open({ onTicket: (input) => seen.push(input) });
  await user.click(screen.getByRole("button", { name: "Send request" }));
  expect(screen.getByText("Enter a message. Without it we cannot help.")).toBeTruthy();
  await expect.poll(() => seen).toEqual([]);
});

test("text and files are sent once, and the success page links to the ticket", async () => {
  const seen: SendTicketInput[] = [];
  const { user, message } = await open({
    tickets: [{ answer: receipt }],
    onTicket: (input) => seen.push(input),
  });
  await user.type(message, "Box was empty");
  await user.upload(await chooser(), png("box.png"));
  expect(await screen.findByText("box.png")).toBeTruthy();
  await user.dblClick(screen.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText(/Your ticket number is T-1001/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open ticket" }).getAttribute("href")).toBe("/ticket/T-1001/");
  await expect.poll(() => seen).toHaveLength(1);
  await expect
    .poll(() => seen[0])
    .toMatchObject({
      fields: {
        department: "support-int",
        ticket_subject: "Portal - Order #4711",
        ticket_description: "Box was empty",
      },
    });
  await expect.poll(() => seen[0]?.files.map(({ name }) => name)).toEqual(["box.png"]);
});

test("while the request is sent, progress is shown, and cancelling keeps all entered data", async () => {
  const { user, message, overlay } = await open();
  await user.type(message, "Box was empty");
  await user.click(screen.getByRole("button", { name: "Send request" }));
  const ticket = overlay.getSnapshot().children["ticket"];
  act(() => ticket?.send({ type: "upload.progressed", sent: 25, total: 100 } as never));
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "Sending your request" }).value).toBe(
    25,
  );
  await user.click(screen.getByRole("button", { name: "Stop sending" }));
  expect(screen.getByRole("button", { name: "Send request" })).toBeTruthy();
  expect(message.value).toBe("Box was empty");
});

const reachSupport = /contact support: support@homeautomation\.example, \+43 1 5550100\.$/;

describe("a refused file is shown in words", () => {
  const sendWith = async (failure: CallFailure) => {
    const { user, message } = await open({ tickets: [{ failure }] });
    fireEvent.change(message, { target: { value: "Box was empty" } });
    await user.upload(await chooser(), png("box.png"));
    await screen.findByText("box.png");
    await user.click(screen.getByRole("button", { name: "Send request" }));
  };

  test("at the file where the server names it", async () => {
    await sendWith({ _tag: "Refused", code: "FILE_EMPTY", field: "files[0]" });
    const file = (await screen.findByText("box.png")).closest("li");
    expect(file?.textContent).toContain("Remove the file or attach it again: it is empty.");
    expect(screen.queryByText("Your request could not be sent")).toBeNull();
  });

  test("above the form where it names none", async () => {
    await sendWith({ _tag: "Refused", code: "COMPANY_STORAGE_FULL" });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Send the message without files; support can free space.");
    expect(alert.textContent).not.toContain("Unknown error");
  });
});

describe("a failed request keeps all entered data, and can be sent again", () => {
  test.each(
    everyFailure
      .filter(({ _tag }) => _tag !== "Offline")
      .map((failure): readonly [string, CallFailure] => [failureCode(failure), failure]),
  )("%s", async (code, failure) => {
    const { user, message } = await open({ tickets: [{ failure }, { answer: receipt }] });
    fireEvent.change(message, { target: { value: "Box was empty" } });
    await user.upload(await chooser(), png("box.png"));
    await screen.findByText("box.png");
    await user.click(screen.getByRole("button", { name: "Send request" }));
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText("Your request could not be sent")).toBeTruthy();
    expect(within(alert).getByText(`Code ${code}`)).toBeTruthy();
    expect(within(alert).getByText(reachSupport)).toBeTruthy();
    expect(message.value).toBe("Box was empty");
    expect(screen.getByText("box.png")).toBeTruthy();
    await user.click(
      screen.getByRole("button", {
        name: isWorthRetrying(failure) || failure._tag === "SessionExpired" ? "Send again" : "Send request",
      }),
    );
    expect(await screen.findByText(/Your ticket number is T-1001/)).toBeTruthy();
  });
});

test("without a connection the request waits, says so, keeps everything, and is sent when the portal answers again", async () => {
  const { user, message, overlay, dialog } = await open({
    tickets: [{ failure: { _tag: "Offline" } }, { answer: receipt }],
  });
  fireEvent.change(message, { target: { value: "Box was empty" } });
  await user.click(screen.getByRole("button", { name: "Send request" }));
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("No connection")).toBeTruthy();
  expect(within(alert).getByText(/We send it as soon as you are connected again/)).toBeTruthy();
  expect([message.value, message.readOnly]).toEqual(["Box was empty", true]);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Send again" }));
  expect(within(dialog).getByRole("button", { name: "Stop sending" })).toBeTruthy();
  act(() => overlay.send({ type: "screen.retry" }));
  expect(await screen.findByText(/Your ticket number is T-1001/)).toBeTruthy();
});

test("a waiting request can be stopped: it is a form again", async () => {
  const { user, message } = await open({ tickets: [{ failure: { _tag: "Offline" } }] });
  fireEvent.change(message, { target: { value: "Box was empty" } });
  await user.click(screen.getByRole("button", { name: "Send request" }));
  await user.click(await screen.findByRole("button", { name: "Stop sending" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect([message.value, message.readOnly]).toEqual(["Box was empty", false]);
});

test("a file whose content does not match its name is listed with the reason", async () => {
  const { user } = await open();
  await user.upload(await chooser(), new File(["MZ not a picture"], "virus.png"));
  expect(await screen.findByText(/Not added: virus.png\. This type of file is not accepted/)).toBeTruthy();
});

test("a file that is too large is told once: by an alert with the limit, and by its line once that has gone", async () => {
  const { user } = await open();
  const large = png("huge.png");
  Object.defineProperty(large, "size", { value: 11_000_000 });
  await user.upload(await chooser(), large);
  const alert = await screen.findByText("huge.png is too large: at most 10 MB.");
  expect(screen.queryByText(/^Not added: huge.png/)).toBeNull();
  await user.click(
    within(alert.closest<HTMLElement>("[role=alert]")!).getByRole("button", { name: "Close" }),
  );
  expect(await screen.findByText("Not added: huge.png. The file is larger than 10 MB.")).toBeTruthy();
  expect(screen.queryByText(/^huge.png is too large/)).toBeNull();
});

test("a draft from before a reload is restored, and its files are listed for attaching again", async () => {
  const { message } = await open({
    draft: { message: "Box was", revision: 5, fileNames: ["box.png", "bill.pdf"] },
  });
  expect(message.value).toBe("Box was");
  expect(screen.getByText("Your draft has been restored.")).toBeTruthy();
  expect(screen.getByText("Files cannot be kept. Attach these files again: box.png, bill.pdf.")).toBeTruthy();
});

test("the close icon and Escape close the overlay", async () => {
  const { user, dialog, overlay } = await open();
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(overlay.getSnapshot().hasTag("shown")).toBe(false);
});
