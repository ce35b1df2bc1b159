import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { Day } from "./day.ts";

const decodeDay = Schema.decodeOption(Day);

/** The day of a date field, `2026-11-21`; undefined where there is no such day. */
export const readDay = (typed: string): Date | undefined => Option.getOrUndefined(decodeDay(typed));
