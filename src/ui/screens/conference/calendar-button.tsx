import { useSelector } from "@xstate/react";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import type { ConferenceId } from "../../../domain/conference/conference.ts";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { useConferenceActors } from "./conference-actors.ts";

/** The button that saves the conference's calendar file. */
export const CalendarButton = ({ id }: { readonly id: ConferenceId }) => {
  const t = useText();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const actor = useScreenActor("conference-calendar", useConferenceActors().calendar, {
    limit: FILE_LIMIT,
  });
  return (
    <SubmissionButton
      actor={actor}
      request={{ id, instance }}
      icon={CalendarPlus}
      label={t("conference.calendar")}
      doneText={t("conference.calendar.done")}
      failedTitle={t("conference.calendar.failed")}
    />
  );
};
