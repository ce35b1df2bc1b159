/**
 * The header by which a call names the account that the page shows, and an answer the account that it is for: the
 * account's key, or `NOBODY`.
 */
export const ACCOUNT_HEADER = "Portal-Account";
export const NOBODY = "none";
