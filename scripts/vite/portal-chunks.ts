import { staticClosure, type ModuleGraph } from "./static-closure.ts";

/**
 * Packages of the first screen: a chunk of their own, because they change less often than the portal and stay cached.
 */
const firstScreenPackages =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate\/react|use-sync-external-store|effect)\//;

/** What only these entries share is a chunk of its own, which no other screen loads. */
const families: Readonly<Record<string, readonly string[]>> = {
  /** The screens on which a person or a company gives data or papers of their own. */
  accounts: ["account", "sign-up", "passwords", "licence-review", "employees", "pioneer"],
  /** The screens on which a ticket is written. */
  writing: ["tickets", "orders", "invoice", "problem-report", "help-overlay"],
  /** The screens on which a partner shows itself, with pictures and drafts. */
  publicity: ["website", "references", "conference"],
};

/** The screens that a sign-in leads to: what they share with other screens is a chunk of its own, so that they do not wait for what all others share. */
const landings: readonly string[] = ["dashboard", "first-steps"];

/** Shared by screens of no one family, and so small that it costs less in the first load than a request of its own. */
const smallShared = /\/(unsaved-values|salutation|use-opened)\.ts$/;

/** The part of the entries from which on a module comes with the first load, so that it is compressed with the rest of it. */
const nearlyAll = 2 / 3;

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

/** The chunks of the portal: few, because a request costs more than its bytes. `entries` are the modules that are loaded by themselves: the screens', and others that a screen shares code with. */
export const portalChunks = (earlyModule: string, mainModule: string, entries: readonly string[]) => {
  /** The modules of the first script: a chunk of their own, so that the script waits for no other file. */
  let early: ReadonlySet<string> | undefined;
  const earlyName = (id: string, graph: ModuleGraph): string | null => {
    early ??= staticClosure(graph, earlyModule);
    return early.has(id) || id.endsWith("vite/preload-helper.js") ? "early" : null;
  };
  /** The modules of each entry. */
  let closures: readonly (readonly [string, ReadonlySet<string>])[] | undefined;
  const usersOf = (id: string, graph: ModuleGraph): readonly string[] => {
    closures ??= entries.map((entry) => [nameOf(entry), staticClosure(graph, entry)] as const);
    return closures.filter(([, modules]) => modules.has(id)).map(([user]) => user);
  };
  /** The modules that the first screen shares with other screens, without its packages. */
  let initial: ReadonlySet<string> | undefined;
  const initialName = (id: string, graph: ModuleGraph): string | null => {
    initial ??= staticClosure(graph, mainModule);
    return smallShared.test(id) ||
      usersOf(id, graph).length >= entries.length * nearlyAll ||
      (initial.has(id) && (!id.includes("node_modules") || id.includes("lucide-react")))
      ? "main"
      : null;
  };
  const sharedName =
    (isWanted: (name: string) => boolean) =>
    (id: string, graph: ModuleGraph): string | null => {
      const name = chunkOf(usersOf(id, graph));
      return name !== null && isWanted(name) ? name : null;
    };
  return [
    { name: "vendor", test: firstScreenPackages, priority: 3 },
    { name: earlyName, priority: 2 },
    { name: initialName, priority: 1 },
    // A chunk takes along what its modules import, so that what more screens share comes first.
    { name: sharedName((name) => name === "landing") },
    { name: sharedName((name) => name === "content") },
    { name: sharedName((name) => name in families) },
    { name: sharedName((name) => !["landing", "content"].includes(name) && !(name in families)) },
  ];
};
