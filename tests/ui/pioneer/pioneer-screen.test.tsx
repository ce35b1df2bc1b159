import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { known, pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { callSamples, pioneerCase } from "../../../src/atlas/samples/pioneer.samples.ts";
import type { Page } from "../../../src/domain/kit/list.ts";
import type { PioneerCase, PioneerSummary } from "../../../src/domain/pioneer/pioneer.ts";
import type { PioneerValues } from "../../../src/domain/pioneer/pioneer-form.ts";
import { PioneerScreen } from "../../../src/ui/screens/pioneer/pioneer-screen.tsx";
import { oneFailure, expectRetry, refused, type StubResult } from "../../support/render-screen.tsx";
import { createTab } from "../../support/tab.ts";
import { formOf, showPioneer, type PioneerResults } from "./show-pioneer.ts";

const { answer: offer } = callSamples.offer;
const log = new File(["09:14:00 TX 00"], "pairing.log");

const show = (results: PioneerResults = {}, at = "/pioneer/") =>
  showPioneer(<PioneerScreen />, { at, ...results });

const chooser = () => screen.findByLabelText<HTMLInputElement>("Log file", { selector: "input" });
const submit = () => screen.getByRole("button", { name: "Submit" });

describe("the form of a submission", () => {
  it("says what a submission of today brings, and until when", async () => {
    show({ calls: { getPioneerOffer: [{ answer: offer }] } });
    expect(await screen.findByText("A voucher of €100.00 once your submission is closed")).toBeTruthy();
    expect([screen.getByText("17 Feb 2026"), screen.getByText("5 Mar 2026")]).toHaveLength(2);
  });

  it("promises no reward where none is kept", async () => {
    show({ calls: { getPioneerOffer: [{ answer: { ...offer, reward: null } }] } });
    expect(await screen.findByText("17 Feb 2026")).toBeTruthy();
    expect(screen.queryByText("Reward")).toBeNull();
  });

  it("is there also where the offer does not load", async () => {
    show({ calls: { getPioneerOffer: [{ failure: { _tag: "Offline" } }] } });
    expect(await screen.findByText("Code OFFLINE")).toBeTruthy();
    expect(screen.getByLabelText("Order number")).toBeTruthy();
  });

  it("has after a reload what was typed", async () => {
    const tab = createTab<PioneerValues>();
    const form = formOf(["never"], () => {}, tab);
    const before = show({ form });
    await before.user.type(screen.getByLabelText("Order number"), "SO-2026-000540");
    before.unmount();
    show({ form });
    expect(screen.getByLabelText<HTMLInputElement>("Order number").value).toBe("SO-2026-000540");
  });

  it("names what is missing at each field, and focuses the first", async () => {
    const { user } = show();
    await user.click(submit());
    for (const text of [
      "Enter the order number.",
      "Enter the model label.",
      "Choose the log file.",
      "Describe in one line what does not work.",
      "Describe what you tried.",
    ])
      expect(screen.getByText(text)).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Order number"));
  });

  const fill = async (result: readonly StubResult<PioneerCase>[]) => {
    const seen: PioneerValues[] = [];
    const view = show({ form: formOf(result, (values) => seen.push(values)) });
    const { user } = view;
    await user.type(screen.getByLabelText("Order number"), "SO-2026-000540");
    await user.type(screen.getByLabelText("Model label"), "Klimara K-35");
    await user.upload(await chooser(), log);
    expect(await screen.findByText("pairing.log")).toBeTruthy();
    await user.type(screen.getByLabelText("Description"), "Always 0");
    await user.type(screen.getByLabelText("Detailed description"), "One cycle.");
    return { ...view, seen };
  };

  it("is sent with its file, and answered with number and dates; another one begins empty", async () => {
    const { user, seen } = await fill([{ answer: pioneerCase }]);
    await user.click(submit());
    expect(
      await screen.findByText(
        "Your submission has the number PI-2026-000012. We answer by 17 Feb 2026 at the latest. You can return what you ordered until 5 Mar 2026.",
      ),
    ).toBeTruthy();
    await expect
      .poll(() => seen)
      .toEqual([
        {
          order: "SO-2026-000540",
          model: "Klimara K-35",
          log: [log],
          description: "Always 0",
          details: "One cycle.",
        },
      ]);
    expect(screen.getByRole("link", { name: "Open the submission" }).getAttribute("href")).toBe(
      "/pioneer/PI-2026-000012/",
    );
    await user.click(screen.getByRole("button", { name: "Submit another" }));
    expect(screen.getByLabelText<HTMLInputElement>("Order number").value).toBe("");
    expect(screen.queryByText("pairing.log")).toBeNull();
  });

  it("shows at the field that the order is another company's, and keeps everything", async () => {
    const { user } = await fill([refused("PIONEER_ORDER_UNKNOWN", "order")]);
    await user.click(submit());
    expect(await screen.findByText(/^Your company has no order with this number/)).toBeTruthy();
    const order = screen.getByLabelText<HTMLInputElement>("Order number");
    await expect
      .poll(() => [document.activeElement === order, order.value])
      .toEqual([true, "SO-2026-000540"]);
    expect(screen.getByText("pairing.log")).toBeTruthy();
  });

  it.each([
    ["FILE_EMPTY", "The file is empty."],
    ["TOO_LARGE", "The file is larger than allowed."],
    ["COMPANY_STORAGE_FULL", /^Contact support: your company’s files have reached their limit/],
  ])("shows at the file why it was refused: %s", async (code, text) => {
    const { user } = await fill([refused(code, "files[0]")]);
    await user.click(submit());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText("Your submission could not be sent")).toBeNull();
  });

  it("shows a number as an unknown error with its code, and marks the field that it names (business §8)", async () => {
    const { user } = await fill([refused("7002", "model")]);
    await user.click(submit());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Your submission could not be sent");
    expect(alert.textContent).toContain("Unknown error");
    expect(alert.textContent).toContain("Code 7002");
    expect(screen.getByText("Check this: it was not accepted (code 7002).")).toBeTruthy();
    await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("model");
  });

  it("shows at the field any other code that it does not know, with the code", async () => {
    const { user } = await fill([refused("INVALID_REQUEST", "model")]);
    await user.click(submit());
    expect(await screen.findByText("Check this: it was not accepted (code INVALID_REQUEST).")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keeps everything after a failure, and can be sent again", async () => {
    const { user } = await fill([{ failure: { _tag: "Offline" } }, { answer: pioneerCase }]);
    await user.click(submit());
    expect(await screen.findByText("Your submission could not be sent")).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Detailed description").value).toBe("One cycle.");
    await user.click(submit());
    expect(await screen.findByText("We have received your submission")).toBeTruthy();
  });

  it("does not take a file of another kind, nor one that is too large", async () => {
    const { user } = show();
    await user.upload(await chooser(), new File(["MZ\u0090\u0000"], "program.log"));
    expect(await screen.findByText(/^Not added: program.log/)).toBeTruthy();
    await user.upload(await chooser(), new File(["x".repeat(2_000_001)], "big.csv"));
    expect(await screen.findByText(/^big.csv is too large/)).toBeTruthy();
    await user.click(submit());
    expect(screen.getByText("Choose the log file.")).toBeTruthy();
  });
});

describe("the company's submissions", () => {
  const found: Page<PioneerSummary> = {
    rows: [pioneerCase, { ...pioneerCase, id: "PI-2" as never, status: { _tag: "Unknown", code: "asleep" } }],
    total: 60,
  };
  const mine = (page: Page<PioneerSummary>, search = "") =>
    show({ calls: { getPioneerSubmissions: [{ answer: page }] } }, `/pioneer/?tab=mine${search}`);

  it("have their state and their dates, a link each, and pages", async () => {
    const { asked } = mine(found, "&page=2&size=25");
    const table = within(await screen.findByRole("table", { name: "Submissions, page 2" }));
    const row = within(table.getAllByRole("row")[1]!);
    for (const text of ["Klimara K-35 Split", "Received", "SO-2026-000540", "17 Feb 2026", "5 Mar 2026"])
      expect(row.getByText(text)).toBeTruthy();
    expect(row.getByRole("link").getAttribute("href")).toBe("/pioneer/PI-2026-000012/");
    expect(table.getByText("asleep")).toBeTruthy();
    expect(screen.getByText("60 submissions")).toBeTruthy();
    await expect
      .poll(() => asked("getPioneerSubmissions"))
      .toEqual([{ page: 2, page_size: 25, sort: "-submittedAt" }]);
  });

  it("are found by what the address says", async () => {
    const { asked } = mine(found, "&q=klimara&status=done,in_work&sort=model");
    await screen.findByRole("table");
    await expect
      .poll(() => asked("getPioneerSubmissions"))
      .toEqual([
        {
          page: 1,
          page_size: 25,
          sort: "model",
          filter: { search: "klimara", status: ["in_work", "done"] },
        },
      ]);
  });

  it("lead to the form where there are none", async () => {
    const { user, address } = mine(pageOf());
    await user.click(await screen.findByRole("link", { name: "Submit a log file" }));
    await expect.poll(address).toBe("/pioneer/");
    expect(screen.getByLabelText("Order number")).toBeTruthy();
  });

  it("say that nothing was found", async () => {
    mine(pageOf(), "&status=done");
    expect(await screen.findByText("No submission found")).toBeTruthy();
  });

  it("show the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(
      { calls: { getPioneerSubmissions: [{ failure }, { answer: found }] } },
      "/pioneer/?tab=mine",
    );
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("table"));
  });

  it("are a tab whose choice is in the address", async () => {
    const { user, address } = show({ calls: { getPioneerSubmissions: [{ answer: found }] } });
    await user.click(screen.getByRole("tab", { name: "My submissions" }));
    await expect.poll(address).toBe("/pioneer/?tab=mine");
    await user.click(screen.getByRole("tab", { name: "Submit a log file" }));
    await expect.poll(address).toBe("/pioneer/");
  });

  it("have a status of three", async () => {
    mine(
      pageOf(
        { ...pioneerCase, status: known("in_work") },
        { ...pioneerCase, id: "PI-3" as never, status: known("done") },
      ),
    );
    const table = within(await screen.findByRole("table"));
    expect([table.getByText("In progress"), table.getByText("Done")]).toHaveLength(2);
  });
});
