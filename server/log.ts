import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from "pino";

export const logLevels = ["silent", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof logLevels)[number];

export type { Logger };

const framesOf = ({ stack = "" }: Error): readonly string[] =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());

const property = (error: Error, name: "code" | "constraint"): object => {
  const value = (error as Error & Readonly<Record<string, unknown>>)[name];
  return typeof value === "string" ? { [name]: value } : {};
};

/** An error without its message, which may quote what a person typed: PostgreSQL's and the schemas' do. */
const withoutMessage = (error: unknown): unknown =>
  error instanceof Error
    ? {
        type: error.name,
        ...property(error, "code"),
        ...property(error, "constraint"),
        at: framesOf(error),
      }
    : typeof error;

/** What a log depends on. */
export interface LogOptions {
  readonly level: LogLevel;
  /** In development mode errors have their messages: nobody's data are in that store. */
  readonly mode: "development" | "production";
}

/** Creates the log: one line of JSON an event, by default on the standard output. */
export const createLog = ({ level, mode }: LogOptions, destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: mode === "production" ? withoutMessage : stdSerializers.err },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};
