import { createHash } from "node:crypto";
import { parseSync } from "vite";
import type { AnyStateMachine } from "xstate";
import type { IrFunction } from "../model/atlas-model.ts";

// Reads the code of guards, actions and delays from the live functions, in a form that is the same for the same code.

type Code = (...given: never[]) => unknown;

/** What of an XState action is the machine's own: the rest is XState's code and what every action has. */
const notOwn = new Set(["type", "resolve", "retryResolve", "execute"]);

/** How Vite writes an import in what it loads: the numbers change with the imports of the file. */
const importOf = /\(0,\s*__vite_ssr_import_\d+__\.([\w$]+)\)|__(?:vite_ssr|vi)_import_\d+__\.([\w$]+)/g;

/** A method without its object is no expression: `isOpen({ context }) { … }`. */
const parsed = (code: string): readonly [string, ReturnType<typeof parseSync>] => {
  const asIs = `(${code})`;
  const read = parseSync("code.js", asIs);
  if (read.errors.length === 0) return [asIs, read];
  const inObject = `({${code}})`;
  return [inObject, parseSync("code.js", inObject)];
};

/** Code without comments, line breaks and what the loader adds. */
const normalised = (code: string): string => {
  const [text, { comments }] = parsed(code);
  return comments
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .replaceAll(importOf, "$1$2")
    .replaceAll(/\s+/g, " ")
    .trim();
};

const isWrittenBeside = (value: Code): value is Code & { readonly written: readonly unknown[] } =>
  "written" in value && Array.isArray(value.written);

/** The code of a value; `named` finds the function behind a name. */
const codeOf = (value: unknown, named: (name: string) => unknown): string => {
  const all = (values: readonly unknown[]): string =>
    values
      .map((part) => codeOf(part, named))
      .filter((code) => code !== "")
      .join("; ");
  if (typeof value === "string") return codeOf(named(value), () => undefined);
  if (typeof value === "function") {
    const code = value as Code;
    if (isWrittenBeside(code)) return all(code.written);
    if ("guards" in code) return all(code.guards as readonly unknown[]);
    const own = Object.entries(code).filter(([key]) => !notOwn.has(key));
    return "type" in code || own.length > 0 ? all(own.map(([, part]) => part)) : normalised(String(code));
  }
  if (value === undefined) return "";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if ("type" in value && named(String(value.type)) !== undefined)
    return all([value.type, "params" in value ? value.params : undefined]);
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${typeof part === "string" ? JSON.stringify(part) : codeOf(part, named)}`)
    .join(", ");
};

/** Twelve hexadecimal digits of a text's SHA-256. */
export const shortHash = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 12);

type Kind = "guards" | "actions" | "delays";

/** The code of guards, actions or delays, by the names that the diagram shows; a name that comes again is numbered. */
export const functionsOf = (
  machine: AnyStateMachine,
  kind: Kind,
  values: readonly unknown[],
  nameOf: (value: unknown) => string,
): readonly IrFunction[] => {
  const counts = new Map<string, number>();
  const implementations = machine.implementations[kind] as Readonly<Record<string, unknown>>;
  return values.flatMap((value) => {
    const [name, source] = [nameOf(value), codeOf(value, (known) => implementations[known])];
    if (source === "") return [];
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [
      {
        name: count === 1 ? name : `${name} ${count}`,
        source,
        hash: shortHash(source),
      },
    ];
  });
};
