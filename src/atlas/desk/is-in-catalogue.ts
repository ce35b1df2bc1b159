import { errorCatalogue } from "../../domain/shell/error-catalogue.ts";

/** True for a code of the catalogue; an address may name anything. */
export const isInCatalogue = (code: string): boolean => errorCatalogue.some((entry) => entry.code === code);
