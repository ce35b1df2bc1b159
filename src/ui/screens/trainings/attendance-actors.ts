import type { attendanceList } from "../../../domain/trainings/trainings.lists.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { Attendance, AttendanceSummary } from "../../../domain/trainings/attendance.ts";
import type { BookingId } from "../../../domain/trainings/training.ts";
import type { TrainingId } from "../../../domain/trainings/training-date.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The request of the dates for staff. */
type DatesRequest = ListRequestOf<typeof attendanceList>;

/** A mark of one person. */
interface MarkRequest {
  readonly booking: BookingId;
  readonly present: boolean;
}

/** The actor logic of the screens on which staff mark who was present. */
export interface AttendanceActors {
  readonly dates: ResourceLogic<DatesRequest, Page<AttendanceSummary>>;
  readonly attendance: ResourceLogic<{ readonly id: TrainingId }, Attendance>;
  readonly mark: ActionLogic<MarkRequest, Attendance>;
}

export const [AttendanceActorsProvider, useAttendanceActors] =
  createActorContext<AttendanceActors>("attendance");
