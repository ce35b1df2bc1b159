/** Begins a reference project with its title and its type; everything else follows in its draft (business §2). */
import { creationProblem, type ReferenceCreation } from "../../domain/references/reference-form.ts";
import type { Reference } from "../../domain/references/reference.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const referenceCreationMachine = createFormMachine<ReferenceCreation, Reference>({
  id: "referenceCreation",
  description: "Begins a reference project",
  spec: "business §2",
  screen: "new reference",
  afterwards: "clear",
  fields: ["title", "type"],
  problemOf: creationProblem,
});

export type ReferenceCreationRef = FormRef<ReferenceCreation, Reference>;
