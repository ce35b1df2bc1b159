import { useEffect } from "react";
import type { ResourceLogic, ResourceRef } from "../../machines/resource.machine.ts";
import { useScreenActor } from "../actors/screen-actors.ts";

/**
 * A screen's resource, asked for what the address (or the language) says now: where the request differs from the last
 * one, the resource is told. What it had stays shown meanwhile. Requests are plain data, so their JSON says whether they
 * differ.
 */
export const useResource = <Request, Content>(
  key: string,
  logic: ResourceLogic<Request, Content>,
  request: Request,
): ResourceRef<Request, Content> => {
  const ref: ResourceRef<Request, Content> = useScreenActor(key, logic, { request });
  const wanted = JSON.stringify(request);
  useEffect(() => {
    if (JSON.stringify(ref.getSnapshot().context.request) !== wanted)
      ref.send({ type: "resource.request", request: JSON.parse(wanted) as Request });
  }, [ref, wanted]);
  return ref;
};
