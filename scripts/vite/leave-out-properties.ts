import MagicString, { type SourceMap } from "magic-string";
import { parseSync, type ESTree } from "vite";

type ObjectLiteral = ESTree.ObjectExpression;

/** Any node of a syntax tree: its parts are looked through by their names. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The nodes directly below a node. */
const partsOf = (node: SyntaxNode): readonly SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** Calls `visit` for a node and all that is below it. */
export const walk = (node: SyntaxNode, visit: (node: ESTree.Node) => void): void => {
  visit(node as ESTree.Node);
  for (const part of partsOf(node)) walk(part, visit);
};

/** The name of a property that is written out: `name`, `"name"` or `["name"]`. */
export const nameOf = (property: ObjectLiteral["properties"][number]): string | undefined => {
  if (property.type === "SpreadElement") return undefined;
  const { key, computed } = property;
  if (key.type === "Identifier" && !computed) return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
};

/** Takes one property out of an object literal, with the comma and the comments that belong to it. */
const leaveOut = (edited: MagicString, { properties, end }: ObjectLiteral, index: number): void => {
  const [before, property, after] = [properties[index - 1], properties[index], properties[index + 1]];
  if (property === undefined) return;
  if (after === undefined) edited.remove(before?.end ?? property.start, end - 1);
  else edited.remove(property.start, after.start);
};

/** A module's syntax tree; TypeScript and JavaScript by the file's name. */
export const parseModule = (code: string, file: string): ESTree.Program => {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);
  return program;
};

/** A module without the properties called `name` of the given object literals; undefined where there is none. */
export const withoutProperties = (
  code: string,
  file: string,
  name: string,
  literals: Iterable<ObjectLiteral>,
): { readonly code: string; readonly map: SourceMap } | undefined => {
  const edited = new MagicString(code, { filename: file });
  for (const literal of literals)
    for (const [index, property] of literal.properties.entries())
      if (nameOf(property) === name && property.type === "Property" && property.kind === "init")
        leaveOut(edited, literal, index);
  return edited.hasChanged()
    ? { code: edited.toString(), map: edited.generateMap({ source: file, hires: "boundary" }) }
    : undefined;
};
