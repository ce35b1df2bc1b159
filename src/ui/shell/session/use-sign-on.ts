import { useSelector } from "@xstate/react";
import type { SignOnRef } from "../../../machines/session/sign-on.machine.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";

/** Single sign-on, a child of the session; undefined while the session has not started it. */
export const useSignOn = (): SignOnRef | undefined =>
  useSelector(usePortalActors().session, ({ children }) => children.signOn);
