import type { Rolldown } from "vite";
import { describe, expect, test } from "vitest";
import { fewerRequests, replaceOnce } from "../../scripts/vite/fewer-requests.ts";
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
    dynamicImports: [],
    moduleIds: [],
    modules: {},
    isDynamicEntry: false,
    ...more,
  }) as unknown as Rolldown.OutputChunk;

const takenThrough = (chunks: readonly Rolldown.OutputChunk[]) => {
  const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one]));
  const { generateBundle } = fewerRequests() as unknown as {
    generateBundle: { handler: (o: unknown, b: object) => void };
  };
  generateBundle.handler({}, bundle);
  return Object.fromEntries(Object.values(bundle).map(({ fileName, code }) => [fileName, code]));
};

const facade = (code: string) =>
  chunk("assets/a.js", code, { imports: ["assets/shared.js"], isDynamicEntry: true });
const asking = (code: string) => chunk("assets/main.js", code, { dynamicImports: ["assets/a.js"] });
const shared = chunk("assets/shared.js", "export{x as t}", {});

describe("chunks that only re-export another chunk", () => {
  test("are skipped by their importers", () => {
    expect(takenThrough([facade(`import"./shared.js";`), asking("import(`./a.js`)"), shared])).toEqual({
      "assets/main.js": "import(`./shared.js`)",
      "assets/shared.js": "export{x as t}",
    });
  });

  test("pass on their default export by its name", () => {
    const asked = asking("import(`./a.js`).then(e=>e.default)");
    expect(
      takenThrough([facade(`export{t as default}from"./shared.js";`), asked, shared])["assets/main.js"],
    ).toBe("import(`./shared.js`).then(e=>e.t)");
  });

  test("take in the code of a screen's entry that another file holds, which its parts import from the entry then", () => {
    const part = chunk("assets/part.js", `import{n}from"./shared.js";n();`, {
      imports: ["assets/shared.js"],
    });
    const code = "const x=1,y=2;export{y as n,x as t};";
    expect(
      takenThrough([
        facade(`export{t as screens}from"./shared.js";`),
        asking("import(`./a.js`)"),
        part,
        chunk("assets/shared.js", code, {}),
      ]),
    ).toEqual({
      "assets/a.js": "const x=1,y=2;export{y as n,x as t,x as screens};",
      "assets/main.js": "import(`./a.js`)",
      "assets/part.js": `import{n}from"./a.js";n();`,
    });
  });

  test.each([
    ["of an unknown form", `export*from"./shared.js";`, "import(`./a.js`)"],
    ["imported in an unknown form", `export{t as default}from"./shared.js";`, "import(`./a.js`).then(m=>m)"],
  ])("fail the build where they are %s", (_, code, asked) => {
    expect(() => takenThrough([facade(code), asking(asked), shared])).toThrow("a.js");
  });

  test("the bundler's helpers are copied into each chunk that uses them; another form fails the build", () => {
    const runtime = (code: string) =>
      chunk("assets/runtime.js", code, { moduleIds: ["\0rolldown/runtime.js"], modules: {} });
    const using = (code: string) => chunk("assets/main.js", code, { imports: ["assets/runtime.js"] });
    expect(
      takenThrough([runtime("var a=1;export{a as n};"), using(`import{n as t}from"./runtime.js";t();`)]),
    ).toEqual({ "assets/main.js": "const{n:t}=(()=>{var a=1;return{n:a}})();t();" });
    expect(() =>
      takenThrough([runtime("var a=1;export{a as n};"), using(`import*as t from"./runtime.js"`)]),
    ).toThrow("0 times");
    expect(() => replaceOnce("aa", /a/, () => "b")).toThrow("2 times");
  });
});
