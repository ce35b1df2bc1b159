import { expect, it } from "vitest";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../src/domain/**/*.ts", {
  eager: true,
});

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

const lists = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isTexts(value) ? [[name, file.replace(/^.*\/domain\//, ""), value] as const] : [],
  ),
);

it.each(lists)("%s (%s) names something, nothing twice, and everything by a word", (_name, _file, list) => {
  expect(list.length).toBeGreaterThan(0);
  expect(new Set(list).size).toBe(list.length);
  expect(list.filter((item) => !/\S/.test(item))).toEqual([]);
});
