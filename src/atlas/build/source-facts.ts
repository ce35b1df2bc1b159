import { parseSync, type ESTree } from "vite";
import type { SourceFacts } from "../model/atlas-model.ts";

// Reads from the syntax trees which events the portal sends, which it takes outside of its machines' transitions, and which states it asks for.

interface SyntaxNode {
  readonly type: string;
}

/** Where a text stands: as the `type` of an object, passed on to something else, or compared with what has come. */
type Role = "typed" | "passed" | "read";

/** The names of events that a type lists, and the types that it refers to. */
interface TypeNames {
  readonly events: Set<string>;
  readonly refers: Set<string>;
}

interface Found {
  readonly typed: Set<string>;
  readonly passed: Set<string>;
  readonly read: Set<string>;
  readonly matched: Set<string>;
  /** Declared types by name, and those that callback actors receive. */
  readonly types: Map<string, TypeNames>;
  readonly received: TypeNames[];
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const partsOf = (node: SyntaxNode): readonly ESTree.Node[] =>
  Object.values(node).flat().filter(isNode) as ESTree.Node[];

/** What holds an expression and is the same value. */
const wrappers = new Set([
  "ParenthesizedExpression",
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
]);
/** Calls whose texts name events that are listened to. */
const listeners = new Set(["useEmitted", "on", "assertEvent"]);
/** The keys of texts have points too. */
const TEXT = "t";
const callbacks = new Set(["fromCallback", "providedCallback"]);

const nameOf = (node: ESTree.Node): string => {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return nameOf(node.property);
  return node.type === "Literal" ? String(node.value) : "";
};

const namesIn = (node: ESTree.Node): TypeNames => {
  const names: TypeNames = { events: new Set(), refers: new Set() };
  const visit = (part: ESTree.Node): void => {
    if (part.type === "TSTypeReference") names.refers.add(nameOf(part.typeName));
    if (part.type === "TSLiteralType" && part.literal.type === "Literal")
      names.events.add(String(part.literal.value));
    for (const inner of partsOf(part)) visit(inner);
  };
  visit(node);
  return names;
};

/** The states that a value names: `{ open: "cooling" }` is `open.cooling`. */
const statesIn = (value: ESTree.Node): readonly string[] => {
  if (value.type === "Literal") return [String(value.value)];
  if (value.type !== "Property") return partsOf(value).flatMap(statesIn);
  return statesIn(value.value).map((inner) => `${nameOf(value.key)}.${inner}`);
};

const collect = (root: ESTree.Node, found: Found): void => {
  const all = (role: Role, nodes: readonly (ESTree.Node | null)[]): void => {
    for (const part of nodes) if (part !== null) visit(part, role);
  };
  const call = (node: ESTree.CallExpression): void => {
    const called = nameOf(node.callee);
    const [received] = node.typeArguments?.params ?? [];
    if (callbacks.has(called) && received !== undefined) found.received.push(namesIn(received));
    if (called === "matches") for (const state of node.arguments.flatMap(statesIn)) found.matched.add(state);
    visit(node.callee, "passed");
    if (called !== TEXT && called !== "matches")
      all(listeners.has(called) ? "read" : "passed", node.arguments);
  };
  const visit = (node: ESTree.Node, role: Role): void => {
    if (node.type === "ImportDeclaration") return;
    if (node.type === "TSTypeAliasDeclaration" || node.type === "TSInterfaceDeclaration")
      found.types.set(node.id.name, namesIn(node));
    else if (node.type === "Literal" && typeof node.value === "string") found[role].add(node.value);
    else if (node.type === "TemplateLiteral") {
      found[role].add(node.quasis.map(({ value }) => value.raw).join("*"));
      all("passed", node.expressions);
    } else if (node.type === "ConditionalExpression") {
      visit(node.test, "passed");
      all(role, [node.consequent, node.alternate]);
    } else if (node.type === "BinaryExpression") all("read", [node.left, node.right]);
    else if (node.type === "SwitchCase") {
      all("read", [node.test]);
      all("passed", node.consequent);
    } else if (node.type === "Property") {
      const key = nameOf(node.key);
      if (node.computed) visit(node.key, "passed");
      if (key !== "target") visit(node.value, key === "type" ? "typed" : "passed");
    } else if (node.type === "CallExpression") call(node);
    else if (node.type === "LogicalExpression" || wrappers.has(node.type)) all(role, partsOf(node));
    else if (!node.type.startsWith("TS")) all("passed", partsOf(node));
  };
  visit(root, "passed");
};

/** The events that a type lists, with those of the types that it refers to. */
const eventsOf = (
  names: TypeNames,
  types: ReadonlyMap<string, TypeNames>,
  seen: ReadonlySet<string>,
): readonly string[] => [
  ...names.events,
  ...[...names.refers].flatMap((name) => {
    const type = types.get(name);
    return type === undefined || seen.has(name) ? [] : eventsOf(type, types, new Set([...seen, name]));
  }),
];

/**
 * What the portal's sources, by file name, say of its events and states. An event is recognised by its name: as the `type` of an object, or as a text
 * that is handed to a function, which may make the event. `*` stands for the part of a name that is computed.
 */
export const factsOf = (sources: ReadonlyMap<string, string>): SourceFacts => {
  const found: Found = {
    typed: new Set(),
    passed: new Set(),
    read: new Set(),
    matched: new Set(),
    types: new Map(),
    received: [],
  };
  for (const [file, code] of sources) collect(parseSync(file, code).program, found);
  return {
    made: [...found.typed].toSorted(),
    named: [...found.passed].toSorted(),
    matched: [...found.matched].toSorted(),
    heard: [
      ...new Set([
        ...found.read,
        ...found.received.flatMap((names) => eventsOf(names, found.types, new Set())),
      ]),
    ].toSorted(),
  };
};
