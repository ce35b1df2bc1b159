import { understoodVatId } from "../sign-up/vat-spelling.ts";
import { understoodPhone } from "./field-rules.ts";

const readings: Readonly<Record<string, (value: string, values: object) => string | undefined>> = {
  phone: understoodPhone,
  vatId: (vatId, values) => understoodVatId(vatId, "country" in values ? String(values.country) : ""),
};

/** True for a field whose value may be read as more than it shows. */
export const isInterpreted = (field: string): boolean => Object.hasOwn(readings, field);

/** How the value of a field is stored, where it is read as more than what it shows without separators; undefined otherwise. */
export const understood = (field: string, value: unknown, values: object): string | undefined =>
  typeof value === "string" && isInterpreted(field) ? readings[field]?.(value, values) : undefined;
