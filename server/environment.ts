import { isIP, isIPv4 } from "node:net";
import type { Creditor } from "../src/domain/invoices/creditor.ts";
import { readCreditors } from "./creditors.ts";
import { readMark, type Mark } from "./mark/mark.ts";
import { EnvironmentRefused, given, type Variables } from "./variables.ts";
import type { RoomForFiles } from "./http/handler.ts";
import { logLevels, type LogLevel } from "./log.ts";

/** The environment's settings, read once at the start. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  /** The origin as seen by browsers; undefined: `http://localhost` and the port. */
  readonly baseUrl: string | undefined;
  readonly mode: "development" | "production";
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly staticDir: string;
  /** The page's configuration, if it is not the one beside the built page. */
  readonly portalConfig: string | undefined;
  /** The built state atlas; optional. */
  readonly atlasDir: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly devAccessPassword: string | undefined;
  /** Keys the portal's hashes and encrypts the keys in the store; undefined: a key file in the data directory, and no encryption. */
  readonly secretsKey: string | undefined;
  readonly allowedOrigins: readonly string[];
  readonly identity: { readonly url: string | undefined; readonly realm: string; readonly clientId: string };
  readonly trustProxy: string | undefined;
  readonly academyUrl: string;
  readonly supportEmail: string;
  /** Where weaknesses are reported, for `security.txt`. */
  readonly securityContact: string;
  /** Where browsers report what the content policy refused. */
  readonly cspReports: string | undefined;
  readonly viesUrl: string | undefined;
  /** Who is paid, by an account for each currency; the first one issues the documents. */
  readonly creditors: readonly Creditor[];
  /** The manufacturer's mark, on pages, paper and in mail. */
  readonly mark: Mark;
  readonly room: RoomForFiles;
  readonly logLevel: LogLevel;
  /** Where `/metrics` is answered; undefined: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Factor for the amount of demo data in an empty store. */
  readonly demoScale: number;
}

/** Whether a text is an address of PostgreSQL. */
export const isDatabaseUrl = (text: string): boolean => /^postgres(ql)?:\/\//.test(text);

const readPort = (text: string, name: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new EnvironmentRefused(`${name} must be a number from 0 to 65535, not "${text}".`);
  return port;
};

const readUrl = (variables: Variables, name: string): string | undefined => {
  const value = given(variables, name);
  if (value === undefined) return undefined;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new EnvironmentRefused(`${name} must be an http or https address, not "${value}".`);
  return value.replace(/\/+$/, "");
};

// Other addresses are made of it by adding their paths.
const readBase = (variables: Variables): string | undefined => {
  const value = readUrl(variables, "BASE_URL");
  if (value === undefined) return undefined;
  const { href, origin } = new URL(value);
  if (href !== `${origin}/`)
    throw new EnvironmentRefused(
      `BASE_URL must be an origin without a path, such as https://portal.example, not "${value}".`,
    );
  return origin;
};

const readSmtp = (text: string | undefined): string | undefined => {
  // It has a password: it is not repeated.
  if (text !== undefined && (!/^smtps?:\/\/[^/]/.test(text) || !URL.canParse(text)))
    throw new EnvironmentRefused(
      "SMTP_URL must be the address of a mail server, such as smtp://user:password@host:587.",
    );
  return text;
};

const mailbox = String.raw`[^\s@<>,;]+@[^\s@<>,;]+`;
const sender = new RegExp(`^(?:${mailbox}|[^<>]*<${mailbox}>)$`);

const readAddress = (variables: Variables, name: string, pattern: RegExp, otherwise: string): string => {
  const address = given(variables, name) ?? otherwise;
  if (!pattern.test(address))
    throw new EnvironmentRefused(
      `${name} must be an e-mail address, such as ${otherwise}, not "${address}".`,
    );
  return address;
};

const readSupport = (variables: Variables): string =>
  readAddress(variables, "SUPPORT_EMAIL", new RegExp(`^${mailbox}$`), "support@homeautomation.example");

const readContact = (variables: Variables): string => {
  const contact = given(variables, "SECURITY_CONTACT");
  if (contact === undefined) return `mailto:${readSupport(variables)}`;
  if (!/^(https:|mailto:[^@]+@)./.test(contact) || !URL.canParse(contact))
    throw new EnvironmentRefused(
      `SECURITY_CONTACT must be an https address, or an address of mail such as mailto:security@example.com, not "${contact}".`,
    );
  return new URL(contact).href;
};

// The policy names it: neither of these signs can stand there.
const readReports = (variables: Variables): string | undefined => {
  const url = readUrl(variables, "CSP_REPORT_URL");
  if (url !== undefined && /[\s;,"]/.test(url))
    throw new EnvironmentRefused(
      `CSP_REPORT_URL must have no space, comma, semicolon or quote, not "${url}".`,
    );
  return url;
};

const readDatabaseUrl = (text: string | undefined): string | undefined => {
  if (text !== undefined && !isDatabaseUrl(text))
    throw new EnvironmentRefused(
      "DATABASE_URL must be an address of PostgreSQL, such as postgres://user:password@host/database.",
    );
  return text;
};

const readScale = (text: string): number => {
  const scale = Number(text);
  if (!Number.isInteger(scale) || scale < 1 || scale > 1000)
    throw new EnvironmentRefused(`DEMO_SCALE must be a number from 1 to 1000, not "${text}".`);
  return scale;
};

const megabytes = (variables: Variables, name: string, otherwise: number): number => {
  const text = given(variables, name);
  const count = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(count) || count < 0)
    throw new EnvironmentRefused(`${name} must be a whole number of megabytes, not "${text}".`);
  return count * 1_000_000;
};

const readMode = (text: string): Environment["mode"] => {
  if (text === "development" || text === "production") return text;
  throw new EnvironmentRefused(`PORTAL_MODE must be development or production, not "${text}".`);
};

// In development mode the terminal shows what went wrong; the requests are in the browser's own list.
const readLogLevel = (text: string | undefined, mode: Environment["mode"]): LogLevel => {
  if (text === undefined) return mode === "production" ? "info" : "warn";
  const level = logLevels.find((known) => known === text);
  if (level === undefined)
    throw new EnvironmentRefused(`LOG_LEVEL must be one of ${logLevels.join(", ")}, not "${text}".`);
  return level;
};

const readMetrics = (variables: Variables): Environment["metrics"] => {
  const port = given(variables, "METRICS_PORT");
  return port === undefined
    ? undefined
    : { host: given(variables, "METRICS_HOST") ?? "127.0.0.1", port: readPort(port, "METRICS_PORT") };
};

/** The entries of a list that is written with commas. */
const listed = (text: string): readonly string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

const readOrigins = (text: string): readonly string[] => {
  const origins = listed(text);
  const wrong = origins.find((origin) => !/^https?:\/\//.test(origin) || !URL.canParse(origin));
  if (wrong !== undefined)
    throw new EnvironmentRefused(
      `ALLOWED_ORIGINS must list origins separated by commas; "${wrong}" is none.`,
    );
  return origins.map((origin) => new URL(origin).origin);
};

/** Names of networks that the HTTP library knows beside addresses. */
const namedNetworks: ReadonlySet<string> = new Set(["loopback", "linklocal", "uniquelocal"]);

const isNetwork = (text: string): boolean => {
  if (namedNetworks.has(text)) return true;
  const [, address = "", bits = "0"] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
};

const readProxies = (text: string): string | undefined => {
  const proxies = listed(text);
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong !== undefined)
    throw new EnvironmentRefused(
      `TRUST_PROXY must list addresses or networks separated by commas, such as 10.0.0.5,10.1.0.0/16; "${wrong}" is none.`,
    );
  return proxies.length === 0 ? undefined : proxies.join(",");
};

const readSecretsKey = (text: string | undefined): string | undefined => {
  if (text !== undefined && text.length < 32)
    throw new EnvironmentRefused(
      "SECRETS_KEY must have at least 32 random characters, such as those of `openssl rand -base64 32`.",
    );
  return text;
};

const isLoopback = (host: string): boolean =>
  ["localhost", "::1", "[::1]"].includes(host) || (isIPv4(host) && host.startsWith("127."));

type Reach = Pick<Environment, "host" | "baseUrl" | "allowedOrigins">;

/** The first name or address by which others than this computer reach the portal: the one it listens on, or that of a page that calls it. */
const publicName = ({ host, baseUrl, allowedOrigins }: Reach): string | undefined => {
  const origins = baseUrl === undefined ? allowedOrigins : [baseUrl, ...allowedOrigins];
  return [host, ...origins.map((origin) => new URL(origin).hostname)].find((name) => !isLoopback(name));
};

/** True for a portal of others than the person who starts it, also where other settings are refused. */
export const isProduction = (variables: Variables): boolean =>
  given(variables, "PORTAL_MODE") === "production";

/** Reads the environment. Throws EnvironmentRefused with a message for the person who starts the portal. */
export const readEnvironment = (variables: Variables): Environment => {
  const mode = readMode(given(variables, "PORTAL_MODE") ?? "development");
  const environment: Environment = {
    host: given(variables, "HOST") ?? "127.0.0.1",
    port: readPort(given(variables, "PORT") ?? "8080", "PORT"),
    baseUrl: readBase(variables),
    mode,
    dataDir: given(variables, "DATA_DIR") ?? ".data",
    databaseUrl: readDatabaseUrl(given(variables, "DATABASE_URL")),
    staticDir: given(variables, "STATIC_DIR") ?? "dist/portal",
    portalConfig: given(variables, "PORTAL_CONFIG"),
    atlasDir: given(variables, "ATLAS_DIR") ?? "dist/atlas",
    smtpUrl: readSmtp(given(variables, "SMTP_URL")),
    mailFrom: readAddress(variables, "MAIL_FROM", sender, "Partner portal <portal@localhost>"),
    devAccessPassword: given(variables, "DEV_ACCESS_PASSWORD"),
    secretsKey: readSecretsKey(given(variables, "SECRETS_KEY")),
    allowedOrigins: readOrigins(given(variables, "ALLOWED_ORIGINS") ?? ""),
    identity: {
      url: readUrl(variables, "IDENTITY_URL"),
      realm: given(variables, "IDENTITY_REALM") ?? "partner",
      clientId: given(variables, "IDENTITY_CLIENT_ID") ?? "portal",
    },
    trustProxy: readProxies(given(variables, "TRUST_PROXY") ?? ""),
    room: {
      perCompany: megabytes(variables, "FILES_PER_COMPANY_MB", 2_000),
      inAll: megabytes(variables, "FILES_IN_ALL_MB", 50_000),
      diskFloor: megabytes(variables, "DISK_FLOOR_MB", 200),
    },
    logLevel: readLogLevel(given(variables, "LOG_LEVEL"), mode),
    metrics: readMetrics(variables),
    demoScale: readScale(given(variables, "DEMO_SCALE") ?? "1"),
    supportEmail: readSupport(variables),
    securityContact: readContact(variables),
    cspReports: readReports(variables),
    viesUrl: readUrl(variables, "VIES_URL"),
    creditors: readCreditors(variables, mode),
    mark: readMark(variables),
    academyUrl: readUrl(variables, "ACADEMY_URL") ?? "https://academy.homeautomation.example",
  };
  const name = publicName(environment);
  if (environment.mode === "development" && name !== undefined && environment.devAccessPassword === undefined)
    throw new EnvironmentRefused(
      `In development mode the portal has tools and demo accounts that nobody else should reach. To be reached as ${name}, set DEV_ACCESS_PASSWORD, or PORTAL_MODE=production.`,
    );
  return environment;
};

/** Throws EnvironmentRefused if a portal of this environment could not send its mail. Commands that start none need no mail server. */
export const refuseWithoutMail = ({ mode, smtpUrl }: Pick<Environment, "mode" | "smtpUrl">): void => {
  if (mode === "production" && smtpUrl === undefined)
    throw new EnvironmentRefused(
      "In production the portal sends mail: nobody could sign up or set a password without it. To start, set SMTP_URL, such as smtp://user:password@host:587, and MAIL_FROM.",
    );
};
