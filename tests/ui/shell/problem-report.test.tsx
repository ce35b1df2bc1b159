import { screen, within } from "@testing-library/react";
import { createActor, fromPromise } from "xstate";
import { describe, expect, test } from "vitest";
import {
  problemReportMachine,
  type ProblemReport,
  type ReportData,
} from "../../../src/machines/tickets/problem-report.machine.ts";
import { CrashNotice } from "../../../src/ui/shell/error-boundary.tsx";
import { Footer } from "../../../src/ui/shell/frame/footer.tsx";
import { ProblemReportDialog } from "../../../src/ui/shell/problem-report/problem-report-dialog.tsx";
import { AskForReportProvider } from "../../../src/ui/shell/problem-report/problem-reports.ts";
import { renderScreen } from "../../support/render-screen.tsx";

const report: ProblemReport = {
  fileName: "portal-journal-2026-11-21.json",
  text: '{ "format": "portal-journal" }',
  count: 2,
  since: new Date("2026-11-21T09:00:00Z"),
  last: [
    {
      no: 1,
      at: new Date("2026-11-21T09:00:05Z"),
      actor: "portal/orders",
      from: "actor",
      type: "xstate.done.actor.load",
      state: "loaded.fresh",
    },
  ],
};

interface Ends {
  readonly collect?: () => Promise<ProblemReport>;
  readonly save?: () => Promise<void>;
  readonly attachable?: boolean;
}

const show = ({
  collect = () => Promise.resolve(report),
  save = () => Promise.resolve(),
  attachable = true,
}: Ends = {}) => {
  const handed: ReportData[] = [];
  const hand = (end: () => Promise<void>) =>
    fromPromise<void, { readonly data: ReportData }>(({ input }) => {
      handed.push(input.data);
      return end();
    });
  const actor = createActor(
    problemReportMachine.provide({
      actors: {
        collect: fromPromise<ProblemReport>(collect),
        save: hand(save),
        attach: hand(() => Promise.resolve()),
      },
    }),
    { input: { attachable } },
  ).start();
  return { ...renderScreen(<ProblemReportDialog actor={actor} />), actor, handed };
};

describe("the dialog of a problem report", () => {
  test("shows what the journal contains, what it never contains, its events and the file", async () => {
    const { user } = show();
    expect(await screen.findByText(/It holds 2 events since/)).toBeTruthy();
    expect(screen.getByRole("heading", { name: "What is never in it" })).toBeTruthy();
    const row = within(screen.getByRole("table", { name: "The last events" })).getByRole("row", {
      name: /orders/,
    });
    expect(row.textContent).toContain("Answer");
    expect(row.textContent).toContain("loaded.fresh");
    await user.click(screen.getByText("Show the whole file"));
    expect(screen.getByRole("group", { name: "The whole file" }).textContent).toBe(report.text);
  });

  test("saves the file that it shows", async () => {
    const { user, handed } = show();
    await user.click(await screen.findByRole("button", { name: "Save as a file" }));
    const message = await screen.findByText(
      /^Saved as portal-journal-2026-11-21\.json\. Send it to .+@.+ and say/,
    );
    // Next to the buttons, so that it is visible without scrolling.
    expect(message.closest("div")).toBe(screen.getByRole("button", { name: "Save as a file" }).parentElement);
    await expect.poll(() => handed).toEqual([{ _tag: "Collected", report }]);
  });

  test("offers to save again a file that the browser did not save", async () => {
    let turn = 0;
    const { user } = show({
      save: () => ((turn += 1) === 1 ? Promise.reject(new Error("full")) : Promise.resolve()),
    });
    await user.click(await screen.findByRole("button", { name: "Save as a file" }));
    expect((await screen.findByRole("alert")).textContent).toContain("That did not work");
    await user.click(screen.getByRole("button", { name: "Save as a file" }));
    expect(await screen.findByText(/Saved as/)).toBeTruthy();
  });

  test("attaches the file to a ticket, and closes", async () => {
    const { user, actor, handed } = show();
    await user.click(await screen.findByRole("button", { name: "Attach to a ticket" }));
    expect(actor.getSnapshot().value).toBe("closed");
    await expect.poll(() => handed).toHaveLength(1);
    expect(actor.getSnapshot().context.data).toEqual({ _tag: "None" });
  });

  test("offers no ticket to a person who cannot create one", async () => {
    show({ attachable: false });
    expect(await screen.findByRole("button", { name: "Save as a file" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Attach to a ticket" })).toBeNull();
  });

  test("offers a retry when the report could not be made", async () => {
    let turn = 0;
    const { user } = show({
      collect: () => ((turn += 1) === 1 ? Promise.reject(new Error("defect")) : Promise.resolve(report)),
    });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/It holds 2 events/)).toBeTruthy();
  });
});

describe("the button that opens a problem report", () => {
  test.each([
    ["the footer", <Footer key="footer" year={2026} />],
    ["the crash page", <CrashNotice key="crash" />],
  ])("is shown in: %s", async (_name, place) => {
    let asked = 0;
    const ask = () => ((asked += 1) === 1 ? Promise.reject(new Error("no chunk")) : Promise.resolve());
    const { user } = renderScreen(place, {
      wrap: (child) => <AskForReportProvider value={ask}>{child}</AskForReportProvider>,
    });
    await user.click(screen.getByRole("button", { name: "Report a problem" }));
    expect((await screen.findByRole("alert")).textContent).toContain("could not be reached");
    await user.click(screen.getByRole("button", { name: "Report a problem" }));
    expect(screen.queryByRole("alert")).toBeNull();
    await expect.poll(() => asked).toBe(2);
  });

  test("is not shown when no journal is kept", () => {
    renderScreen(<CrashNotice />);
    expect(screen.queryByRole("button", { name: "Report a problem" })).toBeNull();
  });
});
