import { useSelector } from "@xstate/react";
import type { SignOnRef } from "../../../machines/session/sign-on.machine.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";

/** The single sign-on actor, a child of the session; undefined before the session has started it. */
export const useSignOn = (): SignOnRef | undefined =>
  useSelector(usePortalActors().session, ({ children }) => children.signOn);
