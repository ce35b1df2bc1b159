/** How long the answer to a form may take, in ms: the net under the client's own limit. */
export const FORM_LIMIT = 45_000
