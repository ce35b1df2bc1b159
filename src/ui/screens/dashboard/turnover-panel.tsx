import { targetPerMonth, type Turnover } from "../../../domain/dashboard/dashboard.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList, type Fact } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table } from "../../kit/lists/table.tsx";
import { Bars } from "../../kit/states/bars.tsx";
import styles from "./figures.module.css";

const useFacts = ({ current, target }: Turnover): readonly Fact[] => {
  const t = useText();
  const format = useFormat();
  if (target === null) return [];
  const missing = target.cents - current.cents;
  return [
    { label: t("dashboard.turnover.target"), value: format.money(target) },
    {
      label: t("dashboard.turnover.missing"),
      value: missing > 0 ? format.money({ ...target, cents: missing }) : t("dashboard.turnover.reached"),
    },
  ];
};

/** The name of a month: short below a bar, long in a row. */
const useMonthName = () => {
  const { tag } = useFormat();
  const [short, long] = [
    new Intl.DateTimeFormat(tag, { month: "short", timeZone: "UTC" }),
    new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" }),
  ];
  return { short: (month: Date) => short.format(month), long: (month: Date) => long.format(month) };
};

/** The months as bars, with the target as a line that says how much of it a month is. */
const Chart = ({ turnover }: { readonly turnover: Turnover }) => {
  const t = useText();
  const format = useFormat();
  const name = useMonthName();
  const target = targetPerMonth(turnover);
  const { months } = turnover;
  const most = months.reduce(
    (found, { net }, index) => (net.cents > (months[found]?.net.cents ?? 0) ? index : found),
    -1,
  );
  const highest = months[most];
  // Without any turnover there is nothing to compare, and the sum has said so.
  if (highest === undefined) return null;
  // From edge to edge as its bar is, so that it never stands out of the chart.
  const at = ((most + 0.5) / months.length) * 100;
  return (
    <div className={styles["chart"]}>
      {/* An amount of a bar says nothing without it; the numbers stand below. */}
      <p
        aria-hidden="true"
        className={styles["label"]}
        style={{ insetInlineStart: `${at}%`, translate: `calc(${-at}% * var(--direction))` }}
      >
        {format.money(highest.net)}
      </p>
      <Bars values={months.map(({ net }) => [net.cents])} line={target?.cents} />
      <ol aria-hidden="true" className={styles["months"]}>
        {months.map(({ month }) => (
          <li key={month.toISOString()}>{name.short(month)}</li>
        ))}
      </ol>
      {target === null ? null : (
        <p className={styles["key"]}>{t("dashboard.turnover.per_month", { amount: format.money(target) })}</p>
      )}
    </div>
  );
};

/** The same numbers as text. */
const Months = ({ turnover: { months, current } }: { readonly turnover: Turnover }) => {
  const t = useText();
  const name = useMonthName();
  const total = t("dashboard.turnover.sum");
  const rows = [
    ...months.map(({ month, net }) => ({ name: name.long(month), net })),
    { name: total, net: current },
  ];
  return (
    <details>
      <summary>{t("dashboard.turnover.months")}</summary>
      <Table
        label={t("dashboard.turnover.months")}
        compact
        rows={rows}
        rowKey={(row) => row.name}
        columns={[
          {
            key: "name",
            header: t("dashboard.turnover.month"),
            primary: true,
            whole: true,
            render: (row) => row.name,
          },
          {
            key: "net",
            header: t("dashboard.turnover.current"),
            primary: true,
            money: ({ net }) => net,
          },
        ]}
      />
    </details>
  );
};

/** The turnover of 12 months by month against the next tier's target, as a chart and as numbers (business §9). */
export const TurnoverPanel = ({ turnover }: { readonly turnover: Turnover }) => {
  const t = useText();
  const format = useFormat();
  const facts = useFacts(turnover);
  return (
    <div className={styles["wide"]}>
      <Panel heading={t("dashboard.turnover")} flush>
        <div className={styles["turnover"]}>
          <div className={styles["text"]}>
            <p>
              <strong className={styles["sum"]}>{format.money(turnover.current)}</strong>{" "}
              <span className={styles["muted"]}>
                {t("dashboard.turnover.since", { date: format.day(turnover.since) })}
              </span>
            </p>
            {facts.length === 0 ? null : <DescriptionList rows facts={facts} />}
          </div>
          <Chart turnover={turnover} />
        </div>
        <Months turnover={turnover} />
      </Panel>
    </div>
  );
};
