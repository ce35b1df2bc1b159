import { fromPromise } from "xstate";
import {
  bookTraining,
  claimExosphereLicence,
  getAttendance,
  getExosphereLicences,
  getTrainingDates,
  markAttendance,
  cancelTraining,
  getBookableTrainings,
  getTrainingCalendar,
  getTrainingCertificate,
  getTrainingParticipants,
  getTrainings,
  getTrainingsCsv,
  getCaseTrainings,
} from "../../api/trainings.calls.ts";
import {
  CaseTrainingsActorsProvider,
  type CaseTrainingsActors,
} from "../../ui/screens/support/case-trainings-actors.ts";
import { CaseTrainingsScreen } from "../../ui/screens/support/case-trainings-screen.tsx";
import type { BookingCode, CancellationCode } from "../../domain/trainings/trainings.refusals.ts";
import { createTrainingStepMachine } from "../../machines/trainings/training-step.machine.ts";
import {
  TrainingsActorsProvider,
  type BookingRequest,
  type CancellationRequest,
  type TrainingsActors,
} from "../../ui/screens/trainings/trainings-actors.ts";
import {
  AttendanceActorsProvider,
  type AttendanceActors,
} from "../../ui/screens/trainings/attendance-actors.ts";
import { AttendanceDatesScreen } from "../../ui/screens/trainings/attendance-dates-screen.tsx";
import { AttendanceScreen } from "../../ui/screens/trainings/attendance-screen.tsx";
import { TrainingsScreen } from "../../ui/screens/trainings/trainings-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: TrainingsActors = {
    bookings: live.resource(getTrainings),
    csv: live.download(getTrainingsCsv),
    calendar: live.download(getTrainingCalendar),
    certificate: live.download(getTrainingCertificate),
    bookable: live.resource(getBookableTrainings),
    participants: live.resource(getTrainingParticipants),
    licences: live.resourceBeside(getExosphereLicences),
    claim: live.action(claimExosphereLicence),
    booking: createTrainingStepMachine<BookingRequest, BookingCode>().provide({
      actors: {
        send: fromPromise(({ input: { request }, signal, self }) =>
          live.run(bookTraining, request, signal, { by: self }),
        ),
      },
    }),
    cancellation: createTrainingStepMachine<CancellationRequest, CancellationCode>().provide({
      actors: {
        send: fromPromise(({ input: { request }, signal, self }) =>
          live.run(cancelTraining, request, signal, { by: self }),
        ),
      },
    }),
  };
  const staff: AttendanceActors = {
    dates: live.resource(getTrainingDates),
    attendance: live.resource(getAttendance),
    mark: live.action(markAttendance),
  };
  const ofCase: CaseTrainingsActors = { trainings: live.resource(getCaseTrainings) };
  return {
    "case-trainings": withActors(CaseTrainingsActorsProvider, ofCase, CaseTrainingsScreen),
    trainings: withActors(TrainingsActorsProvider, actors, TrainingsScreen),
    "attendance-dates": withActors(AttendanceActorsProvider, staff, AttendanceDatesScreen),
    attendance: withActors(AttendanceActorsProvider, staff, AttendanceScreen),
  };
};
