/** How long the answer to a write may take, in ms: the net under the client's own limit. */
export const WRITE_LIMIT = 45_000;

/** How long a file may take to come, in ms. */
export const FILE_LIMIT = 120_000;

/** How long the EU's check of a VAT id may take, in ms. */
export const VAT_CHECK_LIMIT = 60_000;
