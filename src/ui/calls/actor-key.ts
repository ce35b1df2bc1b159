import * as Equal from "effect/Equal";
import type { AnyCall } from "../../api/call.ts";
import type { ScreenKey } from "../actors/portal-actors.ts";

/** Fields that say in which language content is shown, or of which period, and not what it is: a change of them is sent to the same actor. */
const manner: readonly string[] = ["from", "to", "instance"];
/** The same of a list; the page of a document is another picture. */
const mannerOfList: readonly string[] = [...manner, "page", "page_size", "sort", "filter"];

const written = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

/**
 * The key of a call's actor: the call's name, and behind a colon what its request is about; before that `as`, which separates several views of
 * one call. The journal keeps the name, which is from the code; what is behind the colon it does not. No slash: it separates the names in an actor's path.
 */
export const actorKey = (
  { path, list }: Pick<AnyCall, "path" | "list">,
  about: object = {},
  as?: string,
): ScreenKey => {
  const name = path.slice("/api/".length);
  const values = Object.entries({ as, ...about }).flatMap(([field, value]) =>
    value === undefined || (list === undefined ? manner : mannerOfList).includes(field)
      ? []
      : [written(value)],
  );
  return (values.length === 0 ? name : `${name}:${values.join(":")}`) as ScreenKey;
};

/** Whether two requests are the same wish: what came of a press is shown in whatever language the person reads by then. */
export const isSameWish = (one: unknown, other: unknown): boolean =>
  Equal.equals({ ...(one as object), instance: "" }, { ...(other as object), instance: "" });
