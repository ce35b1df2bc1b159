import { getTrainingDates } from "../../../api/trainings.calls.ts";
import { attendancePath } from "../../../domain/shell/routes.ts";
import { attendanceList } from "../../../domain/trainings/trainings.lists.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { columnsOf } from "../../lists/columns-of.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useList } from "../../lists/use-list.ts";
import { TrainingTime, TrainingTitle } from "./training-cells.tsx";
import { placeText } from "./training-labels.ts";

const useColumns = () => {
  const t = useText();
  const format = useFormat();
  return columnsOf(t, attendanceList, {
    type: { primary: true, render: (date) => <TrainingTitle training={date} /> },
    date: { primary: true, render: (date) => <TrainingTime training={date} /> },
    place: { least: 1, render: ({ place }) => placeText(t, place) },
    present: ({ booked, present, withdrawn }) =>
      withdrawn
        ? t("trainings.status.withdrawn")
        : t("attendance.present_of", {
            present: format.number(present),
            booked: format.number(booked),
          }),
  });
};

/** The dates of trainings for staff; each leads to the people who were booked (docs/decisions/trainings.md). */
export const AttendanceDatesScreen = () => {
  const t = useText();
  const list = useList(attendanceList);
  const actor = useResource(getTrainingDates, list.request);
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
