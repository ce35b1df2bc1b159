import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

/** The files that show something to a person, without the samples of the kit and of the desk, and without the files of texts themselves. */
const views = Object.keys(
  import.meta.glob([
    "../../src/{ui,app}/**/*.{ts,tsx}",
    "../../src/atlas/desk/**/*.tsx",
    "!../../src/ui/samples/**",
    "!../../src/atlas/desk/{fixtures,simulation}/**",
  ]),
);
const handlers = Object.keys(
  import.meta.glob([
    "../../server/{areas,accounts,documents,http,identity,mail,notifications,public}/**/*.ts",
    "!../../server/**/{option-names,country-codes,states}*",
  ]),
);

/** Properties of components whose value is read or read aloud. */
const spoken = new Set(["aria-label", "alt", "title", "placeholder", "label", "heading", "text", "help"]);
const word = /\p{L}{2,}/u;
/** Three words in a row, the first with a capital, or a sentence with its full stop. */
const sentence = /^\p{Lu}\p{L}*(?:[ ,]+[\p{L}’“”-]+){2,}|^\p{L}+(?: \p{L}+){2,}.*[.?]$/u;

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** Nor are the names of properties, such as that by which a program finds a column of a CSV file. */
const partsOf = (node: Node): readonly Node[] =>
  (node.type === "Property" ? [node["value"]] : Object.values(node).flat()).filter(isNode);

/** What is never shown: the words of a thrown error, and SQL. */
const isHidden = (node: Node): boolean =>
  ["NewExpression", "ThrowStatement", "TaggedTemplateExpression"].includes(node.type);

const textOf = (node: Node): string | undefined => {
  if (node.type === "JSXText")
    return word.test(String(node["value"])) ? String(node["value"]).trim() : undefined;
  if (node.type === "JSXAttribute") {
    const { name, value } = node as unknown as {
      name: { name: unknown };
      value: { type: string; value: unknown } | null;
    };
    return value?.type === "Literal" && spoken.has(String(name.name)) && word.test(String(value.value))
      ? String(value.value)
      : undefined;
  }
  if (node.type === "Literal")
    return typeof node["value"] === "string" && sentence.test(node["value"]) ? node["value"] : undefined;
  const { cooked } = (node.type === "TemplateElement" ? node["value"] : {}) as { readonly cooked?: string };
  return cooked !== undefined && sentence.test(cooked) ? cooked : undefined;
};

const textsIn = (node: Node): readonly string[] => {
  if (isHidden(node)) return [];
  const own = textOf(node);
  return own === undefined ? partsOf(node).flatMap(textsIn) : [own];
};

const written = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => {
    const path = file.replace("../../", "");
    const program: unknown = parseSync(path, readFileSync(path, "utf8")).program;
    return isNode(program) ? textsIn(program).map((text) => `${path}: ${text}`) : [];
  });

describe("every text is in the catalogues or in a file of texts", () => {
  test("of the screens and the replay desk", () => {
    expect(written(views)).toEqual([
      // What is shown where the catalogues themselves do not load.
      "src/app/load-failure.ts: This page could not be loaded",
      "src/app/load-failure.ts: Check your connection, then reload the page.",
      "src/app/load-failure.ts: Reload the page",
      // The atlas is in English only.
      "src/atlas/desk/desk-page.tsx: State atlas",
    ]);
  });

  test("of the server's answers, emails, documents and pages", () => {
    expect(written(handlers)).toEqual([
      // The log of whoever runs the portal.
      "server/http/health.ts: A proxy forwards addresses, and TRUST_PROXY is not set: limits by address count everybody as one. Set TRUST_PROXY to the proxy's address.",
      // Answers that programs read.
      "server/http/static-files.ts: Method not allowed",
      "server/identity/identity-server.ts: Realm does not exist",
    ]);
  });
});
