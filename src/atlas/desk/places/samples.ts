import type { Money } from "../../../domain/money.ts";

/** When everything in the samples was loaded, in ms since 1970. */
export const LOADED_AT = Date.UTC(2026, 1, 3, 9, 30);

/** A day in 2026, `02-03`. */
export const day = (monthAndDay: string): Date => new Date(`2026-${monthAndDay}T00:00:00.000Z`);

/** Whole cents as money. */
export const eur = (cents: number): Money => ({ cents, currency: "EUR" });

/** A code that the portal knows. */
export const known = <const Code extends string>(code: Code) => ({ _tag: "Known", code }) as const;
