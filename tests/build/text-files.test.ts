import { createServer } from "vite";
import { expect, test } from "vitest";
import { catalogues } from "../../src/domain/shell/locale.ts";
import { namespaces } from "../../src/ui/i18n/catalogue.ts";
import { catalogueFile, partsOf, textFiles, textFilesByName } from "../../scripts/vite/text-files.ts";

/** The default export of a module that is one JSON value. */
const exported = (source: string): Readonly<Record<string, unknown>> =>
  JSON.parse(source.replace(/^export default /, "")) as Readonly<Record<string, unknown>>;

test.each(catalogues)("the files of %s have the texts of every namespace, each once", (locale) => {
  const mine = [...textFiles()].filter(([file]) => file.startsWith(`${locale}-`));
  const found = mine.flatMap(([, source]) => Object.entries(exported(source)));
  expect(found.map(([namespace]) => namespace).toSorted()).toEqual(namespaces.toSorted());
  for (const [namespace, texts] of found)
    expect(texts, namespace).toEqual(
      Object.fromEntries(
        partsOf(namespace)
          .flatMap((part) => Object.entries(catalogueFile(locale, part)))
          .filter(([key]) => !key.endsWith(".advice")),
      ),
    );
});

test("none of them has what the server alone says, or what support tells of a refusal", () => {
  const all = [...textFiles().values()].join("");
  expect(all).toContain('"header.product"');
  expect(all).toContain('"login.error.INVALID_PASSWORD"');
  expect(all).not.toContain('"login.error.INVALID_PASSWORD.advice"');
  expect(all).not.toContain('"file_link.back"');
});

test("the development server gives a namespace the same texts as the build", async () => {
  const server = await createServer({
    configFile: false,
    plugins: [textFilesByName()],
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { loadTextFile } = (await server.ssrLoadModule("virtual:text-files")) as {
      readonly loadTextFile: (locale: string, namespace: string) => Promise<object>;
    };
    const built = [...textFiles()].filter(([file]) => file.startsWith("int-"));
    for (const [namespace, texts] of built.flatMap(([, source]) => Object.entries(exported(source))))
      expect(await loadTextFile("int", namespace), namespace).toEqual(texts);
  } finally {
    await server.close();
  }
});
