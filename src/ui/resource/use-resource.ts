import * as Equal from "effect/Equal";
import { useEffect } from "react";
import type { ResourceLogic, ResourceRef } from "../../machines/kit/resource.machine.ts";
import { useScreenActor } from "../actors/screen-actors.ts";

/**
 * A screen's resource, asked for what the address (or the language) says now: where the request differs from the last
 * one, the resource is told. What it had stays shown meanwhile.
 */
export const useResource = <Request, Content>(
  key: string,
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
