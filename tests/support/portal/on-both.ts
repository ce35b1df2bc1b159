/** Why the outcome of a test may depend on the store. */
const reasons = {
  locks: "At the same time: PostgreSQL waits for locks, PGlite runs one transaction after the other.",
  order: "Text is sorted: the collations are those of the store.",
  extensions: "Text is found by pg_trgm, or a statement has to use an index.",
  notifications: "What is committed is announced by LISTEN and NOTIFY.",
  migrations: "Rows that an earlier version has written are migrated.",
  limits: "Statements and transactions end by time limits, or with the store's own errors.",
  statements: "Statements of many areas run: the two stores are PostgreSQL of different versions.",
} as const;

type Reason = keyof typeof reasons;
const entries = Object.entries(reasons) as readonly (readonly [Reason, string])[];
const tagOf = (reason: Reason): string => `on-both/${reason}`;

/** `npm test` leaves a test on PGlite out unless it also has a tag `on-both/…`: on PostgreSQL it takes half of the time. */
export const storeTags = [
  { name: "pglite", description: "On PGlite; the same test runs on PostgreSQL." },
  ...entries.map(([reason, description]) => ({ name: tagOf(reason), description })),
];

/** Options of a test, or of a whole block, that runs on both stores in `npm test`. */
export const onBoth = Object.fromEntries(
  entries.map(([reason]) => [reason, { tags: [tagOf(reason)] }]),
) as Readonly<Record<Reason, { readonly tags: string[] }>>;
