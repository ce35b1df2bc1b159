/** A section as a path: `shell §4` is `shell/4`, `decisions/session` stays as it is. */
export const sectionPath = (section: string): string => section.replace(" §", "/");

/** The file of a section in `data/`. */
export const sectionFile = (section: string): string => `spec/${sectionPath(section)}.json`;
