import { understoodPhone } from "./field-rules.ts";

const readings: Readonly<Record<string, (value: string) => string | undefined>> = {
  phone: understoodPhone,
};

/** True for a field whose value may be read as more than it shows. */
export const isInterpreted = (field: string): boolean => Object.hasOwn(readings, field);

/** How the value of a field is stored, where it is read as more than what it shows without separators; undefined otherwise. */
export const understood = (field: string, value: unknown): string | undefined =>
  typeof value === "string" && isInterpreted(field) ? readings[field]?.(value) : undefined;
