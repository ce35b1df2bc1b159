import type { StaffOverview, Waiting } from "../../../domain/dashboard/staff-overview.ts";
import { staffListPath } from "../../../domain/dashboard/staff-lists.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../../kit/class-names.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import detail from "../../page/detail.module.css";
import { useNow } from "../../actors/use-now.ts";
import styles from "./dashboard.module.css";

const Tickets = ({ tickets }: { readonly tickets: NonNullable<StaffOverview["tickets"]> }) => {
  const t = useText();
  const format = useFormat();
  return (
    <Panel
      heading={t("dashboard.staff.tickets")}
      actions={<Link to={routes.support.path}>{t("dashboard.staff.tickets.all")}</Link>}
    >
      {tickets.count === 0 ? (
        <p className={styles["muted"]}>{t("dashboard.staff.tickets.none")}</p>
      ) : (
        <DescriptionList
          rows
          facts={tickets.ages.toReversed().map(({ age, count }) => ({
            label: t(`dashboard.staff.age.${age}`),
            value:
              count === 0 ? (
                <span className={styles["muted"]}>{t("dashboard.staff.nothing")}</span>
              ) : (
                <Link to={staffListPath("tickets", age)}>
                  {t("dashboard.staff.tickets.count", { count, number: format.number(count) })}
                </Link>
              ),
          }))}
        />
      )}
    </Panel>
  );
};

/** How many wait, as a link to just these in their list, and since when the first does. */
const WaitingLink = ({
  waiting: { count, since },
  to,
}: {
  readonly waiting: Waiting;
  readonly to: string;
}) => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  if (count === 0 || since === null)
    return <span className={styles["muted"]}>{t("dashboard.staff.nothing")}</span>;
  return (
    <>
      <Link to={to}>{t("dashboard.staff.waiting", { count, number: format.number(count) })}</Link>
      <span> · </span>
      <time dateTime={since.toISOString()} title={format.moment(since)} className={styles["muted"]}>
        {t("dashboard.staff.since", { date: format.nearMoment(since, now) })}
      </time>
    </>
  );
};

const decided = ["licences", "references", "submissions"] as const;

const Reviews = ({ overview }: { readonly overview: StaffOverview }) => {
  const t = useText();
  return (
    <Panel heading={t("dashboard.staff.reviews")}>
      <DescriptionList
        rows
        facts={decided.map((name) => ({
          label: t(`dashboard.staff.${name}`),
          value: <WaitingLink waiting={overview[name]} to={staffListPath(name)} />,
        }))}
      />
    </Panel>
  );
};

/** Orders and products of the staff's own company, where there are some: the menu does not name them. */
const Own = ({ own }: Pick<StaffOverview, "own">) => {
  const t = useText();
  const format = useFormat();
  const facts = (["orders", "products"] as const).flatMap((name) => {
    const count = own[name];
    return count === null
      ? []
      : [
          {
            label: t(`dashboard.staff.own.${name}`),
            value: <Link to={routes[name].path}>{format.number(count)}</Link>,
          },
        ];
  });
  return facts.length === 0 ? null : (
    <Panel heading={t("dashboard.staff.own")}>
      <DescriptionList rows facts={facts} />
    </Panel>
  );
};

/** What waits for staff: tickets by age, and what is to be decided; every number leads to its list (docs/decisions/shell.md). */
export const StaffFigures = ({ overview }: { readonly overview: StaffOverview }) => (
  <div className={detail["main"]}>
    <div className={classNames(detail["beside"], detail["top"])}>
      {overview.tickets === null ? null : <Tickets tickets={overview.tickets} />}
      <Reviews overview={overview} />
    </div>
    <Own own={overview.own} />
  </div>
);
