import { COUNTED_DAYS, type CodeCounts } from "../../../domain/code-counts/code-counts.ts";
import { isLocale, catalogueOf } from "../../../domain/shell/locale.ts";
import { useFormat } from "../../../ui/i18n/format.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { DescriptionList } from "../../../ui/kit/layout/description-list.tsx";
import { Table } from "../../../ui/kit/lists/table.tsx";
import { languageNames } from "../../../ui/shell/frame/language-names.ts";
import css from "./known.module.css";
import { countsOf, daysOf, type Known } from "./known.ts";

/** The bars of a month; their values are in the table below. */
const Month = ({ days }: { readonly days: ReturnType<typeof daysOf> }) => {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <svg
      className={css["month"]}
      viewBox={`0 0 ${days.length * 8} 48`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ day, count }, index) => (
        <rect
          key={day.getTime()}
          className={count === 0 ? css["zero"] : css["bar"]}
          x={index * 8 + 1}
          width={6}
          y={count === 0 ? 47 : 48 - (count / most) * 46}
          height={count === 0 ? 1 : (count / most) * 46}
        />
      ))}
    </svg>
  );
};

const languageName = (language: string): string =>
  isLocale(language) ? languageNames[catalogueOf(language)] : language;

const Counted = ({ known, counts }: { readonly known: Known; readonly counts: CodeCounts }) => {
  const t = useText();
  const { day, number } = useFormat();
  const listed = (all: readonly (readonly [name: string, count: number])[]): string =>
    all.map(([name, count]) => `${name} (${number(count)})`).join(", ");
  const days = daysOf(known, counts, COUNTED_DAYS);
  return (
    <>
      <p>{t("desk.met.total", { number: number(counts.total) })}</p>
      <Month days={days} />
      <p className={css["ends"]}>
        <span>{day(days[0]?.day ?? known.today)}</span> <span>{day(known.today)}</span>
      </p>
      <DescriptionList
        facts={[
          {
            label: t("desk.met.screens"),
            value: listed(counts.screens.map(({ screen, count }) => [screen, count])),
          },
          {
            label: t("desk.met.languages"),
            value: listed(counts.languages.map(({ language, count }) => [languageName(language), count])),
          },
        ]}
      />
      <details>
        <summary>{t("desk.met.days")}</summary>
        <Table
          label={t("desk.met.days")}
          rows={counts.days.toReversed()}
          rowKey={(one) => String(one.day.getTime())}
          columns={[
            { key: "day", header: t("desk.met.day"), render: (one) => day(one.day) },
            { key: "count", header: t("desk.met.count"), number: true, render: ({ count }) => number(count) },
          ]}
        />
      </details>
    </>
  );
};

/** How often people met a code in the last days. */
export const MetCounts = ({ known, code }: { readonly known: Known; readonly code: string }) => {
  const t = useText();
  const counts = countsOf(known, code);
  return counts === undefined ? <p>{t("desk.met.none")}</p> : <Counted known={known} counts={counts} />;
};
