import { staticClosure, type ModuleGraph } from "./static-closure.ts";

/** The packages of the first screen; they change less often than the portal, so they are cached apart. */
const firstScreenPackages =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate\/react|use-sync-external-store|i18next|react-i18next|effect)\//;

/** What more than one screen uses, but for what is heavy and rare. */
const isContent = (id: string): boolean =>
  /\/src\/|\/node_modules\//.test(id) &&
  !/\/kit\/(date-range-calendar|kit-page|samples)|react-day-picker/.test(id);

/** Texts that screens show together are one file in each language: a request costs more than the few bytes that a screen does not show. */
const sharedTexts = (id: string): string | null => {
  const [, locale, namespace] =
    /\/locales\/(\w+)\/(fields|settings|employees|passwords|sign-up|review|tickets|support)\.json$/.exec(
      id,
    ) ?? [];
  return namespace === undefined
    ? null
    : `${/^(tickets|support)$/.test(namespace) ? "tickets" : "forms"}-${locale}`;
};

/** Which files the portal is cut into: a request costs more than its bytes, so there are few. */
export const portalChunks = (earlyModule: string, mainModule: string) => {
  /** What the first script needs is a file of its own, so that it waits for nothing else. */
  let early: ReadonlySet<string> | undefined;
  const earlyName = (id: string, graph: ModuleGraph): string | null => {
    early ??= staticClosure(graph, earlyModule);
    return early.has(id) || id.endsWith("vite/preload-helper.js") ? "early" : null;
  };
  /** What the first screen shares with others is one file, besides its packages. */
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
