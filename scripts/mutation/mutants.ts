import type { ESTree } from "vite";
import { nameOf, parseModule } from "../vite/leave-out-properties.ts";
import { bare, isFunction, literalsOf, namesOf, returnsOf } from "../vite/machine-configs.ts";

type Node = ESTree.Node;
type ObjectLiteral = ESTree.ObjectExpression;
type Property = ESTree.ObjectProperty;

/** What a mutant changes of a statechart. */
type MutantKind =
  | "target"
  | "order"
  | "guard dropped"
  | "guard negated"
  | "transition"
  | "action"
  | "entry"
  | "exit"
  | "onError"
  | "after"
  | "delay"
  | "reenter"
  | "tag"
  | "input";

/** One small fault in a machine's source. */
export interface Mutant {
  /** The path of the source, from the project's folder. */
  readonly file: string;
  readonly kind: MutantKind;
  /** Where it is, by keys of the source, and what is changed; unique within the file. */
  readonly name: string;
  /** The part of the source that `replacement` replaces. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const NEGATED = "notThisGuard";
/** Imports are hoisted: at the end it moves no position of the source. */
const NEGATION = `\nimport { not as ${NEGATED} } from "xstate";\n`;

/** The source with the mutant's fault. */
export const mutated = (code: string, { start, end, replacement }: Mutant): string =>
  `${code.slice(0, start)}${replacement}${code.slice(end)}${replacement.startsWith(`guard: ${NEGATED}`) ? NEGATION : ""}`;

/** Keys of states and of actors whose value is a transition or a list of them. */
const chartKeys = ["always", "onDone", "onError", "onSnapshot"];
/** Those of a request (`src/machines/kit/request.ts`). */
const outcomeKeys = ["answered", "done", "refusedOtherwise", "failed", "timedOut", "crashed"];
const transitionKeys = new Set([...chartKeys, ...outcomeKeys]);
const actionKeys: Readonly<Record<string, MutantKind>> = {
  actions: "action",
  assign: "action",
  tell: "action",
  entry: "entry",
  exit: "exit",
};
const errorKeys = new Set(["onError", "crashed"]);
const timeKeys = new Set(["after", "timedOut"]);

const isText = (node: Node): node is ESTree.StringLiteral =>
  node.type === "Literal" && typeof node.value === "string";
const isProperty = (node: Node | ObjectLiteral["properties"][number]): node is Property =>
  node.type === "Property";

/** A node with the nodes above it, outermost first. */
interface Placed<Of extends Node = Node> {
  readonly node: Of;
  readonly above: readonly Node[];
}

const eachNode = (node: Node, above: readonly Node[], visit: (placed: Placed) => void): void => {
  visit({ node, above });
  for (const part of Object.values(node).flat())
    if (typeof part === "object" && part !== null && "type" in part)
      eachNode(part as Node, [...above, node], visit);
};

const withoutLineBreaks = (text: string): string => text.replaceAll(/\s+/g, " ");
/** Enough of a source text to recognise it. */
const shortened = (text: string): string => {
  const line = withoutLineBreaks(text);
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

/** Keys that say nothing about where a part of a machine is. */
const namelessKeys = new Set(["states", "on"]);

/** Every statechart mutant of a machine's source, in the order of the source. */
export const mutantsOf = (file: string, code: string): readonly Mutant[] => {
  const program = parseModule(code, file);
  const { configs, tables, setups } = literalsOf(program);
  const names = namesOf(program);
  const mutants: Mutant[] = [];
  const known = new Set<string>();
  const taken = new Map<string, number>();
  const textOf = ({ start, end }: Node): string => code.slice(start, end);

  /** The value behind a constant's name. */
  const valueOf = (node: Node): Node => {
    const value = bare(node);
    const named = value.type === "Identifier" ? names.get(value.name) : undefined;
    return named === undefined ? value : bare(named);
  };

  const nameOfNode = (node: Node): string => {
    const value = bare(node);
    if (isText(value)) return value.value;
    if (value.type === "ObjectExpression") {
      const type = value.properties.filter(isProperty).find((property) => nameOf(property) === "type");
      if (type !== undefined) return nameOfNode(type.value);
    }
    return shortened(textOf(value));
  };

  const placeOf = ({ node, above }: Placed): string => {
    const chain = [...above, node];
    const declared = chain.findLastIndex((one) => one.type === "VariableDeclarator");
    const words = chain.slice(Math.max(declared, 0)).flatMap((one, index, all): string[] => {
      if (one.type === "VariableDeclarator")
        return one.id.type === "Identifier" && !one.id.name.endsWith("Machine") ? [one.id.name] : [];
      const next = all[index + 1];
      if (one.type === "ArrayExpression" && one.elements.length > 1 && next !== undefined)
        return [`[${one.elements.indexOf(next as never)}]`];
      if (!isProperty(one)) return [];
      const name = nameOf(one) ?? textOf(one.key);
      return namelessKeys.has(name) ? [] : [name];
    });
    return words.join(" ").replaceAll(" [", "[");
  };

  const targetOf = (node: Node): string | undefined => {
    const config = valueOf(node);
    if (isText(config)) return config.value;
    if (config.type !== "ObjectExpression") return undefined;
    const target = config.properties.filter(isProperty).find((property) => nameOf(property) === "target");
    const value = target && bare(target.value);
    return value !== undefined && isText(value) ? value.value : undefined;
  };

  const put = (
    placed: Placed,
    kind: MutantKind,
    what: string,
    { start, end }: { readonly start: number; readonly end: number },
    replacement: string,
    target?: string,
  ): void => {
    const key = `${start} ${end} ${replacement}`;
    if (known.has(key) || code.slice(start, end) === replacement) return;
    known.add(key);
    const name = `${placeOf(placed)}${target === undefined ? "" : ` → ${target}`}: ${what}`.trim();
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    mutants.push({
      file,
      kind,
      name: count === 1 ? name : `${name} (${count})`,
      start,
      end,
      replacement,
    });
  };

  /** Sets a property to another value, also where it is written in short or as a method. */
  const set = (
    placed: Placed,
    property: Property,
    kind: MutantKind,
    what: string,
    value: string,
    target?: string,
  ): void => put(placed, kind, what, property, `${textOf(property.key)}: ${value}`, target);

  const within = <Of extends Node>({ node, above }: Placed, inner: Of): Placed<Of> => ({
    node: inner,
    above: [...above, node],
  });

  /** The lists that a value may be: of a condition each branch, of a list also those that are spread into it. */
  const listsIn = (placed: Placed): readonly Placed<ESTree.ArrayExpression>[] => {
    const value = bare(placed.node);
    if (value.type === "ArrayExpression")
      return [
        { node: value, above: placed.above },
        ...value.elements.flatMap((element) =>
          element?.type === "SpreadElement"
            ? listsIn(within({ ...placed, node: value }, element.argument))
            : [],
        ),
      ];
    if (value.type === "ConditionalExpression")
      return [value.consequent, value.alternate].flatMap((branch) => listsIn(within(placed, branch)));
    return [];
  };

  /** The elements of a list that are written there. */
  const elementsOf = ({
    node,
    above,
  }: Placed<ESTree.ArrayExpression>): readonly (Placed & {
    readonly rest: { readonly start: number; readonly end: number };
  })[] =>
    node.elements.flatMap((element, index) => {
      if (element === null || element.type === "SpreadElement") return [];
      const [before, after] = [node.elements[index - 1], node.elements[index + 1]];
      const rest = after
        ? { start: element.start, end: after.start }
        : { start: before?.end ?? element.start, end: element.end };
      return [{ node: element, above: [...above, node], rest }];
    });

  const stateTables: ObjectLiteral[] = [];

  /** The names of a table of states, with those that depend on a condition. */
  const stateNames = (node: Node): readonly string[] => {
    const value = valueOf(node);
    if (value.type === "LogicalExpression") return stateNames(value.right);
    if (value.type === "ConditionalExpression")
      return [value.consequent, value.alternate].flatMap(stateNames);
    if (value.type !== "ObjectExpression") return [];
    return value.properties.flatMap((property) =>
      isProperty(property) ? (nameOf(property) ?? []) : stateNames(property.argument),
    );
  };

  const distance = (table: ObjectLiteral, { start }: Node): number =>
    table.start < start && start < table.end
      ? table.end - table.start - code.length
      : Math.abs(table.start - start);

  /** The next sibling of the state that a target names. */
  const siblingOf = (target: ESTree.StringLiteral): string | undefined => {
    const [, path = "", state = ""] = /^(.*?[.#]?)([^.#]*)$/.exec(target.value) ?? [];
    const siblings = stateTables
      .toSorted((one, other) => distance(one, target) - distance(other, target))
      .map(stateNames)
      .find((all) => all.includes(state));
    if (siblings === undefined || siblings.length < 2) return undefined;
    return `${path}${siblings[(siblings.indexOf(state) + 1) % siblings.length]}`;
  };

  const retarget = (placed: Placed): void => {
    const value = bare(placed.node);
    if (!isText(value)) return;
    const sibling = siblingOf(value);
    if (sibling !== undefined)
      put(placed, "target", `leads to ${sibling}`, value, JSON.stringify(sibling), value.value);
  };

  /** The mutants of a transition, or of a list of them, behind a key. */
  const transitions = (placed: Placed<Property>, kind: MutantKind): void => {
    const { node, above } = placed;
    const inside = { node: node.value, above: [...above, node] };
    const lists = listsIn(inside);
    retarget(inside);
    // The builder of requests makes of a missing `crashed` the default, and takes no list.
    if (lists.length === 0)
      set(placed, node, kind, "removed", nameOf(node) === "crashed" ? "{}" : "[]", targetOf(node.value));
    for (const list of lists) {
      const elements = elementsOf(list);
      for (const element of elements) {
        retarget(element);
        put(element, kind, "removed", element.rest, "", targetOf(element.node));
      }
      for (const [index, element] of elements.entries()) {
        const next = elements[index + 1];
        if (next === undefined) continue;
        const between = code.slice(element.node.end, next.node.start);
        put(
          element,
          "order",
          "after the next branch",
          { start: element.node.start, end: next.node.end },
          `${textOf(next.node)}${between}${textOf(element.node)}`,
          targetOf(element.node),
        );
      }
    }
  };

  /** A mutant for each part of a property of a config: of its actions, its tags. */
  const parts = (config: Placed, property: Property, kind: MutantKind, what: string, none: string): void => {
    const target = targetOf(config.node);
    const described = (part: Node): string =>
      `without ${what}${isFunction(bare(part)) ? "" : ` ${nameOfNode(part)}`}`;
    const lists = listsIn(within(config, property.value));
    if (lists.length === 0) set(config, property, kind, described(property.value), none, target);
    for (const list of lists)
      for (const element of elementsOf(list))
        put(config, kind, described(element.node), element.rest, "", target);
  };

  const tenTimes = (value: Node): string =>
    `((given) => typeof given === "function" ? (...of) => given(...of) * 10 : given * 10)(${textOf(value)})`;

  const inputFields = (placed: Placed<Property>): void => {
    const value = valueOf(placed.node.value);
    for (const returned of isFunction(value) ? returnsOf(value) : [value]) {
      const literal = valueOf(returned);
      if (literal.type !== "ObjectExpression") continue;
      for (const field of literal.properties)
        if (isProperty(field) && nameOf(field) !== undefined)
          put(placed, "input", `without ${nameOf(field)}`, field, `${textOf(field.key)}: undefined`);
    }
  };

  const inTable = ({ node, above }: Placed<ObjectLiteral>, of: string): void => {
    for (const property of node.properties) {
      if (!isProperty(property)) continue;
      const placed = { node: property, above: [...above, node] };
      transitions(placed, timeKeys.has(of) ? "after" : "transition");
      const { key } = property;
      if (of === "after" && key.type === "Literal" && typeof key.value === "number")
        put(placed, "delay", "ten times as long", key, String(key.value * 10));
    }
  };

  const inConfig = (config: Placed<ObjectLiteral>): void => {
    const { node, above } = config;
    const has = new Set(node.properties.map(nameOf));
    for (const property of node.properties) {
      if (!isProperty(property)) continue;
      const placed = { node: property, above: [...above, node] };
      const name = nameOf(property) ?? "";
      const value = bare(property.value);
      const target = targetOf(node);
      const action = actionKeys[name];
      if (name === "target") retarget({ node: property.value, above: [...above, node] });
      else if (transitionKeys.has(name))
        transitions(placed, errorKeys.has(name) ? "onError" : timeKeys.has(name) ? "after" : "transition");
      else if (name === "guard" || name === "when") {
        const guard = isFunction(value) ? name : nameOfNode(value);
        set(config, property, "guard dropped", `without the guard ${guard}`, "undefined", target);
        if (property.method) continue;
        const negated =
          name === "guard" ? `${NEGATED}(${textOf(value)})` : `(...given) => !(${textOf(value)})(...given)`;
        set(config, property, "guard negated", `the guard ${guard} negated`, negated, target);
      } else if (action !== undefined)
        parts(
          config,
          property,
          action,
          name === "actions" ? "action" : name,
          name === "assign" || name === "tell" ? "undefined" : "[]",
        );
      else if (name === "reenter") set(config, property, "reenter", "without reenter", "false", target);
      else if (name === "tags") parts(config, property, "tag", "tag", "[]");
      else if (name === "input") inputFields(placed);
      else if (name === "limit" && has.has("input") && !isText(value))
        set(placed, property, "delay", "ten times as long", tenTimes(value));
    }
  };

  eachNode(program, [], ({ node }) => {
    if (!isProperty(node) || nameOf(node) !== "states") return;
    const table = valueOf(node.value);
    if (table.type === "ObjectExpression") stateTables.push(table);
  });
  // Only the compiler reads the types of a setup.
  const isOfTypes = (above: readonly Node[]): boolean =>
    above.some((one) => isProperty(one) && nameOf(one) === "types");

  eachNode(program, [], ({ node, above }) => {
    if (node.type !== "ObjectExpression" || isOfTypes(above)) return;
    if (configs.has(node)) inConfig({ node, above });
    if (tables.has(node) && !stateTables.includes(node)) {
      const parent = above.findLast(isProperty);
      inTable({ node, above }, (parent && nameOf(parent)) ?? "");
    }
    if (setups.has(node))
      for (const property of node.properties)
        if (isProperty(property) && nameOf(property) === "delays") {
          const delays = valueOf(property.value);
          if (delays.type !== "ObjectExpression") continue;
          for (const delay of delays.properties)
            if (isProperty(delay))
              set(
                { node: delay, above: [...above, node, property, delays] },
                delay,
                "delay",
                "ten times as long",
                tenTimes(delay.value),
              );
        }
  });
  return mutants.toSorted((one, other) => one.start - other.start || one.end - other.end);
};
