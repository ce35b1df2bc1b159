import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { notFoundRoute, routes } from "../../src/domain/shell/routes.ts";

/** The folders of the screens that people see without a session. */
const openScreens: Readonly<Record<string, string>> = {
  login: "login",
  "forgot-password": "passwords",
  "reset-password": "passwords",
  registration: "sign-up",
  messages: "messages",
  message: "messages",
  "no-access": "no-access",
  "not-found": "not-found",
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(`src/ui/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => `${folder}/${file}`);

/** Everything but the content of screens that need a session, where a link leads from a list to a thing, and the samples of the kit. */
const files = [
  ...readdirSync("src/ui").filter((folder) => folder !== "screens" && !folder.includes(".")),
  ...new Set(Object.values(openScreens).map((folder) => `screens/${folder}`)),
]
  .flatMap(filesIn)
  .filter((file) => !file.startsWith("samples/"));

const linksIn = (file: string): readonly string[] => {
  const source = readFileSync(`src/ui/${file}`, "utf8");
  const anchors = [...source.matchAll(/<a\b[^>]*?\bhref=\{(.*?)\}(?:\s|>)/gs)];
  return [
    ...source.matchAll(/<(?:Link|LinkButton|BackLink)\b[^>]*?\bto=\{(.*?)\}(?:\s|>)/gs),
    ...anchors.filter(([, to = ""]) => /\broutes\.|Path\(/.test(to)),
  ].map(([, to = ""]) => `${file}: ${to}`);
};

it("every screen that is open without a session is among those whose links are looked at", () => {
  const found = [...Object.values(routes), notFoundRoute].filter(({ open }) => open);
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(openScreens).toSorted());
});

it("every link of the frame, of tabs and without a session keeps the query of the visit", () => {
  const links = files.flatMap(linksIn);
  expect(links.length).toBeGreaterThan(20);
  // The addresses of a list and of its rows, as in the content of screens that need a session; the link to an order or an invoice stands there.
  const inContent = /^(?:kit\/lists|lists)\/|^page\/document-link/;
  // `login` and `loginPath` are those of the sign-up, and `list` that of the messages, which have the query; a button and the way back hand theirs on.
  const kept = /carriedQuery\(|\$\{query\}|: (?:login|loginPath|list)$|(?:link-button|back-link)\.tsx: to$/;
  expect(links.filter((link) => !inContent.test(link) && !kept.test(link))).toEqual([]);
});
