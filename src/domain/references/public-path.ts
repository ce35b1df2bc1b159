/** Where visitors find the approved reference projects; the server answers these pages without the portal's code. */
export const PUBLIC_REFERENCES_PATH = "/reference-projects/";

/** The public address of a reference project. */
export const publicReferencePath = (id: string): string =>
  `${PUBLIC_REFERENCES_PATH}${encodeURIComponent(id)}/`;
