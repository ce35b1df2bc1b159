import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import type { TicketStatistics } from "../../../src/domain/support/ticket-statistics.ts";
import type { Account } from "../../accounts/account.ts";
import { code, day, number, text, word, csvColumns, type CsvValue } from "../kit/csv-columns.ts";
import { csvWriter } from "../kit/csv-lines.ts";
import { dayText } from "../kit/day.ts";

/** One number of the statistics: what is counted, of what, and how many. */
interface Figure {
  readonly figure: CsvValue;
  readonly of: CsvValue;
  readonly tickets: number | null;
}

const columns = csvColumns<Figure>({
  Figure: ["csv.figure", ({ figure }) => figure],
  Of: ["csv.figure_of", ({ of }) => of],
  Tickets: ["statistics.tickets", ({ tickets }) => number(tickets)],
});

const firstAnswered = word("first answer", "statistics.first_answer");

const figuresOf = ({ days, departments, statuses, firstAnswer }: TicketStatistics): readonly Figure[] => [
  ...days.flatMap(({ day: date, opened, closed }) => [
    { figure: word("opened", "statistics.opened"), of: day(dayText(date)), tickets: opened },
    { figure: word("closed", "statistics.closed"), of: day(dayText(date)), tickets: closed },
  ]),
  ...departments.map(({ department, tickets }) => ({
    figure: word("department", "support.department"),
    of: text(department),
    tickets,
  })),
  ...statuses.map(({ status, tickets }) => ({
    figure: word("status", "tickets.column.status"),
    of: code("tickets.status", status.code),
    tickets,
  })),
  ...firstAnswer.times.map(({ time, tickets }) => ({
    figure: firstAnswered,
    of: code("statistics.time", time.code),
    tickets,
  })),
  { figure: firstAnswered, of: word("none", "statistics.unanswered"), tickets: firstAnswer.unanswered },
  {
    figure: word("first answer, median minutes", "csv.median_minutes"),
    of: text(null),
    tickets: firstAnswer.medianMinutes,
  },
];

/** The statistics as chunks of a CSV file: a line for each number. */
export const ticketStatisticsCsv = (
  statistics: TicketStatistics,
  asked: CsvRequest,
  account: Pick<Account, "locale">,
): readonly string[] => {
  const { head, lines } = csvWriter(columns, asked, account);
  return [head, lines(figuresOf(statistics))];
};
