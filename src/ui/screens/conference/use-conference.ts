import { useSelector } from "@xstate/react";
import { getConference } from "../../../api/conference.calls.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";

/** The coming conference, in the shown language: one content for all of its screens. */
export const useConference = () => {
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  return useResource(getConference, { instance });
};

/** Null where no conference is planned. */
export type ConferenceRef = ReturnType<typeof useConference>;
