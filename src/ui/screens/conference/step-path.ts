import type { RegistrationStep } from "../../../domain/conference/registration.ts";
import { routes } from "../../../domain/shell/routes.ts";

/** The address of a step of the registration. */
export const stepPath = (step: RegistrationStep): string => {
  switch (step) {
    case "first":
      return routes.conferenceParticipants.path;
    case "second":
      return `${routes.conferenceParticipants.path}?person=2`;
    case "check":
      return routes.conferenceSummary.path;
  }
};
