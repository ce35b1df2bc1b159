import { localPath } from "./address.ts";

/** XState's event types in readable form. */
const eventName = (event: string): string => {
  const [, what, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (actor !== undefined) return `${actor} ${what === "done" ? "done" : "breaks"}`;
  if (event.startsWith("xstate.done.state.")) return "all within is done";
  return event
    .replace(/^xstate\.snapshot\.(.+)$/, "$1 tells")
    .replace(/^xstate\.after\.([^.]+)\..*$/, "after $1");
};

/** A short readable name of a state or transition within its machine: "sending: submit done [isRefused]". */
export const partName = (id: string): string => {
  const [source = "", event, guard = "", own = ""] = id.split("|");
  const state = localPath(source) || source;
  return event === undefined
    ? state
    : `${state}: ${eventName(event)}${guard === "" ? "" : ` [${guard}]`}${own === "" ? "" : ` · ${own}`}`;
};
