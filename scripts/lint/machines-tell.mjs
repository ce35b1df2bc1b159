const MESSAGE =
  "A view is no message bus: it is not always there. The machine tells the other one itself, by `holder`, `parent` or `forwards` of its input, or by `portalOf` (docs/patterns/machine.md).";

/** What sends to a machine: `send` of its actor, and `forget` of what `useAction` returns. */
const SENDERS = new Set(["send", "forget"]);

const isFunction = ({ type }) => type.endsWith("FunctionExpression") || type === "FunctionDeclaration";

/** A name that is no variable: of a property. */
const isNameOf = (node, key) =>
  !node.computed &&
  ((node.type === "MemberExpression" && key === "property") ||
    (node.type === "Property" && key === "key" && !node.shorthand));

/** Every node below `node`, itself included, without the names of properties. */
function* within(node) {
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === "parent" || isNameOf(node, key)) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === "string") yield* within(child);
  }
}

/** The function that a variable is, also by `useCallback`. */
const functionIn = (init) =>
  [init, init?.type === "CallExpression" ? init.arguments[0] : undefined].find(
    (node) => node && isFunction(node),
  );

export default {
  meta: { name: "views" },
  rules: {
    "machines-tell": {
      meta: { type: "problem", schema: [] },
      create(context) {
        /** What hears of a machine: listeners of `useEmitted`, and `onDone` of `useAction`. */
        const listeners = [];
        const functions = new Map();
        /** Names under which a file has a function that sends. */
        const senders = new Set();

        const sends = (node, seen = new Set()) =>
          [...within(node)].some((part) => {
            if (part.type === "MemberExpression" && !part.computed) return SENDERS.has(part.property.name);
            if (part.type !== "Identifier") return false;
            if (senders.has(part.name)) return true;
            if (seen.has(part.name)) return false;
            seen.add(part.name);
            return (functions.get(part.name) ?? []).some((named) => sends(named, seen));
          });

        return {
          VariableDeclarator({ id, init }) {
            if (id.type === "ObjectPattern")
              for (const { key, value } of id.properties)
                if (SENDERS.has(key?.name) && value.type === "Identifier") senders.add(value.name);
            const named = id.type === "Identifier" ? functionIn(init) : undefined;
            if (named) functions.set(id.name, [...(functions.get(id.name) ?? []), named]);
          },
          FunctionDeclaration(node) {
            if (node.id) functions.set(node.id.name, [...(functions.get(node.id.name) ?? []), node.body]);
          },
          CallExpression({ callee, arguments: given }) {
            if (callee.name === "useEmitted" && given[2]) listeners.push(given[2]);
            if (callee.name === "useAction" && given[1]?.type === "ObjectExpression")
              for (const { key, value } of given[1].properties)
                if (key?.name === "onDone") listeners.push(value);
          },
          "Program:exit"() {
            for (const node of listeners) if (sends(node)) context.report({ node, message: MESSAGE });
          },
        };
      },
    },
  },
};
