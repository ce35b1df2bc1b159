import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import type { AnyStateMachine } from "xstate";
import { beforeEach, describe, expect, it } from "vitest";
import { testResult } from "../../../src/atlas/samples/products.samples.ts";
import { callSamples, supportCase } from "../../../src/atlas/samples/support.samples.ts";
import { ticket } from "../../../src/atlas/samples/tickets.samples.ts";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import type { SupportCase } from "../../../src/domain/support/support-case.ts";
import type { Ticket } from "../../../src/domain/tickets/ticket.ts";
import { StatisticsScreen } from "../../../src/ui/screens/support/statistics-screen.tsx";
import { SupportCaseScreen } from "../../../src/ui/screens/support/support-case-screen.tsx";
import { SupportScreen } from "../../../src/ui/screens/support/support-screen.tsx";
import { goBack } from "../../support/history-buttons.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { everyFailure, oneFailure, expectRetry, renderScreen } from "../../support/render-screen.tsx";
import { sampled, type Script } from "../../support/scripted-run.ts";
import { inertTicket } from "../../support/inert-help.ts";
import { ticketMachines } from "../tickets/ticket-machines.ts";
import { stubFarPictures } from "../../support/seen-at-once.ts";

beforeEach(stubFarPictures);

const rows = everyFailure.map((failure) => [failureCode(failure), failure] as const);
const { id } = ticket;
const path = `/support/${id}/`;
/** Its product could not be reached. */
const failing: SupportCase = {
  ...supportCase,
  product: {
    ...supportCase.product,
    results: [{ ...testResult, outcome: { _tag: "Unreachable" } }],
  },
};

const show = (
  view: ReactNode,
  calls: Script,
  at: string,
  path = "*",
  machines?: readonly AnyStateMachine[],
  group: "ma" | "partner" = "ma",
) => {
  return renderScreen(view, {
    at,
    path,
    calls: { getTicket: [{ answer: ticket }], ...calls },
    actors: pageActors({ account: knownAccount(group) }).actors,
    session: { machines: ticketMachines(machines) },
  });
};

describe("the list of support cases", () => {
  it("requests the filters in the address, and shows each case as a link", async () => {
    const { asked } = show(
      <SupportScreen />,
      sampled(callSamples.cases),
      "/support/?q=504F94D00001&waiting=support",
    );
    expect((await screen.findByText("Relay clicks")).closest("a")?.getAttribute("href")).toBe(path);
    await expect
      .poll(() => asked("getSupportCases"))
      .toEqual([
        {
          page: 1,
          page_size: 25,
          sort: "-lastActivity",
          filter: { search: "504F94D00001", waiting: "support" },
        },
      ]);
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(
      <SupportScreen />,
      { getSupportCases: [{ failure }, callSamples.cases] },
      "/support/",
    );
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("Relay clicks"));
  });
});

describe("a support case", () => {
  it("shows the conversation with an answer form, its owner, and the tested product", async () => {
    show(<SupportCaseScreen />, { getSupportCase: [{ answer: failing }] }, path, "/support/:id/");
    expect(await screen.findByText("Please update the Miniserver.")).toBeTruthy();
    expect(await screen.findByText("Nordlicht Elektro GmbH")).toBeTruthy();
    expect(screen.getByText(/not connected \(code 461\)/)).toBeTruthy();
    expect(screen.getByText("Put on hold")).toBeTruthy();
  });

  it.each([
    ["ma", [`${path}invoices/`, `${path}trainings/`, `${path}vouchers/`]],
    ["partner", []],
  ] as const)("leads who is %s to the parts of the company at %j", async (group, paths) => {
    show(<SupportCaseScreen />, sampled(callSamples.supportCase), path, "/support/:id/", [], group);
    await screen.findByText("Nordlicht Elektro GmbH");
    const links = screen.queryAllByRole("link", { name: /of the company$/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(paths);
  });

  it.each([
    ["Answer", ["Support", "Customer"]],
    ["Close", ["Support", "Nobody"]],
  ] as const)("says after a step (%s) who has to answer next", async (step, turns) => {
    const waiting = () => screen.getByText("Waiting for").nextElementSibling?.textContent;
    const customer = { ...ticket.answers[0]!, id: "a8", side: "customer", message: "And now?" } as const;
    const asked: Ticket = { ...ticket, answers: [...ticket.answers, customer] };
    const answeredTicket: Ticket = {
      ...asked,
      answers: [...asked.answers, { ...customer, id: "a9", side: "support", message: "Done." }],
    };
    const { user } = show(
      <SupportCaseScreen />,
      {
        getSupportCase: [{ answer: supportCase }, "never"],
        getTicket: [{ answer: asked }],
        closeTicket: [{ answer: { ...asked, status: { _tag: "Known", code: "closed" } } }],
      },
      path,
      "/support/:id/",
      [inertTicket({ tickets: [{ answer: { ticketId: asked.id, ticket: answeredTicket } }] })],
    );
    await screen.findByText("Nordlicht Elektro GmbH");
    expect(waiting()).toBe(turns[0]);
    if (step === "Answer") {
      await user.type(await screen.findByRole("textbox", { name: "Your answer" }), "Done.");
      await user.click(screen.getByRole("button", { name: "Send answer" }));
    } else await user.click(screen.getByRole("button", { name: "Close ticket" }));
    await waitFor(() => expect(waiting()).toBe(turns[1]));
  });

  it("can be answered when its details do not load", async () => {
    const { code, failure } = oneFailure;
    show(<SupportCaseScreen />, { getSupportCase: [{ failure }] }, path, "/support/:id/");
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(await screen.findByText("Send answer")).toBeTruthy();
  });
});

describe("the support statistics", () => {
  const showStatistics = (calls: Script, search = "", before = "") =>
    renderScreen(<StatisticsScreen />, {
      at: `/new-ticket/statistic/${search}`,
      before: `/new-ticket/statistic/${before}`,
      calls,
      actors: pageActors({ account: knownAccount("ma") }).actors,
    });
  const { getTicketStatistics = [] } = sampled(callSamples.statistics);

  it.each([
    "?from=2025-01-01&to=2026-06-01",
    "?from=2026-02-03&to=2026-02-01",
    "?from=2026-02-03",
    "?from=x&to=y",
  ])(
    "say at the field that the address %s cannot be counted, and ask for the last 30 days",
    async (search) => {
      const { asked } = showStatistics({ getTicketStatistics }, search);
      expect(await screen.findByText("Choose a period of at most 366 days.")).toBeTruthy();
      await expect
        .poll(() =>
          (asked("getTicketStatistics") as readonly { readonly from: Date; readonly to: Date }[]).map(
            ({ from, to }) => (to.getTime() - from.getTime()) / 86_400_000,
          ),
        )
        .toEqual([29]);
    },
  );

  it("request the period in the address, and show each number in a table", async () => {
    const { asked } = showStatistics({ getTicketStatistics }, "?from=2026-02-01&to=2026-02-03");
    expect(await screen.findByText("95 min")).toBeTruthy();
    await expect
      .poll(() => asked("getTicketStatistics"))
      .toEqual([{ from: new Date("2026-02-01T00:00:00.000Z"), to: new Date("2026-02-03T00:00:00.000Z") }]);
    expect(screen.getAllByRole("table").map((table) => table.getAttribute("aria-label"))).toEqual([
      "By status",
      "By department",
      "Time to first answer",
      "By day",
    ]);
    const days = screen.getByRole("region", { name: "By day" });
    expect([...days.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      "Opened",
      "Closed",
    ]);
  });

  it("go on showing the numbers while those of another period are loaded", async () => {
    const calls = { getTicketStatistics: [...getTicketStatistics, "never"] } as const;
    const { user, asked } = showStatistics(
      calls,
      "?from=2026-02-01&to=2026-02-03",
      "?from=2026-01-01&to=2026-01-31",
    );
    await screen.findByText("95 min");
    await goBack(user);
    await expect.poll(() => asked("getTicketStatistics")).toHaveLength(2);
    expect(screen.getByText("95 min")).toBeTruthy();
  });

  it("show the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = showStatistics({ getTicketStatistics: [{ failure }, callSamples.statistics] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("95 min"));
  });

  it.each(rows)("show why the file was not saved: %s", async (code, failure) => {
    const { user } = showStatistics({ getTicketStatisticsCsv: [{ failure }] });
    await user.click(screen.getByText("Download CSV"));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });
});
