import { useSelector } from "@xstate/react";
import type { ResourceRef } from "../../machines/kit/resource.machine.ts";

/** What a resource holds, or undefined while it holds nothing: for what stands outside its `ResourceView`, such as a title. */
export const useContent = <Request, Content>(ref: ResourceRef<Request, Content>): Content | undefined =>
  useSelector(ref, ({ context: { data } }) => (data._tag === "Loaded" ? data.content : undefined));
