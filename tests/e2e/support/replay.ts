import fs from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import type { Command, Response } from "../../../src/atlas/desk/export/command.ts";
import type { Part } from "../../../src/atlas/desk/export/pages.ts";
import { SIGN_UP_DRAFT } from "../../../src/app/browser/sign-up-draft.ts";
import { localeCookies } from "../../../src/domain/session/login-language.ts";
import { LOADED_AT } from "../../../src/atlas/desk/fixtures/samples.ts";
import { expect, test } from "./test.ts";

/* oxlint-disable browser/no-bare-note -- the routes that wait are answered, not compared */

const failsWith200 = (json: unknown): boolean =>
  json === "~" || (json as { readonly error_code?: string }).error_code === "endpoint_failure";

/** A success is given once, a failure each time, because the page retries and several of its parts may make the same call. */
const isOnce = (by: Response): boolean => !("cut" in by) && by.status === 200 && !failsWith200(by.json);

/** A call of the page that waits for its answer. */
interface HeldCall {
  readonly path: string;
  /** Answers it, and waits until the page has the answer. Fails where the page has aborted the call. */
  readonly settle: (by: Response) => Promise<void>;
}

const heldCalls = ["*/api/*", "*/.well-known/openid-configuration"];

/**
 * Hands over every call of the shown document instead of sending it. Not by a route, which would hold each file of the
 * page, too, and switch off the browser's cache: a quarter of what loading a page costs.
 */
const holdCalls = async (page: Page, hold: (call: HeldCall) => void): Promise<CDPSession> => {
  const line = await page.context().newCDPSession(page);
  /** The document that each frame shows. */
  const shown = new Map<string, string>();
  /** The document of each request, and what is held of it: either may be reported first. */
  const documents = new Map<string, string>();
  const paused = new Map<string, { readonly frame: string; readonly call: HeldCall }>();
  /** What waits for the end of an answer, by the request's id. */
  const ends = new Map<string, () => void>();
  const ended = ({ requestId }: { readonly requestId: string }): void => ends.get(requestId)?.();
  const match = (request: string): void => {
    const [document, held] = [documents.get(request), paused.get(request)];
    if (document === undefined || held === undefined) return;
    paused.delete(request);
    // A call of a document that was left may be reported long after it.
    if (shown.get(held.frame) === document) hold(held.call);
  };
  line.on("Page.frameNavigated", ({ frame: { id, loaderId, parentId } }) => {
    shown.set(id, loaderId);
    // What the document before has asked for may end without a report.
    if (parentId === undefined) for (const end of ends.values()) end();
  });
  line.on("Network.loadingFinished", ended);
  line.on("Network.loadingFailed", ended);
  line.on("Network.requestWillBeSent", ({ requestId, loaderId }) => {
    documents.set(requestId, loaderId);
    match(requestId);
  });
  line.on("Fetch.requestPaused", ({ requestId, networkId = "", frameId, request }) => {
    const call: HeldCall = {
      path: new URL(request.url).pathname,
      settle: async (by) => {
        if ("cut" in by)
          return void (await line.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" }));
        const end = new Promise<void>((resolve) => ends.set(networkId, resolve));
        const wait = by.retryAfter === undefined ? [] : [{ name: "retry-after", value: `${by.retryAfter}` }];
        await line.send("Fetch.fulfillRequest", {
          requestId,
          responseCode: by.status,
          responseHeaders: [{ name: "content-type", value: "application/json" }, ...wait],
          body: Buffer.from(JSON.stringify(by.json)).toString("base64"),
        });
        await end;
      },
    };
    paused.set(networkId, { frame: frameId, call });
    match(networkId);
  });
  await line.send("Page.enable");
  await line.send("Network.enable");
  await line.send("Fetch.enable", { patterns: heldCalls.map((urlPattern) => ({ urlPattern })) });
  return line;
};

/** Holds every call of the page until it gets an answer. */
export const gate = async (page: Page) => {
  const waiting: HeldCall[] = [];
  const answers = new Map<string, Response>();
  /** Answers that no call has taken yet. */
  const unasked = new Set<string>();
  /** The call of the last answer. */
  let latest = "";
  /** An event has happened that the page has to process. */
  let isNews = true;
  const line = await holdCalls(page, (held) => {
    const [call = "", by] = [...answers].find(([known]) => held.path.endsWith(known)) ?? [];
    if (by === undefined) return void waiting.push(held);
    if (isOnce(by)) answers.delete(call);
    // Where the page aborts the call meanwhile, an answer that is given once is lost, another waits for the next call.
    held.settle(by).then(
      () => unasked.delete(call),
      () => {},
    );
  });
  /** Waits until every answer was taken. */
  const taken = (limit: { readonly timeout?: number } = {}): Promise<void> =>
    expect.poll(() => [...unasked], limit).toEqual([]);
  const forget = async (): Promise<void> => {
    answers.clear();
    unasked.clear();
    waiting.length = 0;
    await page.unroute(OTHER_TEXTS);
  };
  return {
    answer: async (call: string, by: Response): Promise<void> => {
      latest = call;
      const due = waiting.filter(({ path }) => path.endsWith(call));
      waiting.splice(0, waiting.length, ...waiting.filter((held) => !due.includes(held)));
      if (due.length === 0) unasked.add(call);
      if (due.length === 0 || !isOnce(by)) answers.set(call, by);
      // The page may have aborted a call meanwhile.
      await Promise.all(due.map((held) => held.settle(by).catch(() => {})));
    },
    /** Waits until the last answer was taken: a page may need fewer of those before it than the one of a journal. */
    latestTaken: (limit: { readonly timeout?: number } = {}): Promise<void> =>
      expect
        .poll(() => unasked.has(latest), { message: `the answer to ${latest} is not taken`, ...limit })
        .toBe(false),
    /** Waits until the page has received every answer and made these calls: time limits start from then. */
    settled: async (calls: readonly string[]): Promise<void> => {
      const missing = () => calls.filter((call) => !waiting.some(({ path }) => path.endsWith(call)));
      await expect.poll(missing, "calls that the page makes").toEqual([]);
      if (!isNews) return;
      await taken();
      for (let count = 0; count < 4; count += 1) {
        await page.evaluate(() => {});
        await page.clock.runFor(100);
      }
      isNews = false;
    },
    tell: (): void => {
      isNews = true;
    },
    /** Goes on with the next route on the page: drops answers and calls of the route before. */
    goOn: async (): Promise<void> => {
      // What that route saw may have been there before its last answer arrived; an answer that nobody asks for is left.
      await taken({ timeout: 1000 }).catch(() => {});
      await forget();
    },
    /** Leaves the page and clears its browser storage: a route that opens an address starts without a session. */
    leave: async (): Promise<void> => {
      await page.goto(STILL_PAGE);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      // Answered after this line has reported the navigation.
      await line.send("Page.getFrameTree");
      await forget();
    },
    /** What a failure does not show by itself: the calls that wait for an answer, and the answers that no call took. */
    state: (): string =>
      `calls that wait: ${waiting.map(({ path }) => path).join(", ") || "none"}; answers that no call took: ${[...unasked].join(", ") || "none"}`,
    release: async (): Promise<void> => {
      await line.detach();
      await page.unrouteAll({ behavior: "ignoreErrors" });
    },
  };
};

/** The signatures by which files are known, other than of texts. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PDF = Buffer.from("%PDF-1.7");

/** Content of the kind that the name says; another one is refused. */
const contentOf = ({ name, size }: { readonly name: string; readonly size: number }): Buffer => {
  if (/\.(?:txt|log|csv|json)$/.test(name)) return Buffer.alloc(size, "a");
  const signature = name.endsWith(".pdf") ? PDF : PNG;
  return Buffer.concat([signature, Buffer.alloc(Math.max(0, size - signature.length))]);
};

/** Writes a file for the page to attach: the bytes of a large one take seconds on their way to the browser, its path none. */
const writeFile = (file: { readonly name: string; readonly size: number }): string => {
  const path = test.info().outputPath(file.name);
  fs.writeFileSync(path, contentOf(file));
  return path;
};

/** The shell's texts of a language that is not shown yet. */
const OTHER_TEXTS = /\/assets\/texts-[^/]+\/\w+-shell\.js$/;

/** The messages of fields; a field for files has no control that can be marked as invalid. */
const FIELD_ERRORS = "[id$='-error']";

/** The height of the page at any width. */
const HEIGHT = 900;

/** A page of the portal's origin without its scripts. */
export const STILL_PAGE = "/favicon.svg";

const keep = async (page: Page, draft: string): Promise<void> => {
  await page.goto(STILL_PAGE);
  await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [SIGN_UP_DRAFT, draft] as const);
};

/** The time limit for a navigation that the portal makes by itself, in ms. */
const BY_ITSELF = 1500;

const go = async (page: Page, path: string): Promise<void> => {
  const isThere = await page
    .waitForURL((url) => `${url.pathname}${url.search}` === path, { timeout: BY_ITSELF })
    .then(
      () => true,
      () => false,
    );
  if (isThere) return;
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
};

/** The parameters that the identity server adds to the return address, and the state that the page has stored of the request. */
const cameBack = async (page: Page, error: string): Promise<string> => {
  const state = "replay";
  await page.goto(STILL_PAGE);
  await page.evaluate(
    (name) =>
      localStorage.setItem(
        `kc-callback-${name}`,
        JSON.stringify({ state: name, expires: Number.MAX_SAFE_INTEGER }),
      ),
    state,
  );
  return `#error=${error}&state=${state}`;
};

/** A label may have a suffix: a field is optional, a person is named. */
const beginsWith = (label: string): RegExp =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);

/** How long a press waits for an answer that the page may not need, in ms. */
const PRESS_PATIENCE = 2000;

const perform = async (
  page: Page,
  { answer, settled, latestTaken, tell }: Awaited<ReturnType<typeof gate>>,
  command: Command,
): Promise<void> => {
  if (command.do !== "wait") tell();
  switch (command.do) {
    case "open":
      return void (await page.goto(
        `${command.path}${command.refused === undefined ? "" : await cameBack(page, command.refused)}`,
      ));
    case "go":
      return go(page, command.path);
    case "break":
      // With the next press, because what is shown until then must not break.
      return page.evaluate(() => {
        const breakRequests = (): void => {
          crypto.randomUUID = () => {
            throw new Error("broken");
          };
        };
        addEventListener("click", breakRequests, { capture: true, once: true });
      });
    case "answer":
      return answer(command.call, command.by);
    case "look":
      await page
        .context()
        .addCookies([{ name: localeCookies.chosen, value: command.locale, domain: "localhost", path: "/" }]);
      return page.setViewportSize({ width: command.width, height: HEIGHT });
    case "signIn":
      await page.getByLabel(command.email).fill("robin.nord@nordlicht.example");
      await page.getByLabel(command.password, { exact: true }).fill("Sample-2026!");
      return page.getByRole("button", { name: command.submit, exact: true }).click();
    case "press": {
      // What the answer before it has changed decides what the press does, such as the end of an upload.
      await latestTaken({ timeout: PRESS_PATIENCE }).catch(() => {});
      const place = command.inDialog === true ? page.getByRole("dialog") : page;
      const button = place.getByRole("button", { name: command.name, exact: true });
      return (
        command.or === undefined
          ? button
          : button.or(place.getByRole("button", { name: command.or, exact: true }))
      ).click();
    }
    case "check":
      return page.getByLabel(command.label, { exact: true }).check();
    case "files":
      return page
        .locator("input[type=file]")
        .and(page.getByLabel(command.label, { exact: true }))
        .setInputFiles(command.files.map(writeFile));
    case "keep":
      return keep(page, command.draft);
    case "lose":
      // The page's own texts are loaded.
      await page.getByRole("contentinfo").waitFor();
      return void (await page.route(OTHER_TEXTS, (route) => route.abort("connectionreset")));
    case "fill":
      return page
        .getByLabel(beginsWith(command.label))
        .and(page.locator("input:not([type=radio], [type=checkbox]), textarea"))
        .fill(command.text);
    case "wait":
      await settled(command.calls);
      return page.clock.fastForward(command.ms);
    case "seeRefused":
      await latestTaken();
      return expect(page.locator(FIELD_ERRORS).filter({ hasText: /\S/ }).first()).toBeVisible();
    case "see":
      // Without its answer, the page may show the same after a while for another reason.
      await latestTaken();
      for (const text of command.texts)
        await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
      return undefined;
  }
};

/** The portal's clock at the first step: the samples have not expired by then. */
const BEGINNING = new Date(LOADED_AT);

/** Replays a timeline on a page. */
export const playCommands = async (page: Page, commands: readonly Command[]): Promise<void> => {
  await page.clock.install({ time: BEGINNING });
  const calls = await gate(page);
  for (const command of commands) await perform(page, calls, command);
  await calls.release();
};

/** Runs a test that was exported from the support desk. */
export const commandsIn = (file: string): readonly Command[] =>
  file
    .split("\n")
    .filter((line) => line.startsWith("  {"))
    .map((line) => JSON.parse(line.replace(/,$/, "")) as Command);

/** A test exported from the support desk: the built portal replays a timeline, and each answer is given at its step of the timeline. */
export const replay = (title: string, commands: readonly Command[]): void =>
  test(title, ({ page }) => playCommands(page, commands));

/** The time limit of each route, and of the first page: they end what waits for ever. */
const ROUTE_TIME = 30_000;
const PAGE_TIME = 60_000;

/** True where a route starts on a new page: the others continue where the one before them ended. */
const begins = ({ commands: [first] }: Part): boolean => first?.do === "look";

/**
 * Several exported routes on one page, because a new page takes longer than most routes. A failure names its route, and
 * skips the routes that continue from it; the others are still run.
 */
export const replayPage = (parts: readonly Part[]): void =>
  test(parts.map(({ title }) => title).join(", "), async ({ page }) => {
    test.setTimeout(PAGE_TIME + ROUTE_TIME * parts.length);
    page.setDefaultTimeout(ROUTE_TIME);
    await page.clock.install({ time: BEGINNING });
    const calls = await gate(page);
    const failed: string[] = [];
    let broken = false;
    for (const part of parts) {
      if (broken && !begins(part)) continue;
      broken = false;
      await test.step(part.title, async () => {
        try {
          if (begins(part)) await calls.leave();
          else await calls.goOn();
          for (const command of part.commands) await perform(page, calls, command);
        } catch (error) {
          broken = true;
          const message = error instanceof Error ? error.message : String(error);
          const shown = await page.locator("main").ariaSnapshot().catch(String);
          failed.push([`${part.title}: ${message}`, calls.state(), shown].join("\n"));
        }
      });
    }
    await calls.release();
    expect(failed, failed.join("\n")).toEqual([]);
  });
