import { useSelector } from "@xstate/react";
import type { CodeCounts } from "../../../domain/code-counts/code-counts.ts";
import { COUNTED_DAYS } from "../../../domain/code-counts/counted-time.ts";
import { useFormat } from "../../../ui/i18n/format.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { DescriptionList } from "../../../ui/kit/layout/description-list.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { VisuallyHidden } from "../../../ui/kit/layout/visually-hidden.tsx";
import { Table } from "../../../ui/kit/lists/table.tsx";
import { Bars } from "../../../ui/kit/states/bars.tsx";
import { screenTitle } from "../../../ui/shell/navigation/page-title.tsx";
import { useDesk } from "../desk-context.ts";
import { routeNames } from "../../../domain/shell/routes.ts";
import type { MetCodes } from "../desk-types.ts";
import { belongTogether } from "../related-codes.ts";
import { countsOf, languagesOf, monthOf } from "./meetings.ts";
import css from "./month-panel.module.css";

/** Each day as a bar, and the same numbers as a table. */
const Month = ({ counts, today }: { readonly counts: CodeCounts; readonly today: Date }) => {
  const t = useText();
  const format = useFormat();
  const days = monthOf(counts, today);
  const most = Math.max(...days.map(({ count }) => count));
  const [first, last] = [format.day(days[0]?.day ?? today), format.day(today)];
  return (
    <>
      <figure className={css["month"]}>
        <p aria-hidden="true">{format.number(most)}</p>
        <Bars values={days.map(({ count }) => [count])} />
        <p aria-hidden="true" className={css["ends"]}>
          <span>{first}</span>
          <span>{last}</span>
        </p>
        <figcaption>
          <VisuallyHidden>{t("desk.met.picture", { first, last, most: format.number(most) })}</VisuallyHidden>
        </figcaption>
      </figure>
      <details className={css["numbers"]}>
        <summary>{t("desk.met.days")}</summary>
        <Table
          label={t("desk.met.days")}
          compact
          rows={days}
          rowKey={({ day }) => day.toISOString()}
          columns={[
            {
              key: "day",
              header: t("desk.met.day"),
              whole: true,
              primary: true,
              render: ({ day }) => format.day(day),
            },
            {
              key: "count",
              header: t("desk.met.count"),
              number: true,
              primary: true,
              render: ({ count }) => format.number(count),
            },
          ]}
        />
      </details>
    </>
  );
};

const Met = ({ counts, today }: { readonly counts: CodeCounts; readonly today: Date }) => {
  const t = useText();
  const format = useFormat();
  const list = (named: readonly (readonly [name: string, count: number])[]) => (
    <ul>
      {named.map(([name, count]) => (
        <li key={name}>{t("desk.met.of", { name, number: format.number(count) })}</li>
      ))}
    </ul>
  );
  const titled = (screen: string): string => {
    const known = routeNames.find((name) => name === screen);
    return known === undefined ? screen : screenTitle(t, known);
  };
  return (
    <>
      <p>{t("desk.met.total", { days: COUNTED_DAYS, number: format.number(counts.total) })}</p>
      {counts.strangers > 0 && <p>{t("desk.met.strangers", { number: format.number(counts.strangers) })}</p>}
      {counts.total > 0 && (
        <>
          <Month counts={counts} today={today} />
          <DescriptionList
            rows
            facts={[
              {
                label: t("desk.met.screens"),
                value: list(counts.screens.map(({ screen, count }) => [titled(screen), count])),
              },
              {
                label: t("desk.met.languages"),
                value: list(languagesOf(counts)),
              },
            ]}
          />
        </>
      )}
    </>
  );
};

/** The same code with a reason, or without: how often people met that. */
const Related = ({ met, code }: { readonly met: MetCodes; readonly code: string }) => {
  const t = useText();
  const desk = useDesk();
  const related = met.counts.filter((counts) => counts.code !== code && belongTogether(counts.code, code));
  return related.length === 0 ? null : (
    <div className={css["related"]}>
      <p>{t("desk.met.related")}</p>
      <ul>
        {related.map(({ code: other, total }) => (
          <li key={other}>
            <Button onClick={() => desk.send({ type: "desk.codeChosen", code: other })}>
              {t("desk.met.of", { name: other, number: t("desk.met.times", { count: total }) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** How often people met a code in the last days, where and in which languages; nothing where that is not known. */
export const MonthPanel = ({ code }: { readonly code: string }) => {
  const t = useText();
  const met = useSelector(useDesk(), ({ context }) => context.met);
  if (met === undefined) return null;
  const counts = countsOf(met, code);
  return (
    <Panel heading={t("desk.met")}>
      <div className={css["panel"]}>
        {counts === undefined ? (
          <p>{t("desk.met.none", { days: COUNTED_DAYS })}</p>
        ) : (
          <Met counts={counts} today={met.today} />
        )}
        <Related met={met} code={code} />
      </div>
    </Panel>
  );
};
