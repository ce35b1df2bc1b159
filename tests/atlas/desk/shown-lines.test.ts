import { expect, test } from "vitest";
import { shownLines } from "../../../src/atlas/desk/preview/shown-lines.ts";

const line = (text: string, announced = false) => ({ text, announced });
const page = ["Products", "Serial number", "Test"].map((text) => line(text));

test("what a step shows is what is new on the screen, in its order", () => {
  const result = [line("No answer", true), line("Code 482", true), line("It may be restarting.")];
  expect(shownLines(page, [...page, ...result])).toEqual(["No answer", "Code 482", "It may be restarting."]);
});

test("what the page announces is shown as long as it stands, and once", () => {
  const offline = line("No connection", true);
  expect(shownLines([...page, offline], [offline, ...page, offline])).toEqual(["No connection"]);
});

test("of another page, only what it announces is shown", () => {
  const other = Array.from({ length: 13 }, (_, row) => line(`Order ${row}`));
  expect(shownLines(page, [...other, line("1 order is overdue", true)])).toEqual(["1 order is overdue"]);
  expect(shownLines(page, other.slice(1))).toHaveLength(12);
});

test("a step that changes nothing shows nothing", () => {
  expect(shownLines(page, page)).toEqual([]);
});
