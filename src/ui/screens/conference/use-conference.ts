import { useSelector } from "@xstate/react";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../resource/use-resource.ts";
import { useConferenceActors, type ConferenceRef } from "./conference-actors.ts";

/** The coming conference, in the shown language: one content for all of its screens. */
export const useConference = (): ConferenceRef => {
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  return useResource("conference", useConferenceActors().conference, { instance });
};
