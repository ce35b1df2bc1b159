import { staticClosure, type ModuleGraph } from "./static-closure.ts";

/** What only these entries share is a chunk of its own, which no other screen loads. */
const families: Readonly<Record<string, readonly string[]>> = {
  /** The screens on which a person or a company gives data or papers of their own. */
  accounts: ["account", "sign-up", "passwords", "licence-review", "employees", "pioneer"],
  /** Orders and what is invoiced of them. */
  trade: ["orders", "order", "invoices", "invoice"],
  /** The screens on which a ticket is written. */
  writing: ["tickets", "ticket-writing", "problem-report", "help"],
  /** What shows or tells what the portal has recorded. */
  recording: ["problem-report", "followed-tab"],
  /** The screens on which a partner shows itself, with pictures and drafts. */
  publicity: ["website", "references", "conference"],
};

/** The screens that a sign-in leads to: what they share with other screens is a chunk of its own, so that they do not wait for what all others share. */
const landings: readonly string[] = ["dashboard", "first-steps"];

/** Shared by screens of no one family, and so small that it costs less in the first load than a request of its own. */
const smallShared =
  /\/(domain\/kit\/list|unsaved-values|salutation|checked|hold-page|text-area|badge|use-in-sight|use-typed|native-select|choice-select|typed-text|kit\/required|kit\/blank|country-name|page\/outcome)\.tsx?$/;

/** The part of the entries from which on a module comes with the first load, so that it is compressed with the rest of it. */
const nearlyAll = 18 / 25;

const nameOf = (entry: string): string => /([^/]+?)(\.entry)?\.tsx$/.exec(entry)?.[1] ?? entry;

/** The chunk of a module that these entries use; null where none does. What one entry shares with parts that load later stays in the entry's chunk: the bundler would make files of it. */
const chunkOf = (users: readonly string[]): string | null => {
  const [only] = users;
  if (only === undefined || users.length === 1) return only ?? null;
  const family = Object.entries(families).find(([, members]) =>
    users.every((user) => members.includes(user)),
  );
  return family?.[0] ?? (users.some((user) => landings.includes(user)) ? "landing" : "content");
};

/** The modules with which the files of the first load begin. */
interface FirstModules {
  readonly earlyModule: string;
  readonly mainModule: string;
  readonly viewModule: string;
}

/**
 * The chunks of the portal: few, because a request costs more than its bytes. `entries` are the modules that are loaded
 * by themselves: the screens', and others that a screen shares code with.
 */
export const portalChunks = (
  { earlyModule, mainModule, viewModule }: FirstModules,
  entries: readonly string[],
) => {
  const closures = new Map<string, ReadonlySet<string>>();
  const closureOf = (module: string, graph: ModuleGraph): ReadonlySet<string> => {
    const made = closures.get(module) ?? staticClosure(graph, module);
    closures.set(module, made);
    return made;
  };
  const usersOf = (id: string, graph: ModuleGraph): readonly string[] =>
    entries.filter((entry) => closureOf(entry, graph).has(id)).map(nameOf);
  /** The first script: a chunk of its own, so that it waits for no other file. */
  const earlyName = (id: string, graph: ModuleGraph): string | null =>
    closureOf(earlyModule, graph).has(id) || id.endsWith("vite/preload-helper.js") ? "early" : null;
  /** The actors with their packages: they start while the larger file of the view is still on its way. */
  const mainName = (id: string, graph: ModuleGraph): string | null =>
    closureOf(mainModule, graph).has(id) ? "main" : null;
  /** The first screen's view with its packages, and what most screens share. */
  const viewName = (id: string, graph: ModuleGraph): string | null =>
    smallShared.test(id) ||
    usersOf(id, graph).length >= entries.length * nearlyAll ||
    closureOf(viewModule, graph).has(id)
      ? "view"
      : null;
  const sharedName =
    (isWanted: (name: string) => boolean) =>
    (id: string, graph: ModuleGraph): string | null => {
      const name = chunkOf(usersOf(id, graph));
      return name !== null && isWanted(name) ? name : null;
    };
  return [
    { name: earlyName, priority: 3 },
    { name: mainName, priority: 2 },
    { name: viewName, priority: 1 },
    // A chunk takes along what its modules import, so that what more screens share comes first.
    { name: sharedName((name) => name === "landing") },
    { name: sharedName((name) => name === "content") },
    { name: sharedName((name) => name in families) },
    { name: sharedName((name) => !["landing", "content"].includes(name) && !(name in families)) },
  ];
};
