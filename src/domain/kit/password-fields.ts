/** The fields that hold a password, in forms and requests: what is typed there is never changed. */
export const passwordFields = ["password", "repeat", "oldPassword"] as const;
