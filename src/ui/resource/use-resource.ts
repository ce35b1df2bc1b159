import * as Equal from "effect/Equal";
import { useEffect } from "react";
import type { ResourceLogic, ResourceRef } from "../../machines/kit/resource.machine.ts";
import type { ScreenKey } from "../actors/portal-actors.ts";
import { useScreenActor } from "../actors/screen-actors.ts";

/**
 * A screen's resource for the request of the present address or language: a changed request is sent to the resource,
 * which shows the previous content meanwhile.
 */
export const useResource = <Request, Content>(
  key: ScreenKey,
  logic: ResourceLogic<Request, Content>,
  request: Request,
): ResourceRef<Request, Content> => {
  const ref: ResourceRef<Request, Content> = useScreenActor(key, logic, { request });
  useEffect(() => {
    if (!Equal.equals(ref.getSnapshot().context.request, request))
      ref.send({ type: "resource.request", request });
  }, [ref, request]);
  return ref;
};
