import { describe, expect, test } from "vitest";
import { selectionOf } from "../../scripts/test/changes.mjs";

const importers = new Map([
  ["src/domain/tickets/ticket.ts", ["src/domain/tickets/ticket-rules.ts", "src/domain/shell/access.ts"]],
  ["src/domain/tickets/ticket-rules.ts", ["tests/domain/uploads/upload.test.ts"]],
  ["src/domain/shell/access.ts", ["tests/domain/shell/access.test.ts"]],
]);
const files = [
  ...importers.keys(),
  "src/machines/tickets/ticket-creation.machine.ts",
  "src/machines/orders/order-list.machine.ts",
  "src/ui/screens/tickets/tickets.css",
  "tests/domain/uploads/upload.test.ts",
  "tests/domain/shell/access.test.ts",
  "tests/ui/tickets/new-ticket.test.tsx",
  "tests/api/ticket-life.test.ts",
  "tests/api/orders.test.ts",
  "tests/server/orders.test.ts",
  "tests/size/tickets.test.ts",
  "tests/e2e/tickets.e2e.ts",
  "tests/e2e/orders.e2e.ts",
  "docs/decisions/tickets.md",
];
const selected = (...changed: string[]) => selectionOf({ changed, files, importers });

describe("the tests of a change", () => {
  test("are those of its area and those that import it through modules of the area", () => {
    const { areas, tests, machines } = selected("src/domain/tickets/ticket.ts");
    expect(areas).toEqual(["tickets"]);
    expect(tests).toEqual([
      "tests/domain/uploads/upload.test.ts",
      "tests/ui/tickets/new-ticket.test.tsx",
      "tests/api/ticket-life.test.ts",
    ]);
    expect(machines).toEqual(["ticket-creation"]);
  });

  test("are reported where they are left out", () => {
    expect(selected("src/domain/tickets/ticket.ts").leftOut).toContain(
      "1 test files that reach the change through modules of other areas",
    );
    expect(selected("package.json").leftOut).toContain("package.json may change everything");
  });

  test("include the browser's where a person or a call can meet the change", () => {
    const { browserTests, screens } = selected("src/ui/screens/tickets/tickets.css");
    expect(browserTests).toEqual(["tests/e2e/tickets.e2e.ts"]);
    expect(screens).toEqual(["tickets", "ticket"]);
    const ofTest = selected("tests/ui/tickets/new-ticket.test.tsx");
    expect([ofTest.browserTests, ofTest.screens]).toEqual([[], []]);
  });

  test("are the server's where it has a part in the change, and the page's where that has", () => {
    expect(selected("src/ui/screens/tickets/tickets.css").tests).toEqual([
      "tests/ui/tickets/new-ticket.test.tsx",
    ]);
    const { tests, machines } = selected("server/areas/tickets/open-tickets.ts");
    expect([tests, machines]).toEqual([["tests/api/ticket-life.test.ts"], []]);
    const texts = selected("locales/dede/server-orders.json");
    expect([texts.areas, texts.tests, texts.machines]).toEqual([
      ["orders"],
      ["tests/api/orders.test.ts", "tests/server/orders.test.ts"],
      [],
    ]);
  });

  test("are a changed test alone", () => {
    expect(selected("tests/ui/tickets/new-ticket.test.tsx").tests).toEqual([
      "tests/ui/tickets/new-ticket.test.tsx",
    ]);
    const { tests, browserTests, screens } = selected("tests/e2e/orders.e2e.ts");
    expect(browserTests).toEqual(["tests/e2e/orders.e2e.ts"]);
    expect(screens).toEqual([]);
    expect(tests).toEqual([]);
  });

  test("check what is there of it for format, and code for rules", () => {
    const { formatted, linted } = selected(
      "docs/decisions/tickets.md",
      "tests/e2e/orders.e2e.ts",
      "src/gone.ts",
    );
    expect(formatted).toEqual(["docs/decisions/tickets.md", "tests/e2e/orders.e2e.ts"]);
    expect(linted).toEqual(["tests/e2e/orders.e2e.ts"]);
  });
});
