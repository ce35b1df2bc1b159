import type { Rolldown } from "vite";
import { describe, expect, test } from "vitest";
import { inlineHelpers, replaceOnce } from "../../scripts/vite/inline-helpers.ts";
import { packagePatches, patched } from "../../scripts/vite/package-patches.ts";

const downshift = { module: "/downshift.mjs", text: "useA.types = a;" };

describe("build patches of packages", () => {
  test("remove a text that occurs once", () => {
    expect(patched("useA.types = a;\nuseB.types = b;", "downshift.mjs", [downshift]).code).toBe(
      "\nuseB.types = b;",
    );
  });

  test("replace a text that occurs once", () => {
    const pure = { ...downshift, instead: "/* kept */" };
    expect(patched("useA.types = a;\nuseB.types = b;", "downshift.mjs", [pure]).code).toBe(
      "/* kept */\nuseB.types = b;",
    );
  });

  test.each(["", "useA.types = a; useA.types = a;"])(
    "fail where it does not occur exactly once: %j",
    (code) => {
      expect(() => patched(code, "downshift.mjs", [downshift])).toThrow("downshift.mjs has changed");
    },
  );

  test("fail where the package is no longer part of the build", () => {
    const { buildEnd } = packagePatches([downshift]);
    expect(() => (buildEnd as (error?: Error) => void)()).toThrow("its patch can go");
  });
});

const chunk = (fileName: string, code: string, more: Partial<Rolldown.OutputChunk>) =>
  ({
    type: "chunk",
    fileName,
    code,
    imports: [],
    moduleIds: [],
    ...more,
  }) as unknown as Rolldown.OutputChunk;

const withHelpersInside = (chunks: readonly Rolldown.OutputChunk[]) => {
  const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one]));
  const { generateBundle } = inlineHelpers() as unknown as {
    generateBundle: { handler: (o: unknown, b: object) => void };
  };
  generateBundle.handler({}, bundle);
  return Object.fromEntries(Object.values(bundle).map(({ fileName, code }) => [fileName, code]));
};

test("the bundler's helpers are copied into each chunk that uses them; another form fails the build", () => {
  const runtime = (code: string) =>
    chunk("assets/runtime.js", code, { moduleIds: ["\0rolldown/runtime.js"] });
  const using = (code: string) => chunk("assets/main.js", code, { imports: ["assets/runtime.js"] });
  expect(
    withHelpersInside([runtime("var a=1;export{a as n};"), using(`import{n as t}from"./runtime.js";t();`)]),
  ).toEqual({ "assets/main.js": "const{n:t}=(()=>{var a=1;return{n:a}})();t();" });
  expect(() =>
    withHelpersInside([runtime("var a=1;export{a as n};"), using(`import*as t from"./runtime.js"`)]),
  ).toThrow("0 times");
  expect(() => replaceOnce("aa", /a/, () => "b")).toThrow("2 times");
});
