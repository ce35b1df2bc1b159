import path from "node:path";
import * as SchemaAST from "effect/SchemaAST";
import { runnerImport, type Plugin } from "vite";
import type { AnyCall } from "../../src/api/call.ts";
import type { EarlyCall, EarlyList } from "../../src/app/early-call.ts";
import type { AnyList } from "../../src/domain/kit/list.ts";

const PREFIX = "virtual:early-call/";
const records = path.resolve("src/api/calls.ts");

/** What a list and its parts are asked for beside what the address says. */
const earlyListOf = ({ sort, filters, parts }: AnyList): EarlyList => {
  const codes = Object.entries(filters).find(([, { kind }]) => kind === "several")?.[0];
  const usual = { sort, ...(codes !== undefined && { codes }) };
  return {
    ...usual,
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        {
          ...(part.codes?.length === 0 ? { sort } : usual),
          ...(part.sort && { sort: part.sort }),
          filter: part.filter,
        },
      ]),
    ),
  };
};

/** The data that the first script needs to make a call; only reads with form fields are possible. */
export const earlyCallOf = (name: string, call: AnyCall | undefined): EarlyCall => {
  if (call === undefined) throw new Error(`There is no call ${name} (src/api/calls.ts)`);
  if (call.kind !== "read" || call.body._tag !== "Form")
    throw new Error(`${name} cannot be made early: it is no read with form fields`);
  const encoded = SchemaAST.toEncoded(call.body.fields.ast);
  if (!SchemaAST.isObjects(encoded)) throw new Error(`The fields of ${name} cannot be read`);
  return {
    path: call.path,
    fields: Object.fromEntries(
      encoded.propertySignatures.map(({ name, type }) => [String(name), !SchemaAST.isOptional(type)]),
    ),
    ...(call.list && { list: earlyListOf(call.list) }),
  };
};

/**
 * `virtual:early-call/NAME`: path and fields of a call and the order of its list, extracted from its record at build time, so that the first
 * script does not bundle the schemas.
 */
export const earlyCalls = (): Plugin => {
  const read = () =>
    runnerImport<{ readonly calls: Readonly<Record<string, AnyCall>> }>(records, {
      configFile: false,
      logLevel: "error",
    });
  let loaded: ReturnType<typeof read> | undefined;
  return {
    name: "early-calls",
    watchChange: () => {
      loaded = undefined;
    },
    resolveId: { filter: { id: /^virtual:early-call\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:early-call\// },
      async handler(id) {
        loaded ??= read();
        const { module, dependencies } = await loaded;
        for (const file of [records, ...dependencies]) this.addWatchFile(path.resolve(file));
        const name = id.slice(PREFIX.length + 1);
        return `export default ${JSON.stringify(earlyCallOf(name, module.calls[name]))}`;
      },
    },
  };
};
