import { useSelector } from "@xstate/react";
import type { ResourceRef } from "../../machines/kit/resource.machine.ts";

/** A resource's content, or undefined before it is loaded: for use outside its `ResourceView`, such as a title. */
export const useContent = <Request, Content>(ref: ResourceRef<Request, Content>): Content | undefined =>
  useSelector(ref, ({ context: { data } }) => (data._tag === "Loaded" ? data.content : undefined));
