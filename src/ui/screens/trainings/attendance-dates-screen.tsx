import {
  attendanceColumns,
  dateTimes,
  type AttendanceSummary,
} from "../../../domain/trainings/attendance.ts";
import { trainingTypes, type TrainingTypeCode } from "../../../domain/trainings/training-date.ts";
import { attendancePath } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { listRequest, type ListAddress, type ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import { useAttendanceActors, type AttendanceColumn, type DatesRequest } from "./attendance-actors.ts";
import { TrainingTime, TrainingTitle } from "./training-cells.tsx";
import { placeText } from "./training-words.ts";

/** The filters of the list: by type instead of status, and by time. */
const rules: ListRules<TrainingTypeCode, AttendanceColumn> = {
  statuses: trainingTypes,
  columns: attendanceColumns,
  defaultSort: "-date",
  choices: { time: dateTimes },
  ranges: ["period"],
};

const datesRequest = (address: ListAddress<TrainingTypeCode, AttendanceColumn>): DatesRequest => {
  const { filter: { status: type, ...narrowed } = {}, ...request } = listRequest(address);
  const time = dateTimes.find((value) => value === address.choices?.["time"]);
  const filter = {
    ...narrowed,
    ...(type === undefined ? {} : { type }),
    ...(time === undefined ? {} : { time }),
  };
  return Object.keys(filter).length === 0 ? request : { ...request, filter };
};

const useColumns = (): readonly Column<AttendanceSummary, AttendanceColumn | "present">[] => {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: "type",
      header: t("trainings.column.type"),
      primary: true,
      render: (date) => <TrainingTitle training={date} />,
    },
    {
      key: "date",
      header: t("trainings.column.date"),
      primary: true,
      render: (date) => <TrainingTime training={date} />,
    },
    {
      key: "place",
      header: t("trainings.column.place"),
      least: 1,
      render: ({ place }) => placeText(t, place),
    },
    {
      key: "present",
      header: t("attendance.column.present"),
      render: ({ booked, present, withdrawn }) =>
        withdrawn
          ? t("trainings.status.withdrawn")
          : t("attendance.present_of", {
              present: format.number(present),
              booked: format.number(booked),
            }),
    },
  ];
};

/** The dates of trainings for staff; each leads to the people who were booked (docs/decisions/trainings.md). */
export const AttendanceDatesScreen = () => {
  const t = useText();
  const list = useListAddress(rules);
  const actor = useResource("attendance-dates", useAttendanceActors().dates, datesRequest(list.address));
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t("attendance.title")} note={t("attendance.intro")} />
      <ListView
        name="attendance-dates"
        actor={actor}
        failedTitle={t("trainings.not_loaded")}
        skeletonRows={8}
        list={list}
        searchLabel={t("trainings.search_dates")}
        searchHelp={t("trainings.search_dates.help")}
        statusLabel={t("trainings.type")}
        statusText={(type) => t(`trainings.type.${type}`)}
        columnText={(column) => t(`trainings.column.${column}`)}
        ranges={{ period: t("list.period") }}
        choices={[
          {
            name: "time",
            label: t("trainings.column.date"),
            items: dateTimes.map((value) => ({ value, label: t(`attendance.time.${value}`) })),
          },
        ]}
        none={<EmptyState title={t("trainings.no_dates.title")} text={t("trainings.no_dates.text")} />}
        notFound={{ title: t("trainings.none.title"), text: t("trainings.none.text") }}
        columns={columns}
        label={t("attendance.table", { page: list.address.page })}
        rowKey={({ id }) => id}
        rowHref={({ id }) => attendancePath(id)}
        totalText={(counted) => t("trainings.dates_total", counted)}
      />
    </>
  );
};
