const MESSAGE =
  "A deployment deletes the files of the version before: load code by importOrGone(() => import(…)) or lazyPart(…) of src/ui/code.";

/** They say that a new version has replaced the code where it does not load. */
const LOADERS = new Set(["importOrGone", "lazyPart"]);

const isLoader = ({ type, callee }) => type === "CallExpression" && LOADERS.has(callee.name);

export default {
  meta: { name: "code" },
  rules: {
    "no-bare-import": {
      meta: { type: "problem", schema: [] },
      create: (context) => ({
        ImportExpression(node) {
          let at = node.parent;
          while (at && !at.type.endsWith("FunctionExpression")) at = at.parent;
          if (at?.parent.arguments?.[0] !== at || !isLoader(at.parent))
            context.report({ node, message: MESSAGE });
        },
      }),
    },
  },
};
