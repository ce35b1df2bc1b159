import { staticClosure, type ModuleGraph } from "./static-closure.ts";

/**
 * Packages of the first screen: a chunk of their own, because they change less often than the portal and stay cached.
 */
const firstScreenPackages =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate\/react|use-sync-external-store|i18next|react-i18next|effect)\//;

/** True for modules that several screens use, except large, rarely used ones. */
const isContent = (id: string): boolean =>
  /\/src\/|\/node_modules\//.test(id) &&
  !/\/kit\/(date-range-calendar|kit-page|samples)|react-day-picker/.test(id);

/** The screens on which a person or a company gives data about themselves: what only they share is a chunk of their own. */
const ofAccounts = /\/(account|sign-up|passwords|licence-review)\.entry\.tsx$/;

/** The chunks of the portal: few, because a request costs more than its bytes. `entries` are the modules of the screens. */
export const portalChunks = (earlyModule: string, mainModule: string, entries: readonly string[]) => {
  /** The modules of the first script: a chunk of their own, so that the script waits for no other file. */
  let early: ReadonlySet<string> | undefined;
  const earlyName = (id: string, graph: ModuleGraph): string | null => {
    early ??= staticClosure(graph, earlyModule);
    return early.has(id) || id.endsWith("vite/preload-helper.js") ? "early" : null;
  };
  /** The modules that the first screen shares with other screens, without its packages. */
  let initial: ReadonlySet<string> | undefined;
  const initialName = (id: string, graph: ModuleGraph): string | null => {
    initial ??= staticClosure(graph, mainModule);
    return initial.has(id) && (!id.includes("node_modules") || id.includes("lucide-react")) ? "main" : null;
  };
  /** The modules that screens other than those of accounts use. */
  let elsewhere: ReadonlySet<string> | undefined;
  const sharedName = (id: string, graph: ModuleGraph): string | null => {
    if (!isContent(id)) return null;
    elsewhere ??= new Set(
      entries.filter((entry) => !ofAccounts.test(entry)).flatMap((entry) => [...staticClosure(graph, entry)]),
    );
    return elsewhere.has(id) ? "content" : null;
  };
  return [
    { name: "vendor", test: firstScreenPackages, priority: 3 },
    { name: earlyName, priority: 2 },
    { name: initialName, priority: 1 },
    { name: sharedName, minShareCount: 2 },
    // After the others: a chunk takes along what its modules import.
    { name: "accounts", test: isContent, minShareCount: 2 },
  ];
};
