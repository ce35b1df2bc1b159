import type { Migration } from "./migrate.ts";

const files = import.meta.glob<Omit<Migration, "id">>("./migrations/*.ts", { eager: true });

/** Every migration, named by its file and in the order of the files' numbers. One that was released is never edited or renamed. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([file, { up, needs }]) => ({
    id: file.replace(/^.*\/(.*)\.ts$/, "$1"),
    up,
    ...(needs !== undefined && { needs }),
  }))
  .toSorted((one, other) => (one.id < other.id ? -1 : 1));
