type Name = readonly [sign: RegExp, name: string];

// The order matters: browsers also name the browsers they derive from.
const browsers: readonly Name[] = [
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly Name[] = [
  [/Windows/, "Windows"],
  [/Android/, "Android"],
  [/iPhone/, "iOS"],
  [/iPad/, "iPadOS"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux/, "Linux"],
];

const nameIn = (names: readonly Name[], userAgent: string): string | null =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** Browser and system of a User-Agent header; null if unknown. */
export const readUserAgent = (
  userAgent: string,
): { readonly browser: string | null; readonly system: string | null } => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
});
