import type { Journal } from "../../../domain/shell/journal.ts";
import { catalogueOf } from "../../../domain/shell/locale.ts";
import type { Look } from "../desk-place.ts";
import { languageAtStart } from "./journal-language.ts";
import type { Persona } from "../simulation/personas.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const personaOfVisitor = ({ groups, rights }: Fields): Persona | undefined => {
  if (!Array.isArray(groups)) return undefined;
  if (groups.includes("ma")) return "staff";
  if (groups.includes("startingPartner")) return "starter";
  if (groups.includes("endcustomer")) return "customer";
  return Array.isArray(rights) ? "employee" : "gold";
};

/** The initial display settings of a journal: the language in which it begins, and the persona of the last signed-in user. */
export const lookOfJournal = (journal: Journal): Partial<Look> => {
  const visitor = journal.entries.findLast(({ payload }) => isFields(payload["visitor"]))?.payload["visitor"];
  const persona = isFields(visitor) ? personaOfVisitor(visitor) : undefined;
  return { locale: catalogueOf(languageAtStart(journal).locale), ...(persona !== undefined && { persona }) };
};
