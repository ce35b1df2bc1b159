import { createHash } from "node:crypto";
import earlyPress from "../../src/prerender/early-press.js?raw";

/** What the headers depend on. */
export interface HeaderOptions {
  /** The origin of an external identity server; undefined if it is the portal's own. */
  readonly identityOrigin: string | undefined;
  /** True if browsers connect by TLS. */
  readonly tls: boolean;
  /** Where browsers report what the policy refused; undefined: nowhere. */
  readonly reports: string | undefined;
}

/** What a content policy depends on. */
export interface PolicyOptions extends Pick<HeaderOptions, "identityOrigin" | "reports"> {
  /** The source of the styles that stand inside the page. */
  readonly styles?: string;
  /** Where the page's calls go, and its files and previews come from, besides its own origin. */
  readonly called?: readonly string[];
}

/** The name by which policies refer to the address of reports. */
const REPORTS = "policy";

/** The source by which a policy allows a script or a style that stands inside a page. */
export const hashSource = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** Makes a policy of its directives. */
export type MakePolicy = (directives: readonly string[]) => string;

/** Makes every policy of a portal: each names the address to which browsers report, where there is one. */
export const policyMaker =
  (reports: string | undefined): MakePolicy =>
  (directives) =>
    [
      ...directives,
      // Browsers that know report-to ignore report-uri.
      ...(reports === undefined ? [] : [`report-uri ${reports}`, `report-to ${REPORTS}`]),
    ].join("; ");

/** The script in `silent-check-sso.html`. A test checks that page, policy and docs/deployment.md agree. */
const silentCheckScript = "'sha256-JXGej4mPACbE/fP5kuunldJEyMk62sNjNe85DtAcMoU='";
const scripts = ["'self'", silentCheckScript, hashSource(earlyPress)].join(" ");

/** The policy of a page. */
export const contentPolicy = ({ identityOrigin, reports, styles, called = [] }: PolicyOptions): string => {
  const identity = identityOrigin === undefined ? "'self'" : `'self' ${identityOrigin}`;
  const loaded = [identity, ...called].join(" ");
  return policyMaker(reports)([
    "default-src 'none'",
    `script-src ${scripts}`,
    styles === undefined ? "style-src 'self'" : `style-src 'self' ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${loaded}`,
    `frame-src ${loaded}`,
    `form-action ${identity}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    // The portal writes no HTML from strings: the one policy of Trusted Types allows the address of the service worker.
    "require-trusted-types-for 'script'",
    "trusted-types portal-worker",
  ]);
};

/** The headers of every response, also of the identity server and of a portal that starts or stops. */
export const headersOfAll = ({
  tls,
  reports,
}: Pick<HeaderOptions, "tls" | "reports">): Readonly<Record<string, string>> => ({
  "X-Content-Type-Options": "nosniff",
  ...(tls ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  ...(reports === undefined ? {} : { "Reporting-Endpoints": `${REPORTS}="${reports}"` }),
});

/** The headers of every response except those of the identity server, which have a policy of their own. */
export const securityHeaders = (options: HeaderOptions): Readonly<Record<string, string>> => ({
  ...headersOfAll(options),
  "Content-Security-Policy": contentPolicy(options),
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
});
