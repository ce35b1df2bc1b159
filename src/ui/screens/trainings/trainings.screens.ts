import { AttendanceDatesScreen } from "./attendance-dates-screen.tsx";
import { AttendanceScreen } from "./attendance-screen.tsx";
import { CaseTrainingsScreen } from "../support/case-trainings-screen.tsx";
import { TrainingsScreen } from "./trainings-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  "case-trainings": CaseTrainingsScreen,
  trainings: TrainingsScreen,
  "attendance-dates": AttendanceDatesScreen,
  attendance: AttendanceScreen,
};
