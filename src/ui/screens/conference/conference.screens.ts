import { AwardScreen } from "./award-screen.tsx";
import { ConferenceScreen } from "./conference-screen.tsx";
import { HotelsScreen } from "./hotels-screen.tsx";
import { ParticipantsScreen } from "./participants-screen.tsx";
import { SummaryScreen } from "./summary-screen.tsx";
import { ThanksScreen } from "./thanks-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  conference: ConferenceScreen,
  "conference-participants": ParticipantsScreen,
  "conference-summary": SummaryScreen,
  "conference-thanks": ThanksScreen,
  "conference-hotels": HotelsScreen,
  "conference-award": AwardScreen,
};
