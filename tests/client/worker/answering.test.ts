import { describe, expect, test } from "vitest";
import { publicFolders } from "../../../server/public/public-folders.ts";
import { isServerPath, isServerPathInDevelopment } from "../../../server/http/server-paths.ts";
import { routes } from "../../../src/domain/shell/routes.ts";
import { answeringOf, type Answering } from "../../../src/worker/answering.ts";

const ORIGIN = "https://portal.test";
const files = ["/assets/main-AAAAAAAA.js", "/favicon.svg"];

const answered = (path: string, request: Partial<Pick<Request, "method" | "mode">> = {}): Answering =>
  answeringOf(
    { method: "GET", mode: "navigate", url: new URL(path, ORIGIN).href, ...request },
    ORIGIN,
    files,
  );

test("`npm run dev` leaves the page of all components to Vite, and no other path of the server", () => {
  const paths = ["/dev/kit/", "/dev/", "/dev/outbox/", "/api/docs", "/orders/"];
  expect(paths.map(isServerPathInDevelopment)).toEqual([false, true, true, true, false]);
});

describe("a navigation", () => {
  const paths = Object.values(routes).map(({ path }) =>
    path.replaceAll(/:\w+\?\//g, "").replaceAll(/:\w+/g, "x"),
  );

  test.each(paths)("to the screen %s is answered with the kept document", (path) => {
    const isPrerendered = ["/login/", "/forgot-password/"].includes(path);
    expect(answered(path)).toBe(isPrerendered ? "serverFirst" : "document");
    expect(answered(`${path}?page=2`)).toBe(answered(path));
    expect(isServerPath(path)).toBe(false);
  });

  test("is answered by the address without its last slash, and with a shop", () => {
    expect(answered("/orders")).toBe("document");
    expect(answered("/login")).toBe("serverFirst");
    expect(answered("/login/at/")).toBe("serverFirst");
  });

  test("that sends a form goes to the server", () => {
    expect(answered("/login/", { method: "POST" })).toBe("server");
  });

  const ofTheServer = [
    "/api/getDownload?id=1",
    "/api/docs",
    "/dev/outbox/",
    "/health/ready",
    "/pictures/1/square/2.webp",
    "/realms/partner/protocol/openid-connect/auth",
    ...publicFolders.flatMap((folder) => [folder, `${folder}gold/`]),
  ];
  test.each(ofTheServer)("to %s, a path of the server, goes to the server", (path) => {
    expect(isServerPath(path)).toBe(true);
    expect(answered(path)).toBe("server");
  });

  test.each([
    "/atlas/",
    "/atlas",
    "/silent-check-sso.html",
    "/index.html",
    "/manifest.webmanifest",
    "/favicon.svg",
    "/assets/main-AAAAAAAA.js",
    "/no-such-page/",
  ])("to %s, which is no screen, goes to the server", (path) => expect(answered(path)).toBe("server"));
});

describe("a request of a page", () => {
  const modes: readonly RequestMode[] = ["cors", "no-cors", "same-origin"];

  test.each(modes)("for a file of the shell is answered with the kept one (%s)", (mode) => {
    expect(answered("/assets/main-AAAAAAAA.js", { mode })).toBe("file");
    expect(answered("/assets/texts-BBBBBBBB/dede-shell.js", { mode })).toBe("file");
    expect(answered("/favicon.svg", { mode })).toBe("file");
  });

  test.each([
    "/api/getOrders",
    "/api/followChanges",
    "/realms/partner/.well-known/openid-configuration",
    "/orders/",
    "/service-worker.js",
    "/manifest.webmanifest",
    "/atlas/assets/main-AAAAAAAA.js",
    "/icon-192.png",
  ])("for %s goes to the server", (path) => {
    for (const mode of modes) expect(answered(path, { mode })).toBe("server");
  });

  test("to another origin, or one that writes, is not touched", () => {
    expect(answered("https://identity.test/assets/main-AAAAAAAA.js", { mode: "cors" })).toBe("server");
    expect(answered("https://identity.test/orders/")).toBe("server");
    expect(answered("/assets/main-AAAAAAAA.js", { mode: "cors", method: "POST" })).toBe("server");
    expect(answered("/assets/main-AAAAAAAA.js", { mode: "cors", method: "HEAD" })).toBe("server");
  });
});
