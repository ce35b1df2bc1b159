/** The header of a call that the page makes by itself, without a person who asked for it: the session is not extended by it. */
export const UNATTENDED_HEADER = "Portal-Unattended";
