import MagicString, { type SourceMap } from "magic-string";
import { parseSync, type ESTree } from "vite";

type ObjectLiteral = ESTree.ObjectExpression;

/** A node of a syntax tree; its children are found by property name. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The direct children of a node. */
const partsOf = (node: SyntaxNode): readonly SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** Calls `visit` for a node and all its descendants. */
export const walk = (node: SyntaxNode, visit: (node: ESTree.Node) => void): void => {
  visit(node as ESTree.Node);
  for (const part of partsOf(node)) walk(part, visit);
};

/** The literal name of a property: `name`, `"name"` or `["name"]`. */
export const nameOf = (property: ObjectLiteral["properties"][number]): string | undefined => {
  if (property.type === "SpreadElement") return undefined;
  const { key, computed } = property;
  if (key.type === "Identifier" && !computed) return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
};

/** Removes properties from an object literal, each with its comma and its comments. */
const leaveOut = (
  edited: MagicString,
  { properties, end }: ObjectLiteral,
  names: ReadonlySet<string>,
): void => {
  const goes = properties.map(
    (property) =>
      property.type === "Property" && property.kind === "init" && names.has(nameOf(property) ?? ""),
  );
  const last = goes.lastIndexOf(false);
  for (const [index, { start }] of properties.entries()) {
    const next = properties[index + 1];
    if (goes[index] && index < last && next !== undefined) edited.remove(start, next.start);
  }
  // After the last property that is kept, everything is removed, including the comma.
  const first = properties[last + 1];
  if (first !== undefined) edited.remove(properties[last]?.end ?? first.start, end - 1);
};

/** A module's syntax tree, parsed as TypeScript or JavaScript by file name. */
export const parseModule = (code: string, file: string): ESTree.Program => {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);
  return program;
};

/** Property names to remove, and the object literals to remove them from. */
export interface Leaving {
  readonly names: readonly string[];
  readonly literals: Iterable<ObjectLiteral>;
}

/** A module without the given properties; undefined if it has none of them. */
export const withoutProperties = (
  code: string,
  file: string,
  leaving: readonly Leaving[],
): { readonly code: string; readonly map: SourceMap } | undefined => {
  const edited = new MagicString(code, { filename: file });
  for (const { names, literals } of leaving)
    for (const literal of literals) leaveOut(edited, literal, new Set(names));
  return edited.hasChanged()
    ? { code: edited.toString(), map: edited.generateMap({ source: file, hires: "boundary" }) }
    : undefined;
};
