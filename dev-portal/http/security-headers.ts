/** What the headers depend on. */
export interface HeaderOptions {
  /** The origin of an identity server elsewhere; undefined where it is the portal's own. */
  readonly identityOrigin: string | undefined;
  /** True where browsers come over TLS. */
  readonly tls: boolean;
}

/** The only script that stands in a page: `silent-check-sso.html`'s own. A test holds page, policy and README together. */
const silentCheckScript = "'sha256-JXGej4mPACbE/fP5kuunldJEyMk62sNjNe85DtAcMoU='";

const policy = (identityOrigin: string | undefined): string => {
  const identity = identityOrigin === undefined ? "'self'" : `'self' ${identityOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${silentCheckScript}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${identity}`,
    `frame-src ${identity}`,
    `form-action ${identity}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    // The portal writes no HTML from strings, so no policy may be made that would.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
};

/** The headers of every answer but the identity server's own pages, which bring theirs. */
export const securityHeaders = ({
  identityOrigin,
  tls,
}: HeaderOptions): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": policy(identityOrigin),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  ...(tls ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
});
