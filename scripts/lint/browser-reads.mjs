/**
 * Rules for tests that drive a browser. A page changes in its own time after an action: what a test reads of it at once
 * is what stood there before, or comes after, as the machine is busy. So such reads stand where they are repeated.
 */

/** Reads of a page or of its browser's storage that do not wait for what they find. */
const READS = new Set([
  "url",
  "title",
  "textContent",
  "innerText",
  "innerHTML",
  "inputValue",
  "getAttribute",
  "isVisible",
  "isHidden",
  "isEnabled",
  "isDisabled",
  "isEditable",
  "isChecked",
  "count",
  "allTextContents",
  "allInnerTexts",
  "boundingBox",
  "cookies",
  "storageState",
  "evaluate",
  "evaluateAll",
]);

/** Their functions run in the page: what is read there is part of the read around it. */
const RUN_IN_PAGE = new Set([
  "evaluate",
  "evaluateAll",
  "evaluateHandle",
  "addInitScript",
  "waitForFunction",
]);

/** What calls its function again when something happens. */
const LISTENS = new Set(["on", "once", "route", "exposeFunction"]);

/** A message has one address for ever. */
const MESSAGES = new Set(["request", "response", "frame"]);

const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);

const calleeName = ({ callee }) => {
  if (callee.type === "Identifier") return callee.name;
  return callee.type === "MemberExpression" && callee.property.type === "Identifier"
    ? callee.property.name
    : undefined;
};

/** Calls that repeat their function until it holds, or that wait before they call it. */
const WAITS = new Set(["poll", "until", "expectOf", "found", "measured"]);

const waits = (call) => {
  const name = calleeName(call);
  if (WAITS.has(name)) return true;
  const { parent } = call;
  return name === "expect" && parent.type === "MemberExpression" && parent.property.name === "toPass";
};

/** Whether the value of an expression goes nowhere: what is called is called for what it does. */
const isUnused = (node) => {
  let at = node;
  while (at.parent.type === "AwaitExpression" || at.parent.type === "ChainExpression") at = at.parent;
  return at.parent.type === "ExpressionStatement";
};

/** Whether a function is called there for what it does. */
const isUnusedCall = (callee) =>
  callee.parent.type === "CallExpression" && callee.parent.callee === callee && isUnused(callee.parent);

/** The variable that holds a function, where it has a name in its file and nobody else can call it. */
const ownVariable = (sourceCode, declaration) => {
  const { parent } = declaration.type === "VariableDeclarator" ? declaration.parent : declaration;
  if (parent.type === "ExportNamedDeclaration") return undefined;
  return sourceCode.getDeclaredVariables(declaration)[0];
};

const isArgument = (node) => node.parent?.type === "CallExpression" && node.parent.arguments.includes(node);

/** Whether a node is in a function that is handed to one of these calls. */
const isInFunctionOf = (node, names) => {
  for (let at = node; at; at = at.parent)
    if (FUNCTIONS.has(at.type) && isArgument(at) && names.has(calleeName(at.parent))) return true;
  return false;
};

/** What decides whether a node is evaluated once: a call that waits, or the function by whose name it is evaluated. */
const placeOf = (node) => {
  for (let at = node; at.parent; at = at.parent) {
    if (isArgument(at) && waits(at.parent)) return { is: "awaited" };
    if (at.type === "FunctionDeclaration") return { is: "named", declaration: at, func: at };
    if (!FUNCTIONS.has(at.type) || isArgument(at)) continue;
    const { parent } = at;
    return parent.type === "VariableDeclarator" && parent.id.type === "Identifier"
      ? { is: "named", declaration: parent, func: at }
      : { is: "once" };
  }
  return { is: "once" };
};

/** Whether a node is in what a function returns. */
const isReturned = (node, func) => {
  for (let at = node; at !== func; at = at.parent)
    if (at.type === "ReturnStatement" || (at.parent === func && at.type !== "BlockStatement")) return true;
  return false;
};

/** The nodes that read at once by a read at `node`: itself, or the uses of the function that returns it. */
const atOnce = (sourceCode, node, seen = new Set()) => {
  const { is, declaration, func } = placeOf(node);
  if (is === "awaited") return [];
  const variable = is === "named" ? ownVariable(sourceCode, declaration) : undefined;
  if (variable === undefined) return [node];
  if (seen.has(variable)) return [];
  seen.add(variable);
  const returned = isReturned(node, func);
  const uses = variable.references
    .filter(({ identifier, init }) => !init && !(returned && isUnusedCall(identifier)))
    .flatMap(({ identifier }) => atOnce(sourceCode, identifier, seen));
  return uses.length > 0 && !returned ? [node] : uses;
};

const reads = {
  meta: {
    type: "problem",
    messages: {
      bare: "`{{name}}` reads at once what a page changes in its own time. Wait for it: `await expect(locator).toHaveText(…)`, `await expect(page).toHaveURL(…)`, `await expect.poll(() => …)`, or a helper of tests/e2e/support/settled.ts.",
    },
  },
  create: (context) => ({
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== "MemberExpression" || !READS.has(callee.property.name)) return;
      const { object } = callee;
      if (callee.property.name === "url") {
        const isMessage =
          object.type === "Identifier"
            ? MESSAGES.has(object.name)
            : object.type === "AwaitExpression" ||
              (object.type === "CallExpression" && MESSAGES.has(calleeName(object)));
        if (isMessage) return;
      }
      if (isUnused(node) || isInFunctionOf(node, RUN_IN_PAGE)) return;
      for (const at of atOnce(context.sourceCode, node))
        context.report({
          node: at === node ? callee.property : at,
          messageId: "bare",
          data: { name: at === node ? callee.property.name : at.name },
        });
    },
  }),
};

/** Whether a node is in a listener, or in a function that only listeners call. */
const isHeard = (sourceCode, node) => {
  if (isInFunctionOf(node, LISTENS)) return true;
  const { is, declaration } = placeOf(node);
  const variable = is === "named" ? ownVariable(sourceCode, declaration) : undefined;
  const uses = variable?.references.filter(({ init }) => !init) ?? [];
  return (
    uses.length > 0 &&
    uses.every(
      ({ identifier }) =>
        (isArgument(identifier) && LISTENS.has(calleeName(identifier.parent))) ||
        isInFunctionOf(identifier, LISTENS),
    )
  );
};

const isWritten = ({ identifier, writeExpr }) => {
  if (writeExpr || identifier.parent.type === "UpdateExpression") return true;
  const { parent } = identifier;
  return (
    parent.type === "MemberExpression" &&
    parent.object === identifier &&
    ["push", "add", "set"].includes(parent.property.name)
  );
};

/** Whether a reference hands the variable on, or changes it: what is made of it is not compared here. */
const isHandedOn = ({ identifier }) => {
  const { parent } = identifier;
  if (parent.type === "CallExpression" && calleeName(parent) !== "expect") return true;
  return parent.type === "MemberExpression" && isUnused(parent.parent);
};

const notes = {
  meta: {
    type: "problem",
    messages: {
      bare: "`{{name}}` is filled by events of the page, which come in their own time. Note them in `Notes` (tests/e2e/support/notes.ts), or compare in `expect.poll`.",
    },
  },
  create: (context) => ({
    VariableDeclarator: (node) => {
      if (node.id.type !== "Identifier") return;
      const isPlain =
        node.init?.type === "ArrayExpression" ||
        node.init?.type === "Literal" ||
        (node.init?.type === "NewExpression" && ["Set", "Map"].includes(node.init.callee.name));
      if (!isPlain) return;
      const [{ references }] = context.sourceCode.getDeclaredVariables(node);
      const uses = references.filter(({ init }) => !init);
      const byEvents = uses.some(
        (reference) => isWritten(reference) && isHeard(context.sourceCode, reference.identifier),
      );
      if (!byEvents) return;
      for (const reference of uses) {
        if (isWritten(reference) || isHandedOn(reference)) continue;
        for (const at of atOnce(context.sourceCode, reference.identifier)) {
          if (isHeard(context.sourceCode, at)) continue;
          context.report({ node: at, messageId: "bare", data: { name: at.name } });
        }
      }
    },
  }),
};

/** What the network does for half a second says nothing of what a page still asks for. */
const networkIdle = {
  meta: {
    type: "problem",
    messages: {
      idle: "A network that is idle is no condition: wait for what the page shows, or for all that it has asked for (`untilLoaded`, tests/e2e/support/settled.ts).",
    },
  },
  create: (context) => ({
    Literal: (node) => {
      if (node.value === "networkidle") context.report({ node, messageId: "idle" });
    },
  }),
};

const plugin = {
  meta: { name: "browser" },
  rules: { "no-bare-read": reads, "no-bare-note": notes, "no-network-idle": networkIdle },
};
// oxlint-disable-next-line import/no-default-export -- oxlint takes a plugin's default export
export default plugin;
