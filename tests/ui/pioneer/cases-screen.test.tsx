import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Page } from "../../../src/domain/kit/list.ts";
import type { PioneerCase } from "../../../src/domain/pioneer/pioneer.ts";
import type { PioneerStepValues } from "../../../src/domain/pioneer/pioneer-form.ts";
import { CasesScreen } from "../../../src/ui/screens/pioneer/cases-screen.tsx";
import type { CasesRequest } from "../../../src/ui/screens/pioneer/pioneer-actors.ts";
import { isFocusAt } from "../../support/focus.ts";
import { oneFailure, expectRetry, inertResource, type StubResult } from "../../support/render-screen.tsx";
import { known, outcome, pioneerCase, showPioneer, stepOf } from "./pioneer-samples.tsx";

const pageOf = (...rows: readonly PioneerCase[]): Page<PioneerCase> => ({ rows, total: rows.length });
const inWork = pioneerCase({
  status: known("in_work"),
  takenAt: new Date("2026-02-04T08:00:00Z"),
  takenBy: "Otto Other",
});
const closed = pioneerCase({ status: known("done"), outcome, closedBy: "Martina Pichler" });
const take = "Start work";
const close = "Close and issue the voucher";

const show = (
  cases: readonly StubResult<Page<PioneerCase>>[],
  steps: readonly StubResult<PioneerCase>[] = ["never"],
  search = "",
) => {
  const asked: CasesRequest[] = [];
  const sent: PioneerStepValues[] = [];
  const view = showPioneer(<CasesScreen />, {
    at: `/pioneer/review/${search}`,
    actors: {
      cases: inertResource(cases, (request) => asked.push(request)),
      step: stepOf(steps, (values) => sent.push(values)),
    },
  });
  return { ...view, asked, sent };
};

describe("the staff's list of submissions", () => {
  it("shows who submitted what, its file, and what can be done", async () => {
    show([{ answer: pageOf(pioneerCase()) }]);
    const panel = within(await screen.findByRole("region", { name: "Nordlicht GmbH: Always 0" }));
    for (const words of ["PI-2026-000012", "Received", "SO-2026-000540", "10001", "Austria", "17 Feb 2026"])
      expect(panel.getByText(words)).toBeTruthy();
    for (const name of ["Download cooling.csv", take, close])
      expect(panel.getByRole("button", { name })).toBeTruthy();
  });

  it("says that there are more than are counted", async () => {
    show([{ answer: { rows: [pioneerCase()], total: 1_000, more: true } }], [], "?q=always&page=40");
    expect(await screen.findByText(/^1,000\+ submissions/)).toBeTruthy();
    expect(screen.getByText(/Narrow the search:/)).toBeTruthy();
    expect(screen.getByText(/ of 1,000\+$/)).toBeTruthy();
  });

  it("shows who works on it, and how it was closed", async () => {
    show([{ answer: pageOf(inWork, { ...closed, id: "PI-2" as never, company: "Byron GmbH" }) }]);
    const working = within(await screen.findByRole("region", { name: "Nordlicht GmbH: Always 0" }));
    expect(working.getByText("Otto Other")).toBeTruthy();
    expect(working.queryByRole("button", { name: take })).toBeNull();
    const done = within(screen.getByRole("region", { name: "Byron GmbH: Always 0" }));
    for (const words of ["Martina Pichler", "It is supported now.", outcome.voucher, "PLN 450.00"])
      expect(done.getByText(words)).toBeTruthy();
    expect([done.queryByRole("button", { name: take }), done.queryByRole("button", { name: close })]).toEqual(
      [null, null],
    );
  });

  it("is narrowed by state and age, which are in the address", async () => {
    const { user, asked, address } = show(
      [{ answer: pageOf(pioneerCase()) }, { answer: pageOf() }],
      [],
      "?status=received&age=week&q=nord",
    );
    await screen.findByRole("region", { name: "Nordlicht GmbH: Always 0" });
    await expect
      .poll(() => asked)
      .toEqual([
        {
          page: 1,
          page_size: 25,
          sort: "status",
          filter: { search: "nord", status: ["received"], age: "week" },
        },
      ]);
    await user.click(screen.getAllByRole("combobox", { name: "Age" })[0]!);
    await user.click(await screen.findByRole("option", { name: "Answer overdue" }));
    await expect.poll(address).toBe("/pioneer/review/?status=received&age=late&q=nord");
    expect(await screen.findByText("No submission found")).toBeTruthy();
  });

  it("says that there are none", async () => {
    show([{ answer: pageOf() }]);
    expect(await screen.findByText("No partner has submitted anything yet.")).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show([{ failure }, { answer: pageOf(pioneerCase()) }]);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("region", { name: "Nordlicht GmbH: Always 0" }));
  });
});

describe("a step of staff", () => {
  it("takes a submission into work with one press, and reloads the list", async () => {
    const { user, sent, asked } = show(
      [{ answer: pageOf(pioneerCase()) }, { answer: pageOf(inWork) }],
      [{ answer: inWork }],
    );
    await user.click(await screen.findByRole("button", { name: take }));
    const told = await screen.findByText("PI-2026-000012 is in progress. The submitter gets an email.");
    await expect.poll(() => sent).toEqual([{ id: "PI-2026-000012", step: "take", outcome: "" }]);
    expect(await screen.findByText("Otto Other")).toBeTruthy();
    await expect.poll(() => asked).toHaveLength(2);
    await expect.poll(() => isFocusAt(told)).toBe(true);
  });

  it("closes it with an outcome, and not without", async () => {
    const { user, sent } = show(
      [{ answer: pageOf(inWork) }, { answer: pageOf(closed) }],
      [{ answer: closed }],
    );
    await user.click(await screen.findByRole("button", { name: close }));
    expect(screen.getByText("Describe the outcome of the submission.")).toBeTruthy();
    await expect
      .poll(() => [document.activeElement === screen.getByLabelText("Outcome"), sent.length])
      .toEqual([true, 0]);
    await user.type(screen.getByLabelText("Outcome"), "It is supported now.");
    await user.click(screen.getByRole("button", { name: close }));
    expect(await screen.findByText(/^PI-2026-000012 is closed, and its voucher is issued/)).toBeTruthy();
    await expect
      .poll(() => sent)
      .toEqual([{ id: "PI-2026-000012", step: "close", outcome: "It is supported now." }]);
    expect(await screen.findByText(outcome.voucher)).toBeTruthy();
  });

  it.each([
    [take, "PIONEER_IN_WORK", inWork, /^Someone else took this submission/],
    [take, "PIONEER_DONE", closed, /^This submission is already closed/],
  ])("that is too late (%s: %s) shows what the other one did", async (button, code, now, words) => {
    const { user, asked } = show(
      [{ answer: pageOf(pioneerCase()) }, { answer: pageOf(now) }],
      [{ failure: { _tag: "Refused", code } }],
    );
    await user.click(await screen.findByRole("button", { name: button }));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(await screen.findByText(now.takenBy === "" ? now.closedBy : now.takenBy)).toBeTruthy();
    await expect.poll(() => [asked.length, screen.queryByRole("button", { name: take })]).toEqual([2, null]);
  });

  it("that has no reward for the country says so beside its button, and keeps the words", async () => {
    const { user, asked } = show(
      [{ answer: pageOf(inWork) }],
      [{ failure: { _tag: "Refused", code: "PIONEER_NO_REWARD" } }],
    );
    await user.type(await screen.findByLabelText("Outcome"), "Done.");
    await user.click(screen.getByRole("button", { name: close }));
    expect(await screen.findByText(/^Add a reward for this company’s country/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Outcome").value).toBe("Done.");
    await expect.poll(() => asked).toHaveLength(1);
  });
});
