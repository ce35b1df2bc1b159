/** Whether the store refused a statement to keep its data whole: class 23 of PostgreSQL's error codes. */
export const isIntegrityViolation = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  typeof error.code === "string" &&
  error.code.startsWith("23");
