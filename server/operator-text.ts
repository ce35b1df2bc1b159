import { ConfigurationRefused } from "./configuration-refused.ts";
import { ContentRefused } from "./content/refused.ts";
import { EnvironmentRefused } from "./variables.ts";
import { DataDirLocked } from "./store/data-dir-lock.ts";
import { diskFullText, isDiskFull } from "./store/disk-full.ts";
import { StoreIsNewer } from "./store/migrate.ts";
import { StoreAway, StoreBusy } from "./store/store-away.ts";
import { TransferRefused } from "./transfer/refused.ts";

const written = [
  ConfigurationRefused,
  ContentRefused,
  DataDirLocked,
  EnvironmentRefused,
  StoreAway,
  StoreBusy,
  StoreIsNewer,
  TransferRefused,
];

/** What is wrong with the file or folder of a system error. */
const fileTexts: Readonly<Record<string, string>> = {
  EACCES: "may not be read or written by the user who runs this",
  EBUSY: "is in use",
  EEXIST: "is a file, and a folder is needed",
  EISDIR: "is a folder, and a file is needed",
  ELOOP: "is a link that leads back to itself",
  EMFILE: "cannot be opened: too many files are open",
  ENAMETOOLONG: "has a name that is too long",
  ENOENT: "does not exist",
  ENOTDIR: "is not in a folder",
  EPERM: "may not be changed by the user who runs this",
  EROFS: "is on a disk that cannot be written",
};

const addressTexts: Readonly<Record<string, string>> = {
  EACCES: "may not be opened by the user who runs this; ports below 1024 need more rights",
  EADDRNOTAVAIL: "is no address of this computer",
  ENOTFOUND: "is no known host",
};

/** What PostgreSQL refuses to the user of DATABASE_URL, or does not have: its own words say what. */
const postgresCodes: ReadonlySet<unknown> = new Set(["0A000", "42501", "58P01"]);

const codeOf = (error: Error): string =>
  "code" in error && typeof error.code === "string" ? error.code : "";

const systemText = (error: Error): string | undefined => {
  const code = codeOf(error);
  const of = (text: string | undefined, what: string): string | undefined =>
    text === undefined ? undefined : `${what} ${text} (${code}).`;
  if ("path" in error && typeof error.path === "string") return of(fileTexts[code], error.path);
  if ("address" in error) {
    const port = "port" in error ? `:${String(error.port)}` : "";
    return of(addressTexts[code], `${String(error.address)}${port}`);
  }
  if ("hostname" in error) return of(addressTexts[code], String(error.hostname));
  // An error of a file that is open names no path.
  return code in fileTexts ? `The system refuses: ${error.message}.` : undefined;
};

/**
 * The sentence for the person who started the portal or one of its commands, where an error is something that person can mend; undefined for
 * a defect.
 */
export const operatorText = (error: unknown): string | undefined => {
  if (isDiskFull(error)) return diskFullText;
  if (!(error instanceof Error)) return undefined;
  if (written.some((kind) => error instanceof kind)) return error.message;
  const code = codeOf(error);
  if (code.startsWith("ERR_PARSE_ARGS_")) return `${error.message} (docs/operators.md lists the commands).`;
  if (postgresCodes.has(code)) return `PostgreSQL refuses: ${error.message}.`;
  return systemText(error);
};
