import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { known } from "../../../src/atlas/desk/fixtures/samples.ts";
import { closedCase, pioneerCase } from "../../../src/atlas/samples/pioneer.samples.ts";
import type { PioneerSubmission } from "../../../src/domain/pioneer/pioneer.ts";
import { SubmissionScreen } from "../../../src/ui/screens/pioneer/submission-screen.tsx";
import { knownAccount } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, refused, type StubResult } from "../../support/render-screen.tsx";
import { showPioneer } from "./show-pioneer.ts";

const show = (
  results: readonly StubResult<PioneerSubmission>[],
  account = knownAccount(),
  log: readonly StubResult<undefined>[] = ["never"],
) =>
  showPioneer(<SubmissionScreen />, {
    at: "/pioneer/PI-2026-000012/",
    path: "/pioneer/:id/",
    account,
    calls: { getPioneerSubmission: results, getPioneerLog: log },
  });

it("shows what was submitted, until when it is answered, and no voucher yet", async () => {
  show([{ answer: { ...pioneerCase, takenAt: new Date("2026-02-04T10:00:00Z"), status: known("in_work") } }]);
  expect(await screen.findByRole("heading", { name: pioneerCase.description })).toBeTruthy();
  for (const text of [
    "In progress",
    "Klimara K-35 Split",
    "Robin Nord",
    "17 Feb 2026",
    "5 Mar 2026",
    "In progress since",
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(pioneerCase.details)).toBeTruthy();
  expect(screen.getByRole("link", { name: "SO-2026-000540" }).getAttribute("href")).toBe(
    "/order/SO-2026-000540/",
  );
  expect(screen.queryByText("Outcome")).toBeNull();
});

it("shows the outcome, and its voucher as a link to the advantages", async () => {
  show([{ answer: closedCase }]);
  expect(await screen.findByText("It is supported now.")).toBeTruthy();
  expect(screen.getByText("€100.00")).toBeTruthy();
  expect(screen.getByRole("link", { name: closedCase.outcome.voucher }).getAttribute("href")).toBe(
    `/advantages/?q=${closedCase.outcome.voucher}`,
  );
});

it("leads only where the person may go", async () => {
  show([{ answer: closedCase }], knownAccount("gold", ["tickets"]));
  expect(await screen.findByText(closedCase.outcome.voucher)).toBeTruthy();
  expect(screen.queryByRole("link", { name: closedCase.outcome.voucher })).toBeNull();
  expect(screen.queryByRole("link", { name: "SO-2026-000540" })).toBeNull();
});

it("saves the log file", async () => {
  const { user, asked } = show([{ answer: pioneerCase }], knownAccount(), [{ answer: undefined }]);
  await user.click(await screen.findByRole("button", { name: "Download cooling.csv" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  await expect.poll(() => asked("getPioneerLog")).toEqual([{ id: "PI-2026-000012" }]);
});

it("says that the file was not saved", async () => {
  const { user } = show([{ answer: pioneerCase }], knownAccount(), [{ failure: { _tag: "Offline" } }]);
  await user.click(await screen.findByRole("button", { name: "Download cooling.csv" }));
  expect(await screen.findByText("The file could not be saved")).toBeTruthy();
});

it("says where there is no such submission", async () => {
  show([refused("NOT_FOUND")]);
  expect(await screen.findByText("Submission not found")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "All submissions" })[0]!.getAttribute("href")).toBe(
    "/pioneer/?tab=mine",
  );
});

it("shows the text for a failure, and a retry", async () => {
  const { code, failure } = oneFailure;
  const { user } = show([{ failure }, { answer: pioneerCase }]);
  expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  await expectRetry(user, failure, () => screen.findByRole("heading", { name: pioneerCase.description }));
});
