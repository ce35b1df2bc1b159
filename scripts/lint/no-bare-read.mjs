import fs from "node:fs";
import path from "node:path";

const MESSAGE =
  "What follows an action is read by a helper that waits: `await expect.poll(() => …)` in place of `expect(…)`.";

const isFunction = ({ type }) => type.endsWith("FunctionExpression") || type === "FunctionDeclaration";

/** Every node below `node`, itself included. */
function* within(node) {
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === "parent") continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === "string") yield* within(child);
  }
}

const ancestors = function* (node) {
  for (let above = node.parent; above; above = above.parent) yield above;
};
const functionOf = (node) => [...ancestors(node)].find(isFunction);

/** Whether what is read at `node` is what `init` has, or a part of it: not in a function, and not handed to one. */
const isValueOf = (node, init) => {
  for (let at = node; at !== init; at = at.parent)
    if (isFunction(at.parent) || at.parent.arguments?.includes(at)) return false;
  return true;
};

/** Names of arrays in an imported file, which its functions hand to tests. */
const arraysOf = (file) =>
  fs.existsSync(file)
    ? [...fs.readFileSync(file, "utf8").matchAll(/const (\w+)(?:: [^=\n]+)? = \[\];/gu)].map(
        ([, name]) => name,
      )
    : [];

/** The page's own state, which views change after they have rendered. */
const PAGE = new Set(["activeElement", "title"]);
const STORES = new Set(["location", "history", "localStorage", "sessionStorage"]);

const isPageState = (node) => {
  if (node.type === "Identifier") return STORES.has(node.name) && node.parent.property !== node;
  if (node.type !== "MemberExpression" || node.computed) return false;
  const { object, property } = node;
  return (object.name === "document" && PAGE.has(property.name)) || property.name === "location";
};

const isMockState = (node) =>
  node.type === "MemberExpression" && !node.computed && node.property.name === "mock";

export default {
  meta: { name: "tests" },
  rules: {
    "no-bare-read": {
      meta: {
        type: "problem",
        schema: [{ type: "object", properties: { reads: { type: "array", items: { type: "string" } } } }],
      },
      create(context) {
        /** Functions of the support that return what a view has changed. */
        const reads = new Set(context.options[0]?.reads);
        /** Variables that callbacks fill or assign. */
        const recorded = new Set();
        const variables = new Map();
        const writes = [];
        const expectations = [];
        /** Declarations with a value, and the names of the variables that keep a read by them. */
        const initial = [];
        const kept = new Set();

        const isRecorded = (node) =>
          node.type === "Identifier" &&
          recorded.has(node.name) &&
          !(
            node.parent.type === "MemberExpression" &&
            node.parent.property === node &&
            node.parent.object.type !== "Identifier"
          ) &&
          !(node.parent.type === "Property" && node.parent.key === node && node.parent.value !== node);
        const isRead = (node) =>
          node.type === "CallExpression" && reads.has(node.callee.property?.name ?? node.callee.name);
        const isLiveNow = (node) =>
          isPageState(node) || isMockState(node) || isRecorded(node) || isRead(node);
        const isLive = (node) => isLiveNow(node) || (node.type === "Identifier" && kept.has(node.name));
        /** The matcher of `expect(…)`: its name, and what it compares with. */
        const matcherOf = (node) => {
          let { parent } = node;
          if (parent.property?.name === "not") ({ parent } = parent);
          return { name: parent.property?.name ?? "", compared: parent.parent?.arguments ?? [] };
        };
        const isBare = (node) => {
          const { name, compared } = matcherOf(node);
          return (
            /^(?:toHaveBeen|toHaveReturned)/u.test(name) ||
            [node.arguments[0], ...compared].some((part) => [...within(part)].some(isLive))
          );
        };
        const waits = (node) =>
          [...ancestors(node)].some(
            ({ type, callee }) =>
              type === "CallExpression" && ["waitFor", "poll"].includes(callee.property?.name ?? callee.name),
          );

        return {
          ImportDeclaration({ source }) {
            if (!source.value.startsWith(".")) return;
            for (const name of arraysOf(path.resolve(path.dirname(context.filename), source.value)))
              recorded.add(name);
          },
          VariableDeclarator(node) {
            if (node.init !== null) initial.push(node);
            if (node.id.type !== "Identifier") return;
            const isArray = node.init?.type === "ArrayExpression" && node.init.elements.length === 0;
            if (isArray || node.parent.kind === "let") variables.set(node.id.name, functionOf(node));
          },
          PropertyDefinition(node) {
            if (node.static && node.value?.type === "ArrayExpression") recorded.add(node.key.name);
          },
          AssignmentExpression(node) {
            if (node.left.type === "Identifier") writes.push([node.left.name, functionOf(node)]);
          },
          CallExpression(node) {
            const { callee } = node;
            if (
              callee.type === "MemberExpression" &&
              callee.property.name === "push" &&
              callee.object.type === "Identifier"
            )
              writes.push([callee.object.name, functionOf(node)]);
            if (callee.type === "Identifier" && callee.name === "expect" && node.arguments.length > 0)
              expectations.push(node);
          },
          "Program:exit"() {
            for (const [name, written] of writes)
              if (variables.has(name) && variables.get(name) !== written) recorded.add(name);
            for (const { id, init } of initial)
              if ([...within(init)].some((node) => isLiveNow(node) && isValueOf(node, init)))
                for (const { type, name } of within(id)) if (type === "Identifier") kept.add(name);
            for (const node of expectations)
              if (!waits(node) && isBare(node)) context.report({ node, message: MESSAGE });
          },
        };
      },
    },
  },
};
