import type { Conference } from "../../../domain/conference/conference.ts";
import { useFormat } from "../../i18n/format.ts";
import { placeMoment, timeSpan } from "../../i18n/time-span.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { registrationText, venueText } from "./conference-labels.ts";

/** When and where the conference is, and whether people can be registered: times as they are at its place. */
export const ConferenceFacts = ({ conference }: { readonly conference: Conference }) => {
  const t = useText();
  const format = useFormat();
  const { startsAt, endsAt, timeZone, venue, registrationUntil } = conference;
  return (
    <DescriptionList
      facts={[
        { label: t("conference.when"), value: timeSpan(format, startsAt, endsAt, timeZone) },
        { label: t("conference.venue"), value: venueText(format, venue) },
        {
          label: t("conference.registration_until"),
          value: placeMoment(format, registrationUntil, timeZone),
        },
        { label: t("conference.places"), value: registrationText(t, format, conference) },
      ]}
    />
  );
};
