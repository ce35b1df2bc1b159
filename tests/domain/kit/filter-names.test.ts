import { expect, test } from "vitest";
import { catalogueFile } from "../../../scripts/vite/text-files.ts";
import type { AnyList } from "../../../src/domain/kit/list.ts";
import { catalogues } from "../../../src/domain/shell/locale.ts";
import { namespaces } from "../../../src/ui/i18n/catalogue.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../../src/domain/*/*.lists.ts", {
  eager: true,
});
const isList = (value: unknown): value is AnyList =>
  typeof value === "object" && value !== null && "sortable" in value && "filters" in value;
const lists = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, AnyList] => isList(entry[1])),
);

test("every list is looked at", () => expect(lists.length).toBeGreaterThan(20));

test.each(catalogues)("no two filters of a list have the same name in %s", (catalogue) => {
  const texts = Object.assign(
    {},
    ...[...namespaces, "order-list"].map((name) => catalogueFile(catalogue, name)),
  ) as Readonly<Record<string, string>>;
  const doubled = lists.flatMap(([name, { filters, period, amount, search }]) => {
    const labels = [search, ...Object.values(filters).map(({ label }) => label), period, amount].flatMap(
      (key) => (key === undefined ? [] : [texts[key] ?? `?${key}`]),
    );
    return labels
      .filter((label, index) => labels.indexOf(label) !== index || label.startsWith("?"))
      .map((label) => `${name}: ${label}`);
  });
  expect(doubled).toEqual([]);
});
