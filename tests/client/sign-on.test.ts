import type { KeycloakInitOptions } from "keycloak-js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor, createMachine } from "xstate";
import { nextSignOn } from "../../src/app/browser/next-sign-on.ts";
import { liveSignOn } from "../../src/app/live/sign-on.live.ts";
import { createKeycloakAdapter } from "../../src/app/sign-on/keycloak-adapter.ts";
import { stubStorage } from "../support/stub-storage.ts";

/** The tokens with which the status frame was asked, and the addresses after a logout. */
const frames: string[] = [];
const logouts = vi.hoisted((): string[] => []);
let answersFrames = true;

/** Somebody is signed in at the identity server; its status frame answers, or does not. */
vi.mock("keycloak-js", () => ({
  default: class {
    token = "token-1";
    refreshToken = "refresh-1";
    init = ({ checkLoginIframe }: KeycloakInitOptions): Promise<boolean> => {
      if (checkLoginIframe !== true) return Promise.resolve(true);
      frames.push(this.token);
      return answersFrames
        ? Promise.resolve(true)
        : Promise.reject(new Error("Timeout when waiting for 3rd party check iframe message."));
    };
    updateToken = (): Promise<boolean> => {
      this.token = "token-2";
      return Promise.resolve(true);
    };
    logout = ({ redirectUri }: { readonly redirectUri: string }): Promise<void> => {
      logouts.push(redirectUri);
      // The page leaves.
      return new Promise(() => {});
    };
  },
}));

beforeEach(() => {
  frames.length = 0;
  logouts.length = 0;
  answersFrames = true;
  vi.stubGlobal("document", { cookie: "", querySelectorAll: () => [] });
});
afterEach(() => vi.unstubAllGlobals());

const origin = "https://portal.example";
/** The production portal, which is not the page's own origin. */
const home = "https://portal.production.example";

/** An adapter that has found somebody without asking the status frame. */
const signedIn = async () => {
  const adapter = createKeycloakAdapter({ server: origin, origin, realm: "partner", clientId: "portal" });
  expect(await adapter.initialise({ statusFirst: false })).toEqual({
    _tag: "Authenticated",
    token: "token-1",
  });
  return adapter;
};

it("asks a status frame that has not answered again with the next fresh token", async () => {
  const { follow, refresh } = await signedIn();
  answersFrames = false;
  await follow();
  expect(frames).toHaveLength(1);
  answersFrames = true;
  expect(await refresh()).toEqual({ _tag: "Fresh", token: "token-2" });
  await expect.poll(() => frames.length).toBe(2);
});

it("asks a status frame that has answered no more", async () => {
  const { follow, refresh } = await signedIn();
  await follow();
  await refresh();
  await follow();
  expect(frames).toHaveLength(1);
});

it.each(["/orders/?q=SO-", undefined])(
  "leads after a logout to the production portal (shell §4), and keeps for the page after a logout where the sign-on leads that was asked for meanwhile: %s",
  async (signOnTo) => {
    stubStorage("sessionStorage");
    vi.stubGlobal("location", new URL(origin));
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
    const never = new Promise<never>(() => {});
    const logic = liveSignOn(
      { run: () => never, firstScreen: never },
      {
        config: {
          identity: { url: "", realm: "partner", clientId: "portal" },
          productionPortal: home,
        },
        origin,
        language: () => "en",
        mayLook: Promise.resolve(),
      },
    );
    const actor = createActor(logic, {
      input: { parent: createActor(createMachine({})).start() },
    }).start();
    actor.send({ type: "signOn.start" });
    await expect.poll(() => actor.getSnapshot().hasTag("busy")).toBe(false);
    actor.send({ type: "signOn.logout", signOnTo });
    await expect.poll(() => logouts).toEqual([`${home}/login/`]);
    expect(nextSignOn.take()).toBe(signOnTo);
    actor.stop();
  },
);
