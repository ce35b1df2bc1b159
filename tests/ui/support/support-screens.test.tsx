import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import type { AnyStateMachine } from "xstate";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import type { Page } from "../../../src/domain/kit/list.ts";
import type { SupportCase, SupportCaseSummary } from "../../../src/domain/support/support-case.ts";
import type { Ticket } from "../../../src/domain/tickets/ticket.ts";
import type { TicketStatistics } from "../../../src/domain/support/ticket-statistics.ts";
import { StatisticsScreen } from "../../../src/ui/screens/support/statistics-screen.tsx";
import { SupportCaseScreen } from "../../../src/ui/screens/support/support-case-screen.tsx";
import { SupportScreen } from "../../../src/ui/screens/support/support-screen.tsx";
import { goBack } from "../../support/history-buttons.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { everyFailure, oneFailure, expectRetry, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";
import { inertTicket } from "../../support/inert-help.ts";
import { ticket, ticketMachines } from "../tickets/ticket-samples.ts";

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

const rows = everyFailure.map((failure) => [failureCode(failure), failure] as const);
const moment = new Date("2026-02-03T09:30:00.000Z");
const day = new Date("2026-02-03T00:00:00.000Z");

const found: SupportCaseSummary = {
  id: "T-1" as never,
  subject: "Relay clicks",
  status: { _tag: "Known", code: "open" },
  area: null,
  company: "Elektro Huber",
  serial: "504F94D00001" as never,
  department: "support-at",
  opened: moment,
  lastActivity: moment,
  waitingFor: "support",
};
const one: Page<SupportCaseSummary> = { rows: [found], total: 1 };
const supportCase: SupportCase = {
  ticket,
  department: "support-at",
  company: { name: "Elektro Huber", debitor: "100200", country: "AT" },
  product: {
    serial: "504F94D00001" as never,
    name: "Villa",
    type: { _tag: "Known", code: "miniserver" } as never,
    results: [{ id: "r1", testedAt: moment, by: "Eva", outcome: { _tag: "Unreachable" }, took: 900 }],
  },
};
const statistics: TicketStatistics = {
  from: day,
  to: day,
  total: 7,
  days: [{ day, opened: 7, closed: 2 }],
  departments: [{ department: "support-at", tickets: 7 }],
  statuses: [{ status: { _tag: "Known", code: "open" }, tickets: 5 }],
  firstAnswer: {
    medianMinutes: 42,
    unanswered: 3,
    times: [{ time: { _tag: "Known", code: "1h" }, tickets: 4 }],
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
      { getSupportCases: [{ answer: one }] },
      "/support/?q=504F94D00001&waiting=support",
    );
    expect((await screen.findByText("Relay clicks")).closest("a")?.getAttribute("href")).toBe(
      "/support/T-1/",
    );
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
      { getSupportCases: [{ failure }, { answer: one }] },
      "/support/",
    );
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("Relay clicks"));
  });
});

describe("a support case", () => {
  it("shows the conversation with an answer form, its owner, and the tested product", async () => {
    show(
      <SupportCaseScreen />,
      { getSupportCase: [{ answer: supportCase }] },
      "/support/T-7/",
      "/support/:id/",
    );
    expect(await screen.findByText("Please update.")).toBeTruthy();
    expect(await screen.findByText("Elektro Huber")).toBeTruthy();
    expect(screen.getByText(/not connected \(code 461\)/)).toBeTruthy();
    expect(screen.getByText("Put on hold")).toBeTruthy();
  });

  it.each([
    ["ma", ["/support/T-7/invoices/", "/support/T-7/trainings/", "/support/T-7/vouchers/"]],
    ["partner", []],
  ] as const)("leads who is %s to the parts of the company at %j", async (group, paths) => {
    show(
      <SupportCaseScreen />,
      { getSupportCase: [{ answer: supportCase }] },
      "/support/T-7/",
      "/support/:id/",
      [],
      group,
    );
    await screen.findByText("Elektro Huber");
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
      "/support/T-7/",
      "/support/:id/",
      [inertTicket({ tickets: [{ answer: { ticketId: asked.id, ticket: answeredTicket } }] })],
    );
    await screen.findByText("Elektro Huber");
    expect(waiting()).toBe(turns[0]);
    if (step === "Answer") {
      await user.type(await screen.findByRole("textbox", { name: "Your answer" }), "Done.");
      await user.click(screen.getByRole("button", { name: "Send answer" }));
    } else await user.click(screen.getByRole("button", { name: "Close ticket" }));
    await waitFor(() => expect(waiting()).toBe(turns[1]));
  });

  it("can be answered when its details do not load", async () => {
    const { code, failure } = oneFailure;
    show(<SupportCaseScreen />, { getSupportCase: [{ failure }] }, "/support/T-7/", "/support/:id/");
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
  const getTicketStatistics = [{ answer: statistics }] as const;

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
    expect(await screen.findByText("42 min")).toBeTruthy();
    await expect
      .poll(() => asked("getTicketStatistics"))
      .toEqual([{ from: new Date("2026-02-01T00:00:00.000Z"), to: new Date("2026-02-03T00:00:00.000Z") }]);
    expect(screen.getAllByRole("table").map((table) => table.getAttribute("aria-label"))).toEqual([
      "By status",
      "By department",
      "Time to first answer",
      "By day",
    ]);
  });

  it("go on showing the numbers while those of another period are loaded", async () => {
    const calls = { getTicketStatistics: [...getTicketStatistics, "never"] } as const;
    const { user, asked } = showStatistics(
      calls,
      "?from=2026-02-01&to=2026-02-03",
      "?from=2026-01-01&to=2026-01-31",
    );
    await screen.findByText("42 min");
    await goBack(user);
    await expect.poll(() => asked("getTicketStatistics")).toHaveLength(2);
    expect(screen.getByText("42 min")).toBeTruthy();
  });

  it("show the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = showStatistics({ getTicketStatistics: [{ failure }, { answer: statistics }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("42 min"));
  });

  it.each(rows)("show why the file was not saved: %s", async (code, failure) => {
    const { user } = showStatistics({ getTicketStatisticsCsv: [{ failure }] });
    await user.click(screen.getByText("Download CSV"));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });
});
