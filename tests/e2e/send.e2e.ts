import type { Locator, Page } from "@playwright/test";
import { demoOrder } from "../support/portal/demo-numbers.ts";
import { clearFaults, setFault } from "./support/faults.ts";
import { signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { label } from "./support/texts.ts";
import { originOf } from "./support/settled.ts";

const ORDER = `/order/${demoOrder(562)}/`;
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Opens the help form about an order. */
const openHelp = async (page: Page, url: string): Promise<Locator> => {
  await signInByCall(page, url, "gold");
  await page.goto(ORDER);
  await page.getByRole("button", { name: label("order.help") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox")).toBeVisible();
  return dialog;
};

const ticketsAbout = async (page: Page, text: string): Promise<number> => {
  const origin = originOf(page);
  const answer = await page.request.post(`${origin}/api/getTickets`, {
    form: { filter: JSON.stringify({ search: text }) },
    headers: { origin },
  });
  return ((await answer.json()) as { readonly data: { readonly total: number } }).data.total;
};

const sent = (dialog: Locator) => dialog.getByText(/T-\d{4}-\d{6}/);
const send = (dialog: Locator) => dialog.getByRole("button", { name: label("help.submit") });

test("a double click on send makes one ticket", async ({ page, portal }) => {
  const dialog = await openHelp(page, portal.url);
  await dialog.getByRole("textbox").fill("Twice pressed, once meant.");
  await send(dialog).dblclick();
  await expect(sent(dialog)).toBeVisible();
  expect(await ticketsAbout(page, "Twice pressed, once meant.")).toBe(1);
});

test("a lost answer makes one ticket: it is sent again by itself, with the same key", async ({
  page,
  portal,
}) => {
  const dialog = await openHelp(page, portal.url);
  await dialog.getByRole("textbox").fill("Lost on the way back.");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "lost.png", mimeType: "image/png", buffer: png });
  await expect(dialog.getByText("lost.png")).toBeVisible();
  await setFault(page, { target: "createTicket", kind: "lost" });
  await send(dialog).click();
  await expect(dialog.getByText("Code OFFLINE")).toBeVisible();
  await expect(dialog.getByText("lost.png")).toBeVisible();
  await expect.poll(() => ticketsAbout(page, "Lost on the way back.")).toBe(1);
  await clearFaults(page);
  // The portal looks at once whether the server answers; without the event it does so some seconds later.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(sent(dialog)).toBeVisible();
  expect(await ticketsAbout(page, "Lost on the way back.")).toBe(1);
});

test("a file that is too large and one whose content does not match its name are refused at the field", async ({
  page,
  portal,
}) => {
  const dialog = await openHelp(page, portal.url);
  const input = dialog.locator("input[type=file]");
  await input.setInputFiles({
    name: "large.zip",
    mimeType: "application/zip",
    buffer: Buffer.alloc(11_000_000, "PK\u0003\u0004"),
  });
  await expect(
    dialog.getByText(
      label("files.not_added", {
        name: "large.zip",
        reason: label("files.problem.larger", { size: "10\u00A0MB" }),
      }),
    ),
  ).toBeVisible();
  await input.setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500)]),
  });
  await expect(
    dialog.getByText(
      label("files.not_added", { name: "photo.png", reason: label("files.problem.wrong_type") }),
    ),
  ).toBeVisible();
  await expect(dialog.getByRole("list", { name: label("kit.upload.files") })).toBeHidden();
});

test("the progress of a file is shown, and cancelling keeps all entered data", async ({ page, portal }) => {
  const dialog = await openHelp(page, portal.url);
  await dialog.getByRole("textbox").fill("Stopped half way.");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "plan.zip",
    mimeType: "application/zip",
    buffer: Buffer.alloc(9_900_000, "PK\u0003\u0004"),
  });
  await expect(dialog.getByText("plan.zip")).toBeVisible();
  // The server stops reading, so that the upload stays at half of the bytes.
  await setFault(page, { target: "createTicket", kind: "slow", value: 600_000 });
  await send(dialog).click();
  const progress = dialog.getByRole("progressbar", { name: label("help.sending") });
  await expect(progress).toBeVisible();
  await expect.poll(() => progress.getAttribute("value").then(Number)).toBeGreaterThan(0);
  await dialog.getByRole("button", { name: label("help.stop") }).click();
  await expect(progress).toBeHidden();
  await expect(dialog.getByRole("textbox")).toHaveValue("Stopped half way.");
  await expect(dialog.getByText("plan.zip")).toBeVisible();
  await clearFaults(page);
  expect(await ticketsAbout(page, "Stopped half way.")).toBe(0);
  await send(dialog).click();
  await expect(sent(dialog)).toBeVisible();
  expect(await ticketsAbout(page, "Stopped half way.")).toBe(1);
});

const ways: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["the backdrop", (page) => page.mouse.click(5, 5)],
  [
    "the close icon",
    (page) =>
      page
        .getByRole("dialog")
        .getByRole("button", { name: label("kit.close") })
        .click(),
  ],
];

test("Escape, the backdrop and the close icon close the help form, make the page scroll again, and keep the text", async ({
  page,
  portal,
}) => {
  const dialog = await openHelp(page, portal.url);
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  for (const [name, close] of ways) {
    await test.step(name, async () => {
      await expect.poll(overflow).toBe("hidden");
      await dialog.getByRole("textbox").fill(`Kept after ${name}.`);
      await close(page);
      await expect(dialog).toBeHidden();
      await expect.poll(overflow).not.toBe("hidden");
      await page.getByRole("button", { name: label("order.help") }).click();
      await expect(dialog.getByRole("textbox")).toHaveValue(`Kept after ${name}.`);
    });
  }
  await page.reload();
  await page.getByRole("button", { name: label("order.help") }).click();
  await expect(dialog.getByText(label("help.restored"))).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveValue("Kept after the close icon.");
});
