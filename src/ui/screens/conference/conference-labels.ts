import { fullName } from "../../../domain/kit/full-name.ts";
import type { Conference, Venue } from "../../../domain/conference/conference.ts";
import { registrationOf } from "../../../domain/conference/conference.ts";
import {
  participantCategories,
  type ParticipantData,
  type ParticipantField,
  type PlaceState,
} from "../../../domain/conference/participant.ts";
import { salutations } from "../../../domain/kit/salutation.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { countryName } from "../../i18n/country-name.ts";
import type { Format } from "../../i18n/format.ts";
import { placeMoment } from "../../i18n/time-span.ts";
import type { BadgeProps } from "../../kit/states/badge.tsx";
import { townText } from "../../i18n/town.ts";

/** The label of a participant's field. */
export const fieldLabel = (t: Text, field: ParticipantField): string => {
  switch (field) {
    case "salutation":
      return t("settings.field.salutation");
    case "firstname":
      return t("field.first_name");
    case "lastname":
      return t("field.last_name");
    case "mail":
      return t("field.email");
    case "phone":
    case "company":
    case "position":
    case "shirt":
    case "category":
      return t(`conference.field.${field}`);
  }
};

/** The text of a participant's value. */
export const valueText = (t: Text, field: ParticipantField, person: ParticipantData): string => {
  const value = person[field];
  if (field === "salutation") {
    const known = salutations.find((one) => one === value);
    return known === undefined ? value : t(`settings.salutation.${known}`);
  }
  if (field === "category") {
    const known = participantCategories.find((one) => one === value);
    return known === undefined ? value : t(`conference.category.${known}`);
  }
  return value;
};

/** A participant's name. */
export const personName = ({ firstname, lastname }: ParticipantData): string => fullName(firstname, lastname);

/** The venue in one line. */
export const venueText = ({ tag }: Format, venue: Venue): string =>
  [venue.name, venue.street, townText(venue), countryName(tag, venue.country)].join(", ");

/** Whether a participant has a place, in words. */
export const placeText = (t: Text, format: Format, state: PlaceState, timeZone: string): string => {
  switch (state._tag) {
    case "Registered":
      return t("conference.place.registered");
    case "Waiting":
      return t("conference.place.waiting", { position: state.position });
    case "Offered":
      return t("conference.place.offered", { until: placeMoment(format, state.until, timeZone) });
    case "Lapsed":
      return t("conference.place.lapsed", { at: placeMoment(format, state.at, timeZone) });
  }
};

export const placeTones: Readonly<Record<PlaceState["_tag"], NonNullable<BadgeProps["tone"]>>> = {
  Registered: "success",
  Waiting: "neutral",
  Offered: "warning",
  Lapsed: "neutral",
};

/** How many places are left, or how many people wait, or that the registration has ended. */
export const registrationText = (t: Text, format: Format, conference: Conference): string => {
  const { seats } = conference;
  if (registrationOf(conference) === "closed") return t("conference.registration.closed");
  return seats._tag === "Free"
    ? t("conference.registration.open", { left: format.number(seats.left), of: format.number(seats.of) })
    : t("conference.registration.waiting", { waiting: format.number(seats.waiting) });
};
