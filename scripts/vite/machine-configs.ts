import type { ESTree } from "vite";
import { nameOf, walk, type SyntaxNode } from "./leave-out-properties.ts";

type Node = ESTree.Node;
type ObjectLiteral = ESTree.ObjectExpression;

/**
 * Calls whose argument is the config of a machine or a state, the description of a machine (`createFormMachine`), or
 * the targets of a request's outcomes.
 */
const configCalls = /^(create\w*Machine|createStateConfig|request)$/;

/** Config keys whose values contain configs: directly, in a list, or by name. */
const configKeys = new Set([
  "always",
  "onDone",
  "onError",
  "onSnapshot",
  "invoke",
  "initial",
  "answered",
  "refusedOtherwise",
  "failed",
  "timedOut",
  "done",
  "crashed",
]);
const tableKeys = new Set(["states", "on", "after", "answeredBy", "doneBy", "refused"]);

type Functions = Extract<
  Node,
  { readonly type: "ArrowFunctionExpression" | "FunctionExpression" | "FunctionDeclaration" }
>;

export const isFunction = (node: Node): node is Functions =>
  node.type === "ArrowFunctionExpression" ||
  node.type === "FunctionExpression" ||
  node.type === "FunctionDeclaration";

/** The return values of a function, without those of nested functions. */
export const returnsOf = (fn: Functions): readonly Node[] => {
  if (fn.body === null) return [];
  if (fn.body.type !== "BlockStatement") return [fn.body];
  const found: Node[] = [];
  const look = (node: SyntaxNode): void => {
    const one = node as Node;
    if (isFunction(one)) return;
    if (one.type === "ReturnStatement" && one.argument !== null) found.push(one.argument);
    for (const part of Object.values(node).flat())
      if (typeof part === "object" && part !== null && "type" in part) look(part as SyntaxNode);
  };
  look(fn.body);
  return found;
};

const calleeName = ({ callee }: ESTree.CallExpression): string | undefined => {
  if (callee.type === "Identifier") return callee.name;
  return callee.type === "MemberExpression" && callee.property.type === "Identifier"
    ? callee.property.name
    : undefined;
};

/** An expression without `as const`, `satisfies` and parentheses. */
export const bare = (node: Node): Node =>
  node.type === "TSAsExpression" ||
  node.type === "TSSatisfiesExpression" ||
  node.type === "TSNonNullExpression" ||
  node.type === "ParenthesizedExpression"
    ? bare(node.expression)
    : node;

/** The constants and functions of a module by name, without names that are declared twice. */
export const namesOf = (program: ESTree.Program): ReadonlyMap<string, Node> => {
  const names = new Map<string, Node | undefined>();
  const put = (name: string, node: Node): void => void names.set(name, names.has(name) ? undefined : node);
  walk(program, (node) => {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init !== null)
      put(node.id.name, node.init);
    if (node.type === "FunctionDeclaration" && node.id !== null) put(node.id.name, node);
  });
  return new Map([...names].flatMap(([name, node]) => (node === undefined ? [] : [[name, node] as const])));
};

/** The object literals of a module that describe states and transitions. */
export interface MachineLiterals {
  /** The configs of states and transitions. */
  readonly configs: ReadonlySet<ObjectLiteral>;
  /** Their tables: states, transitions or branches by name. */
  readonly tables: ReadonlySet<ObjectLiteral>;
  /** The values of their `meta`. */
  readonly metas: ReadonlySet<ObjectLiteral>;
  /** The argument of `setup`. */
  readonly setups: ReadonlySet<ObjectLiteral>;
}

const isNamed = (annotation: ESTree.TSTypeAnnotation | null | undefined, name: string): boolean =>
  annotation?.typeAnnotation.type === "TSTypeReference" &&
  annotation.typeAnnotation.typeName.type === "Identifier" &&
  annotation.typeAnnotation.typeName.name === name;

/** True for a constant with this type annotation. */
const isDeclared = (node: Node, type: string): node is ESTree.VariableDeclarator =>
  node.type === "VariableDeclarator" &&
  node.id.type === "Identifier" &&
  isNamed(node.id.typeAnnotation, type);

/** The type of the texts that the request builder (`src/machines/kit/request.ts`) gives its transitions. */
const KIND = "TransitionKind";

/** A transition that other files take over has nothing around it by which it is found. */
const isTransition = ({ properties }: ObjectLiteral): boolean => {
  const names = new Set(properties.map(nameOf));
  return names.has("description") && (names.has("target") || names.has("actions"));
};

/** A `meta` is an object; a list or string of that name is data. */
const saysMeta = (property: ObjectLiteral["properties"][number]): boolean =>
  property.type === "Property" &&
  nameOf(property) === "meta" &&
  !["ArrayExpression", "Literal", "TemplateLiteral"].includes(bare(property.value).type);

/**
 * The object literals of a module that configure states and transitions: arguments of the calls above, followed
 * through lists, spreads, conditions, local names and helper functions, and every object with `meta`, or with a description
 * beside a target or actions, which only configs have. A meta is the value of `meta` or declared as `MachineMeta`. Values that config functions compute
 * (assignments, inputs) are skipped.
 */
export const literalsOf = (program: ESTree.Program): MachineLiterals => {
  const names = namesOf(program);
  const configs = new Set<ObjectLiteral>();
  const tables = new Set<ObjectLiteral>();
  const metas = new Set<ObjectLiteral>();
  const setups = new Set<ObjectLiteral>();
  const seen = { config: new Set<Node>(), table: new Set<Node>(), meta: new Set<Node>() };

  const follow = (given: Node, as: keyof typeof seen): void => {
    const node = bare(given);
    if (seen[as].has(node)) return;
    seen[as].add(node);
    if (node.type === "ObjectExpression") ({ config: inConfig, table: inTable, meta: inMeta })[as](node);
    else if (node.type === "ArrayExpression" && as !== "meta") {
      for (const element of node.elements)
        if (element !== null) follow(element.type === "SpreadElement" ? element.argument : element, as);
    } else if (node.type === "ConditionalExpression") {
      follow(node.consequent, as);
      follow(node.alternate, as);
    } else if (node.type === "LogicalExpression") {
      follow(node.left, as);
      follow(node.right, as);
    } else if (node.type === "Identifier") {
      const named = names.get(node.name);
      if (named !== undefined && !isFunction(named)) follow(named, as);
    } else if (node.type === "CallExpression") inCall(node, as);
  };

  const inConfig = (literal: ObjectLiteral): void => {
    configs.add(literal);
    for (const property of literal.properties) {
      if (property.type === "SpreadElement") follow(property.argument, "config");
      else if (configKeys.has(nameOf(property) ?? "")) follow(property.value, "config");
      else if (tableKeys.has(nameOf(property) ?? "")) follow(property.value, "table");
      else if (nameOf(property) === "meta") follow(property.value, "meta");
    }
  };

  const inMeta = (literal: ObjectLiteral): void => {
    metas.add(literal);
    for (const property of literal.properties)
      if (property.type === "SpreadElement") follow(property.argument, "meta");
  };

  const inTable = (literal: ObjectLiteral): void => {
    tables.add(literal);
    for (const property of literal.properties)
      if (property.type === "SpreadElement") follow(property.argument, "table");
      else follow(property.value, "config");
  };

  /** Follows a list mapped to configs, a table made from entries, or a call of a local helper. */
  const inCall = (node: ESTree.CallExpression, as: keyof typeof seen): void => {
    const [first] = node.arguments;
    const name = calleeName(node);
    if (name === "map" || name === "flatMap") {
      if (first !== undefined && isFunction(first)) for (const given of returnsOf(first)) follow(given, as);
    } else if (name === "fromEntries" && first?.type === "CallExpression") {
      const [pairOf] = first.arguments;
      if (pairOf === undefined || !isFunction(pairOf)) return;
      for (const pair of returnsOf(pairOf).map(bare)) {
        const value = pair.type === "ArrayExpression" ? pair.elements[1] : undefined;
        if (value !== null && value !== undefined && value.type !== "SpreadElement") follow(value, "config");
      }
    } else if (node.callee.type === "Identifier") {
      // What a helper is given as an object is part of what it makes.
      for (const argument of node.arguments)
        if (bare(argument).type === "ObjectExpression") follow(argument, "config");
      const helper = names.get(node.callee.name);
      if (helper !== undefined && isFunction(helper))
        for (const given of returnsOf(helper)) follow(given, as);
    }
  };

  walk(program, (node) => {
    if (node.type === "CallExpression" && calleeName(node) === "setup")
      for (const argument of node.arguments) if (argument.type === "ObjectExpression") setups.add(argument);
    if (node.type === "CallExpression" && configCalls.test(calleeName(node) ?? ""))
      for (const argument of node.arguments)
        if (argument.type !== "SpreadElement") follow(argument, "config");
    if (node.type === "ObjectExpression" && (node.properties.some(saysMeta) || isTransition(node)))
      follow(node, "config");
    if (isDeclared(node, "MachineMeta") && node.init !== null) follow(node.init, "meta");
    if (isDeclared(node, KIND) && node.init !== null) follow(node.init, "config");
    if (isFunction(node) && isNamed(node.returnType, KIND))
      for (const kind of returnsOf(node)) follow(kind, "config");
  });
  return { configs, tables, metas, setups };
};
