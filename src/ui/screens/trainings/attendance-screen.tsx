import { useParams } from "react-router-dom";
import { getAttendance, markAttendance } from "../../../api/trainings.calls.ts";
import { routes } from "../../../domain/shell/routes.ts";
import type { Attendance, Attendee } from "../../../domain/trainings/attendance.ts";
import type { TrainingId } from "../../../domain/trainings/training-date.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { ActionButton } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Table, type Column } from "../../kit/lists/table.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { BackLink } from "../../page/back-link.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useNotFound } from "../../resource/use-not-found.ts";
import { PageTitle } from "../../shell/navigation/page-title.tsx";
import { TrainingTime } from "./training-cells.tsx";
import { placeText, trainingTypeText } from "./training-labels.ts";
import styles from "./trainings.module.css";
import { Moment } from "../../kit/dates/moment.tsx";

type AttendanceRef = ResourceRef<{ readonly id: TrainingId }, Attendance>;

/** The button that marks a person, or takes the mark back. */
const MarkButton = ({
  attendee: { booking, name, present },
  list,
}: {
  readonly attendee: Attendee;
  readonly list: AttendanceRef;
}) => {
  const t = useText();
  const mark = useAction(markAttendance, { about: { booking }, replace: list });
  return (
    <ActionButton
      action={mark}
      request={{ booking, present: !present }}
      label={t(present ? "attendance.unmark" : "attendance.mark", { name })}
      failedTitle={t("attendance.not_marked")}
    />
  );
};

const useColumns = (
  list: AttendanceRef,
  { blocked }: Attendance,
): readonly Column<Attendee, "name" | "present" | "company" | "mark" | "actions">[] => {
  const t = useText();
  return [
    { key: "name", header: t("trainings.column.participant"), primary: true, render: ({ name }) => name },
    {
      key: "present",
      header: t("trainings.column.status"),
      primary: true,
      render: ({ present }) => (
        <Badge
          tone={present ? "success" : "neutral"}
          label={t(present ? "trainings.status.present" : "trainings.status.registered")}
        />
      ),
    },
    { key: "company", header: t("attendance.column.company"), render: ({ company }) => company },
    {
      key: "mark",
      header: t("attendance.column.mark"),
      render: ({ mark }) =>
        mark === null ? (
          t("attendance.never")
        ) : (
          <Moment date={mark.at}>{(moment) => t("attendance.marked", { name: mark.by, moment })}</Moment>
        ),
    },
    {
      key: "actions",
      screenOnly: true,
      header: t("trainings.column.actions"),
      render: (attendee) => (blocked === null ? <MarkButton attendee={attendee} list={list} /> : null),
    },
  ];
};

const Attendees = ({
  list,
  attendance,
}: {
  readonly list: AttendanceRef;
  readonly attendance: Attendance;
}) => {
  const t = useText();
  const columns = useColumns(list, attendance);
  const { training, blocked, attendees } = attendance;
  return (
    <div className={styles["stack"]}>
      <PageTitle things={[training.title, training.id]} />
      <DescriptionList
        facts={[
          {
            label: t("trainings.column.type"),
            value: <span lang={training.language}>{training.title}</span>,
          },
          { label: t("trainings.type"), value: trainingTypeText(t, training.type) },
          { label: t("trainings.column.date"), value: <TrainingTime training={training} /> },
          { label: t("trainings.column.place"), value: placeText(t, training.place) },
        ]}
      />
      {blocked !== null && <Alert tone="info">{t(`trainings.refusal.${blocked}`)}</Alert>}
      {attendees.length === 0 ? (
        <EmptyState title={t("attendance.nobody.title")} text={t("attendance.nobody.text")} />
      ) : (
        <Table
          label={t("attendance.people")}
          columns={columns}
          rows={attendees}
          rowKey={({ booking }) => booking}
        />
      )}
    </div>
  );
};

/** A date of a training with its booked people, whom staff mark as present (docs/decisions/trainings.md). */
export const AttendanceScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as TrainingId;
  const actor: AttendanceRef = useResource(getAttendance, { id });
  const notFound = useNotFound(actor);
  return (
    <>
      <BackLink to={routes.attendanceDates.path} label={t("attendance.back")} />
      <PageHeader title={t("attendance.date", { id })} />
      {notFound ? (
        <EmptyState
          title={t("attendance.not_found.title")}
          text={t("attendance.not_found.text", { id })}
          action={<LinkButton to={routes.attendanceDates.path}>{t("attendance.back")}</LinkButton>}
        />
      ) : (
        <ResourceView
          failedTitle={t("trainings.not_loaded")}
          actor={actor}
          skeleton={<Skeleton shape="rows" count={6} />}
        >
          {(attendance) => <Attendees list={actor} attendance={attendance} />}
        </ResourceView>
      )}
    </>
  );
};
