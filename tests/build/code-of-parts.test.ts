import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

interface Config {
  readonly overrides: readonly {
    readonly files: readonly string[];
    readonly excludeFiles?: readonly string[];
    readonly rules: Readonly<Record<string, unknown>>;
  }[];
}

/** The lines that oxlint reports. */
const reported = (lines: readonly string[]): readonly string[] => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lint-"));
  lines.forEach((line, at) => fs.writeFileSync(path.join(folder, `${at}.ts`), line));
  const config = {
    jsPlugins: [path.resolve("scripts/lint/code-of-parts.mjs")],
    categories: { correctness: "off" },
    rules: { "code/no-bare-import": "warn" },
  };
  fs.writeFileSync(path.join(folder, "config.json"), JSON.stringify(config));
  const output = execFileSync(
    "npx",
    ["oxlint", "-c", path.join(folder, "config.json"), "--format=json", folder],
    { encoding: "utf8" },
  );
  fs.rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(output) as { diagnostics: readonly { readonly filename: string }[] };
  return diagnostics.map(({ filename }) => lines[Number.parseInt(path.basename(filename), 10)] ?? "");
};

/** Code that fails as a broken connection where it is gone, or that a defect of the page. */
const bare = [
  `const load = () => import("./part.ts");`,
  `const Part = lazy(() => import("./part.ts"));`,
  `const Part = lazyPart(loader, () => import("./part.ts"));`,
  `const { part } = await import("./part.ts");`,
  `importOrGone(load).then(() => import("./part.ts"));`,
  `importOrGone(() => { later(() => import("./part.ts")); });`,
];

test("the rule reports code that is loaded by itself, and none that says that it is gone", () => {
  const mended = [
    `const { part } = await importOrGone(() => import("./part.ts"));`,
    `const Part = lazyPart(async () => (await import("./part.ts")).Part);`,
    `const load = () => importOrGone(async () => (await import("./part.ts")).Part);`,
    `type Part = typeof import("./part.ts");`,
  ];
  expect(reported([...bare, ...mended]).toSorted()).toEqual(bare.toSorted());
});

test("it holds for the whole portal, but for its start, which says so itself, and the screens, which have a state for it", () => {
  const { overrides } = JSON.parse(fs.readFileSync(".oxlintrc.json", "utf8")) as Config;
  const holding = overrides.filter(({ rules }) => "code/no-bare-import" in rules);
  expect(holding).toMatchObject([
    {
      files: ["src/**"],
      excludeFiles: [
        "src/app/early.ts",
        "src/app/main.ts",
        "src/app/screens/screen-modules.ts",
        "src/atlas/**",
      ],
      rules: { "code/no-bare-import": "error" },
    },
  ]);
});
