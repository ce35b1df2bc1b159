import { useState } from "react";
import { getTicketStatistics, getTicketStatisticsCsv } from "../../../api/ticket-statistics.calls.ts";
import { areDifferent } from "../../../domain/kit/are-different.ts";
import {
  isPeriod,
  STATISTICS_DAYS,
  type TicketStatistics,
} from "../../../domain/support/ticket-statistics.ts";
import { DownloadButton } from "../../calls/action-button.tsx";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DateRangePicker } from "../../kit/dates/date-range-picker.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Bars } from "../../kit/states/bars.tsx";
import { ShareBar } from "../../kit/states/share-bar.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { Table } from "../../kit/lists/table.tsx";
import { codeText } from "../../page/code-text.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useDepartmentText } from "./use-department-text.ts";
import styles from "./statistics.module.css";
import { usePeriod } from "./use-period.ts";

interface CountedProps {
  readonly heading: string;
  readonly column: string;
  readonly rows: readonly { readonly name: string; readonly tickets: number }[];
}

/** A table of numbers by name, each with a bar. */
const Counted = ({ heading, column, rows }: CountedProps) => {
  const t = useText();
  const format = useFormat();
  const most = Math.max(1, ...rows.map(({ tickets }) => tickets));
  return (
    <Panel heading={heading} flush>
      <Table
        label={heading}
        compact
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          {
            key: "name",
            header: column,
            primary: true,
            render: ({ name, tickets }) => (
              <div className={styles["counted"]}>
                <span>{name}</span>
                <ShareBar share={tickets / most} />
              </div>
            ),
          },
          {
            key: "tickets",
            header: t("statistics.tickets"),
            primary: true,
            number: true,
            render: ({ tickets }) => format.number(tickets),
          },
        ]}
      />
    </Panel>
  );
};

const Days = ({ days }: Pick<TicketStatistics, "days">) => {
  const t = useText();
  const format = useFormat();
  const counts = days.flatMap(({ opened, closed }) => [opened, closed]);
  const drawn = areDifferent(counts);
  return (
    <Panel heading={t("statistics.days")} flush>
      {drawn && (
        <div className={styles["inset"]}>
          <p className={styles["muted"]}>
            {t("statistics.days.most", { number: format.number(Math.max(...counts)) })}
          </p>
          <ul aria-hidden="true" className={styles["names"]}>
            <li>{t("statistics.opened")}</li>
            <li>{t("statistics.closed")}</li>
          </ul>
          <Bars values={days.map(({ opened, closed }) => [opened, closed])} />
          <p className={styles["ends"]}>
            {days
              .filter((_, index) => index === 0 || index === days.length - 1)
              .map(({ day }) => (
                <span key={day.toISOString()}>{format.day(day)}</span>
              ))}
          </p>
        </div>
      )}
      <details open={!drawn}>
        <summary>{t("statistics.days.table")}</summary>
        <Table
          label={t("statistics.days")}
          compact
          rows={days}
          rowKey={({ day }) => day.toISOString()}
          columns={[
            {
              key: "day",
              header: t("statistics.day"),
              primary: true,
              whole: true,
              render: ({ day }) => format.day(day),
            },
            {
              key: "opened",
              header: t("statistics.opened"),
              primary: true,
              number: true,
              render: ({ opened }) => format.number(opened),
            },
            {
              key: "closed",
              header: t("statistics.closed"),
              number: true,
              render: ({ closed }) => format.number(closed),
              secondary: "labelled",
            },
          ]}
        />
      </details>
    </Panel>
  );
};

const Numbers = ({
  statistics: { total, days, departments, statuses, firstAnswer },
}: {
  readonly statistics: TicketStatistics;
}) => {
  const t = useText();
  const format = useFormat();
  const departmentText = useDepartmentText();
  return (
    <div className={styles["stack"]}>
      <div className={styles["counts"]}>
        <Panel heading={t("statistics.all")}>
          <DescriptionList
            rows
            facts={[
              { label: t("statistics.opened"), value: format.number(total) },
              {
                label: t("statistics.median"),
                value:
                  firstAnswer.medianMinutes === null
                    ? t("support.none")
                    : t("statistics.minutes", { minutes: format.number(firstAnswer.medianMinutes) }),
              },
              { label: t("statistics.unanswered"), value: format.number(firstAnswer.unanswered) },
            ]}
          />
        </Panel>
        <Counted
          heading={t("statistics.statuses")}
          column={t("tickets.column.status")}
          rows={statuses.map(({ status, tickets }) => ({
            name: codeText(t, status, (code) => `tickets.status.${code}`),
            tickets,
          }))}
        />
        <Counted
          heading={t("statistics.departments")}
          column={t("support.department")}
          rows={departments.map(({ department, tickets }) => ({ name: departmentText(department), tickets }))}
        />
        <Counted
          heading={t("statistics.first_answer")}
          column={t("statistics.within")}
          rows={firstAnswer.times.map(({ time, tickets }) => ({
            name: codeText(t, time, (code) => `statistics.time.${code}`),
            tickets,
          }))}
        />
      </div>
      <Days days={days} />
    </div>
  );
};

/** The tickets of a period by day, department, status and time to the first answer (business §2). */
export const StatisticsScreen = () => {
  const t = useText();
  const [period, change, counts] = usePeriod();
  const [refused, setRefused] = useState(false);
  const statistics = useResource(getTicketStatistics, period);
  const choose = (range: typeof period | undefined) => {
    const fits = range === undefined || isPeriod(range.from, range.to);
    setRefused(!fits);
    if (range !== undefined && fits) change(range);
  };
  return (
    <>
      <PageHeader title={t("statistics.title")} />
      <div className={styles["stack"]}>
        <div className={styles["period"]}>
          <Field
            label={t("statistics.period")}
            error={refused || !counts ? t("statistics.period.invalid", { days: STATISTICS_DAYS }) : undefined}
          >
            {(control) => (
              <DateRangePicker {...control} label={t("statistics.period")} value={period} onChange={choose} />
            )}
          </Field>
          <DownloadButton
            call={getTicketStatisticsCsv}
            request={period}
            label={t("statistics.csv")}
            doneText={t("statistics.csv.done")}
            failedTitle={t("statistics.csv.failed")}
          />
        </div>
        <ResourceView actor={statistics} skeleton={<Skeleton shape="card" count={4} />}>
          {(counted) => <Numbers statistics={counted} />}
        </ResourceView>
      </div>
    </>
  );
};
