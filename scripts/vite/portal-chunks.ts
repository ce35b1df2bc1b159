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

/** Texts that are used together are one file per language, because a request costs more than the unused bytes. */
const sharedTexts = (id: string): string | null => {
  const [, locale, namespace] =
    /\/locales\/(\w+)\/(fields|settings|employees|passwords|sign-up|review|tickets|support)\.json$/.exec(
      id,
    ) ?? [];
  return namespace === undefined
    ? null
    : `${/^(tickets|support)$/.test(namespace) ? "tickets" : "forms"}-${locale}`;
};

/** The chunks of the portal: few, because a request costs more than its bytes. */
export const portalChunks = (earlyModule: string, mainModule: string) => {
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
  return [
    { name: "vendor", test: firstScreenPackages, priority: 3 },
    { name: earlyName, priority: 2 },
    { name: initialName, priority: 1 },
    { name: sharedTexts, priority: 1 },
    { name: "content", test: isContent, minShareCount: 2 },
  ];
};
