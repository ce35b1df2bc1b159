import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The frame, and the screens that people see before they are signed in. */
const folders = ["ui/shell", "ui/screens/login", "ui/screens/passwords", "ui/screens/sign-up"];

it("every link of the frame and around the login keeps the query of the visit", () => {
  const links = folders.flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .flatMap((file) => {
        const source = readFileSync(`src/${folder}/${file}`, "utf8");
        return [...source.matchAll(/<(?:Link|LinkButton)\b[^>]*?\bto=\{(.*?)\}(?:\s|>)/gs)].map(
          ([, to = ""]) => `${file}: ${to}`,
        );
      }),
  );
  expect(links.length).toBeGreaterThan(10);
  // `login` and `loginPath` are those of the sign-up, which have the query.
  const kept = /carriedQuery\(|\$\{query\}|: (?:login|loginPath)$/;
  expect(links.filter((link) => !kept.test(link))).toEqual([]);
});
