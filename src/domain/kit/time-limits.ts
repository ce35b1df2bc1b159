/** Time limit for the response to a write, in ms: longer than the client's own for a write, its look, and an edited one after it. */
export const WRITE_LIMIT = 90_000;

/** Time limit of a load with all its retries, in ms; longer than the client's own limits. */
export const LOAD_LIMIT = 60_000;

/** Time limit for a file download, in ms. */
export const FILE_LIMIT = 120_000;

/** Time limit for sending files, in ms; an upload without progress ends earlier, by the client's own limit or by `PROGRESS_LIMIT`. */
export const UPLOAD_LIMIT = 1_800_000;

/** How long the upload of a picture or a licence may stay without progress, in ms. */
export const PROGRESS_LIMIT = 45_000;
