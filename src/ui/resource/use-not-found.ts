import { useSelector } from "@xstate/react";
import type { ResourceRef } from "../../machines/kit/resource.machine.ts";

/** True if the server answered NOT_FOUND: the item does not exist or is not visible to this account. */
export const useNotFound = <Request, Content>(ref: ResourceRef<Request, Content>): boolean =>
  useSelector(
    ref,
    ({ context }) =>
      context.data._tag === "None" &&
      context.failure?._tag === "Refused" &&
      context.failure.code === "NOT_FOUND",
  );
