import { useLook } from "../desk-context.ts";
import type { Persona } from "../simulation/personas.ts";

/** The chosen persona, or one that can take the timeline. */
export const usePersona = (able: readonly Persona[]): Persona => {
  const { persona } = useLook();
  return able.includes(persona) ? persona : (able[0] ?? persona);
};
