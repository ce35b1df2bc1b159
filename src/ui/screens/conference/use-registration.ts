import type { Conference } from "../../../domain/conference/conference.ts";
import {
  registrationMachine,
  type RegistrationRef,
} from "../../../machines/conference/registration.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import type { ConferenceRef } from "./use-conference.ts";

/** The registration that the steps share: it outlives each of them, so that nothing that was typed is lost by going back. */
export const useRegistration = ({ company }: Conference, parent: ConferenceRef): RegistrationRef =>
  useScreenActor("conference-registration", registrationMachine, { company, parent });
