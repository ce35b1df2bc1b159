import { useSelector } from "@xstate/react";
import type { ResourceRef } from "../../machines/kit/resource.machine.ts";

/** True where the server knows no such thing, or not for this account: there is nothing to try again. */
export const useNotFound = <Request, Content>(ref: ResourceRef<Request, Content>): boolean =>
  useSelector(
    ref,
    ({ context }) =>
      context.data._tag === "None" &&
      context.failure?._tag === "Refused" &&
      context.failure.code === "NOT_FOUND",
  );
