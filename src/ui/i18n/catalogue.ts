import type { TextKey } from "../../domain/kit/text-key.ts";

/** The files of a catalogue that screens ask for; scripts/vite/text-files.ts adds those that several of them have. */
export const namespaces = [
  "shell",
  "advantages",
  "campus-packages",
  "dashboard",
  "employees",
  "fields",
  "first-steps",
  "limited-availability",
  "messages",
  "orders",
  "passwords",
  "pictures",
  "pioneer",
  "products",
  "report",
  "review",
  "search",
  "settings",
  "sign-up",
  "case-company",
  "no-page",
  "support",
  "tickets",
  "known-issues",
  "tools",
  "references",
  "conference",
  "downloads",
  "website",
  "trainings",
] as const;

/** A file of a catalogue, loaded as one. `shell` is loaded with the first screen, the others with their screens. */
export type Namespace = (typeof namespaces)[number];

/** Returns the text of a key in the present language, with its values inserted. */
export type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
