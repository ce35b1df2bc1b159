import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { known, pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { closedCase, pioneerCase } from "../../../src/atlas/samples/pioneer.samples.ts";
import type { Page } from "../../../src/domain/kit/list.ts";
import type { PioneerCase } from "../../../src/domain/pioneer/pioneer.ts";
import { pioneerClosingMachine } from "../../../src/machines/pioneer/pioneer-closing.machine.ts";
import { CasesScreen } from "../../../src/ui/screens/pioneer/cases-screen.tsx";
import { isFocusAt } from "../../support/focus.ts";
import { oneFailure, expectRetry, refused, type StubResult } from "../../support/render-screen.tsx";
import { showPioneer, type PioneerResults } from "./show-pioneer.ts";

const inWork: PioneerCase = {
  ...pioneerCase,
  status: known("in_work"),
  takenAt: new Date("2026-02-04T08:00:00Z"),
  takenBy: "Otto Other",
};
const named = `${pioneerCase.company}: ${pioneerCase.description}`;
const take = "Start work";
const close = "Close and issue the voucher";

const show = (
  cases: readonly StubResult<Page<PioneerCase>>[],
  { calls = {}, close }: Pick<PioneerResults, "calls" | "close"> = {},
  search = "",
) =>
  showPioneer(<CasesScreen />, {
    at: `/pioneer/review/${search}`,
    calls: { getPioneerCases: cases, ...calls },
    ...(close !== undefined && { close }),
  });

describe("the staff's list of submissions", () => {
  it("shows who submitted what, its file, and what can be done", async () => {
    show([{ answer: pageOf(pioneerCase) }]);
    const panel = within(await screen.findByRole("region", { name: named }));
    for (const text of ["PI-2026-000012", "Received", "SO-2026-000540", "10001", "Austria", "17 Feb 2026"])
      expect(panel.getByText(text)).toBeTruthy();
    for (const name of ["Download cooling.csv", take, close])
      expect(panel.getByRole("button", { name })).toBeTruthy();
  });

  it("says that there are more than are counted", async () => {
    show([{ answer: { ...pageOf(pioneerCase), total: 1_000, more: true } }], {}, "?q=always&page=40");
    expect(await screen.findByText(/^1,000\+ submissions/)).toBeTruthy();
    expect(screen.getByText(/Narrow the search:/)).toBeTruthy();
    expect(screen.getByText(/ of 1,000\+$/)).toBeTruthy();
  });

  it("shows who works on it, and how it was closed", async () => {
    show([{ answer: pageOf(inWork, { ...closedCase, id: "PI-2" as never, company: "Byron GmbH" }) }]);
    const working = within(await screen.findByRole("region", { name: named }));
    expect(working.getByText("Otto Other")).toBeTruthy();
    expect(working.queryByRole("button", { name: take })).toBeNull();
    const done = within(screen.getByRole("region", { name: `Byron GmbH: ${pioneerCase.description}` }));
    for (const text of ["Martina Pichler", "It is supported now.", closedCase.outcome.voucher, "€100.00"])
      expect(done.getByText(text)).toBeTruthy();
    expect([done.queryByRole("button", { name: take }), done.queryByRole("button", { name: close })]).toEqual(
      [null, null],
    );
  });

  it("is narrowed by state and age, which are in the address", async () => {
    const { user, asked, address } = show(
      [{ answer: pageOf(pioneerCase) }, { answer: pageOf() }],
      {},
      "?status=received&age=week&q=nord",
    );
    await screen.findByRole("region", { name: named });
    await expect
      .poll(() => asked("getPioneerCases"))
      .toEqual([
        {
          page: 1,
          page_size: 25,
          sort: "status",
          filter: { search: "nord", status: ["received"], age: "week" },
        },
      ]);
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    await user.click(await screen.findByRole("combobox", { name: "Age" }));
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
    const { user } = show([{ failure }, { answer: pageOf(pioneerCase) }]);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("region", { name: named }));
  });
});

describe("a step of staff", () => {
  const { id } = pioneerCase;

  it("takes a submission into work with one press, and reloads the list", async () => {
    const { user, asked } = show([{ answer: pageOf(pioneerCase) }, { answer: pageOf(inWork) }], {
      calls: { takePioneerSubmission: [{ answer: inWork }] },
    });
    await user.click(await screen.findByRole("button", { name: take }));
    const message = await screen.findByText("PI-2026-000012 is in progress. The submitter gets an email.");
    await expect.poll(() => asked("takePioneerSubmission")).toEqual([{ id }]);
    expect(await screen.findByText("Otto Other")).toBeTruthy();
    await expect.poll(() => asked("getPioneerCases")).toHaveLength(2);
    await expect.poll(() => isFocusAt(message)).toBe(true);
  });

  const other = { id: "PI-2026-000013" as typeof id, company: "Byron GmbH" } as const;
  const bothTaken = [
    "PI-2026-000012 is in progress. The submitter gets an email.",
    "PI-2026-000013 is in progress. The submitter gets an email.",
  ];
  const taken = () => screen.queryAllByText(/is in progress\./).map(({ textContent }) => textContent);

  it("is shown for each submission, also where the next one is taken before the first has answered", async () => {
    const { user } = show(
      [
        { answer: pageOf(pioneerCase, { ...pioneerCase, ...other }) },
        { answer: pageOf(inWork, { ...inWork, ...other }) },
      ],
      { calls: { takePioneerSubmission: [{ answer: inWork }, { answer: { ...inWork, ...other } }] } },
    );
    const [first, second] = await screen.findAllByRole("button", { name: take });
    // The answers come once both are pressed.
    fireEvent.click(first!);
    fireEvent.click(second!);
    await expect.poll(taken).toEqual(bothTaken);
    await expect.poll(() => isFocusAt(screen.getByText(bothTaken[1]!))).toBe(true);
    await user.click(screen.getAllByRole("button", { name: close })[0]!);
    expect(taken()).toEqual([]);
  });

  it("is shown for one that was closed after it has left the list", async () => {
    const { user } = show([{ answer: pageOf(inWork, { ...pioneerCase, ...other }) }, { answer: pageOf() }], {
      calls: { takePioneerSubmission: [{ answer: { ...inWork, ...other } }] },
      close: [{ answer: closedCase }],
    });
    await user.type((await screen.findAllByLabelText("Outcome"))[0]!, "It is supported now.");
    fireEvent.click(screen.getAllByRole("button", { name: close })[0]!);
    fireEvent.click(screen.getByRole("button", { name: take }));
    expect(await screen.findByText(/^PI-2026-000012 is closed, and its voucher is issued/)).toBeTruthy();
    await expect.poll(taken).toEqual([bothTaken[1]]);
  });

  it("closes it with an outcome, and not without", async () => {
    const { user, closed: sent } = show([{ answer: pageOf(inWork) }, { answer: pageOf(closedCase) }], {
      close: [{ answer: closedCase }],
    });
    await user.click(await screen.findByRole("button", { name: close }));
    expect(screen.getByText("Describe the outcome of the submission.")).toBeTruthy();
    await expect
      .poll(() => [document.activeElement === screen.getByLabelText("Outcome"), sent.length])
      .toEqual([true, 0]);
    await user.type(screen.getByLabelText("Outcome"), "It is supported now.");
    await user.click(screen.getByRole("button", { name: close }));
    const message = await screen.findByText(/^PI-2026-000012 is closed, and its voucher is issued/);
    await expect.poll(() => sent).toEqual([{ id, outcome: "It is supported now." }]);
    expect(await screen.findByText(closedCase.outcome.voucher)).toBeTruthy();
    await expect.poll(() => isFocusAt(message)).toBe(true);
  });

  it("has its words under the name that the tab kept them by in the release before", async () => {
    const { user, actors } = show([{ answer: pageOf(inWork) }]);
    await user.type(await screen.findByLabelText("Outcome"), "It is");
    const form = actors.open(`pioneer-step:close-${id}`, pioneerClosingMachine, {
      values: { id, outcome: "" },
      limit: 1,
    });
    expect(form.getSnapshot().context.values.outcome).toBe("It is");
  });

  const late = {
    PIONEER_IN_WORK: [inWork, /^Someone else took this submission/],
    PIONEER_DONE: [closedCase, /^This submission is already closed/],
  } as const;

  it.each([
    [take, "PIONEER_IN_WORK"],
    [take, "PIONEER_DONE"],
    [close, "PIONEER_DONE"],
  ] as const)(
    "that is too late (%s: %s) shows what the other one did, and says so above the list",
    async (button, code) => {
      const [now, text] = late[code];
      const { user, asked } = show([{ answer: pageOf(pioneerCase) }, { answer: pageOf(now) }], {
        calls: { takePioneerSubmission: [refused(code)] },
        close: [refused(code)],
      });
      await user.type(await screen.findByLabelText("Outcome"), "Done.");
      await user.click(screen.getByRole("button", { name: button }));
      expect(await screen.findByText(now.takenBy === "" ? now.closedBy : now.takenBy)).toBeTruthy();
      await expect.poll(() => screen.queryByRole("button", { name: take })).toBeNull();
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(id);
      expect(within(alert).getByText(text)).toBeTruthy();
      expect(within(alert).getByText(`Code ${code}`)).toBeTruthy();
      await expect.poll(() => [asked("getPioneerCases").length, isFocusAt(alert)]).toEqual([2, true]);
    },
  );

  it("that is too late is shown above the list also where the next one was taken before the list was loaded again", async () => {
    const { user } = show(
      [
        { answer: pageOf(pioneerCase, { ...pioneerCase, ...other }) },
        { failure: { _tag: "Offline" } },
        { answer: pageOf(inWork, { ...inWork, ...other }) },
      ],
      {
        calls: {
          takePioneerSubmission: [refused("PIONEER_IN_WORK"), { answer: { ...inWork, ...other } }],
        },
      },
    );
    await user.click((await screen.findAllByRole("button", { name: take }))[0]!);
    await screen.findByText(late.PIONEER_IN_WORK[1]);
    await user.click(screen.getAllByRole("button", { name: take })[1]!);
    await expect.poll(taken).toEqual([bothTaken[1]]);
    expect((await screen.findByRole("alert")).textContent).toContain(id);
    await user.click(screen.getAllByRole("button", { name: close })[0]!);
    expect([taken(), screen.queryByText(late.PIONEER_IN_WORK[1])]).toEqual([[], null]);
  });

  it("that is too late is shown beside its button while the list is as it was", async () => {
    const { user } = show([{ answer: pageOf(pioneerCase) }, { failure: { _tag: "Offline" } }], {
      calls: { takePioneerSubmission: [refused("PIONEER_IN_WORK")] },
    });
    await user.click(await screen.findByRole("button", { name: take }));
    const panel = await screen.findByRole("region", { name: named });
    await expect
      .poll(() => screen.queryAllByText(late.PIONEER_IN_WORK[1]).map((element) => panel.contains(element)))
      .toEqual([true]);
  });

  it("that failed is shown beside its button alone, which the list may have left out by then", async () => {
    const { user } = show(
      [{ answer: pageOf(pioneerCase) }, { answer: pageOf() }, { answer: pageOf(pioneerCase) }],
      { calls: { takePioneerSubmission: [{ failure: { _tag: "EndpointFailure", status: 500 } }] } },
    );
    await user.click(await screen.findByRole("button", { name: take }));
    await screen.findByText("Code HTTP_500");
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    await user.click(await screen.findByRole("combobox", { name: "Age" }));
    await user.click(await screen.findByRole("option", { name: "Answer overdue" }));
    await screen.findByText("No submission found");
    expect(screen.queryByText("Code HTTP_500")).toBeNull();
  });

  it("that has no reward for the country says so beside its button, and keeps the words", async () => {
    const { user, asked } = show([{ answer: pageOf(inWork) }], {
      close: [refused("PIONEER_NO_REWARD")],
    });
    await user.type(await screen.findByLabelText("Outcome"), "Done.");
    await user.click(screen.getByRole("button", { name: close }));
    expect(await screen.findByText(/^Add a reward for this company’s country/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Outcome").value).toBe("Done.");
    await expect.poll(() => asked("getPioneerCases")).toHaveLength(1);
  });
});
