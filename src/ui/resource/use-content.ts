import { useSelector } from "@xstate/react";
import { useDeferredValue } from "react";
import type { ResourceRef } from "../../machines/kit/resource.machine.ts";

/**
 * A resource's content, or undefined before it is loaded: for use outside its `ResourceView`, such as a title. It
 * changes in the same rendering as the view's, so that a page never shows two versions side by side.
 */
export const useContent = <Request, Content>(ref: ResourceRef<Request, Content>): Content | undefined =>
  useDeferredValue(
    useSelector(ref, ({ context: { data } }) => (data._tag === "Loaded" ? data.content : undefined)),
  );
