import CalendarPlus from "lucide-react/icons/calendar-plus";
import { getConferenceCalendar } from "../../../api/conference.calls.ts";
import type { ConferenceId } from "../../../domain/conference/conference.ts";
import { DownloadButton } from "../../calls/action-button.tsx";
import { useText } from "../../i18n/use-text.ts";

/** The button that saves the conference's calendar file; `on` is the screen that it is on. */
export const CalendarButton = ({ id, on }: { readonly id: ConferenceId; readonly on: string }) => {
  const t = useText();
  return (
    <DownloadButton
      call={getConferenceCalendar}
      as={on}
      about={{ id }}
      request={{ id }}
      icon={CalendarPlus}
      label={t("conference.calendar")}
      doneText={t("conference.calendar.done")}
      failedTitle={t("conference.calendar.failed")}
    />
  );
};
