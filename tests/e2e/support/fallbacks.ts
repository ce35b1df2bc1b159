import fs from "node:fs";
import type { BrowserContext, Page, Request } from "@playwright/test";
import type { Notes } from "./notes.ts";

const textFile = /\/assets\/texts-[^/]+\/(\w+?)-([\w-]+)\.js$/;

/** The portal asks for the texts of `int` as soon as others have not come. Whoever chooses `int` later is no fallback. In ms. */
const AT_ONCE = 500;

/** Notes each text file of `int` that stands in for one of another language (src/app/live-texts.ts). */
export const noteFallbacks = (page: Page, found: Notes<string>): void => {
  const missing = new Map<string, number>();
  page.on("requestfailed", (request) => {
    const file = textFile.exec(request.url())?.[2];
    // Whoever leaves a page stops what it loads.
    if (file !== undefined && request.failure()?.errorText !== "net::ERR_ABORTED")
      missing.set(file, Date.now());
  });
  const standIns = new WeakSet<Request>();
  page.on("request", (request) => {
    const [, locale, file = ""] = textFile.exec(request.url()) ?? [];
    if (locale === "int" && Date.now() - (missing.get(file) ?? 0) < AT_ONCE) standIns.add(request);
  });
  page.on("response", (response) => {
    const file = textFile.exec(response.url())?.[2];
    if (file === undefined) return;
    if (response.status() >= 400) missing.set(file, Date.now());
    // While the server is stopped, nothing comes, and nothing is shown in another language.
    else if (standIns.has(response.request())) found.add(`fallback to int: ${file}`);
  });
};

/** The keys of all texts, as the portal shows one that it has no text for: without the ending of a plural form. */
const keys = fs
  .readdirSync("locales/int")
  .flatMap((file) =>
    Object.keys(
      JSON.parse(fs.readFileSync(`locales/int/${file}`, "utf8")) as Readonly<Record<string, string>>,
    ),
  )
  .map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ""));

/** Reports each key that a page shows or names something by as an error in its console. The atlas shows keys. */
export const reportKeys = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    (known) => {
      if (location.pathname.startsWith("/atlas")) return;
      const set = new Set(known);
      const look = (text: string | null): void => {
        // oxlint-disable-next-line no-console -- read by the test
        if (text !== null && set.has(text)) console.error(`a key in place of its text: ${text}`);
      };
      const named = ["aria-label", "title", "placeholder", "alt"];
      const lookIn = (node: Node): void => {
        if (node instanceof Element) for (const name of named) look(node.getAttribute(name));
        else look(node.nodeValue);
        for (const child of node.childNodes) lookIn(child);
      };
      new MutationObserver((changes) => {
        for (const { target, addedNodes, attributeName } of changes) {
          if (attributeName !== null && target instanceof Element) look(target.getAttribute(attributeName));
          if (target instanceof Text) look(target.nodeValue);
          for (const node of addedNodes) lookIn(node);
        }
      }).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: named,
      });
    },
    [...new Set(keys)],
  );
