import { render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { CodePage } from "../../../src/atlas/desk/catalogue/code-page.tsx";
import { DeskProvider } from "../../../src/atlas/desk/desk-context.ts";
import { DeskPage } from "../../../src/atlas/desk/desk-page.tsx";
import { readPlace } from "../../../src/atlas/desk/desk-place.ts";
import type { MetCodes, SearchWordsByLanguage } from "../../../src/atlas/desk/desk-types.ts";
import type { RouteCounts, ShownCode } from "../../../src/atlas/desk/routes/routes-data.ts";
import type { KnownIssue } from "../../../src/domain/known-issues/known-issue.ts";
import { deskMachine } from "../../../src/atlas/desk/desk.machine.ts";
import { addDeskTexts } from "../../../src/atlas/desk/texts/desk-texts.ts";
import { failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";
import { TextProvider } from "../../../src/ui/i18n/text-provider.tsx";
import { MemoryRouter } from "../../support/memory-router.tsx";

/** The files that were asked for. */
let asked: string[] = [];

/** A host with these files of codes beside its page; no language has words, and advice as given. */
const host = (codes: Readonly<Record<string, object>>, advice: object = {}) =>
  vi.stubGlobal("fetch", (address: string) => {
    const file = address.replace("./data/", "");
    asked.push(file);
    if (file.startsWith("words."))
      return Promise.resolve(Response.json({ said: {}, synonyms: {}, beside: [] }));
    if (file.startsWith("advice.")) return Promise.resolve(Response.json(advice));
    const content = file === "routes.counts.json" ? {} : codes[file];
    return Promise.resolve(
      content === undefined ? new Response("Not found", { status: 404 }) : Response.json(content),
    );
  });

const show = (address: string) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <DeskPage />
    </MemoryRouter>,
  );
};
const panel = (name: string) => screen.findByRole("region", { name });
const said = async (): Promise<readonly string[]> =>
  within(await panel("What the portal says"))
    .queryAllByRole("definition")
    .map(({ textContent }) => textContent);

afterEach(() => {
  asked = [];
  vi.unstubAllGlobals();
});

describe("what the portal says to a code, in every language,", () => {
  test("comes with the routes in the code's file, without the words of a language that nobody reads", async () => {
    host({
      "codes/418/471.json": {
        steps: [],
        deeds: [],
        routes: [],
        said: { int: ["Blocked.", "Try later."], dede: ["Gesperrt."], cscz: ["Blokováno."] },
      },
    });
    show("/desk/418%2F471?agent=enus&lang=dede");
    expect(await screen.findByText("Blocked. Try later.")).toBeTruthy();
    expect((await said()).toSorted()).toEqual(["Blocked. Try later.", "Blokováno.", "Gesperrt."]);
    await expect
      .poll(() => asked.filter((file) => file.startsWith("codes/")))
      .toEqual(["codes/418/471.json"]);
    // Another test may have read them before.
    const shownFiles = ["words.dede.json", "words.enus.json"];
    await expect
      .poll(() => asked.filter((file) => file.startsWith("shownFiles.") && !shownFiles.includes(file)))
      .toEqual([]);
  });

  test("is said in the languages that are there where the file does not come", async () => {
    const searchWords: SearchWordsByLanguage = new Map([
      ["trtr", { said: { "418/471": ["Engellendi."] }, synonyms: {}, beside: [] }],
    ]);
    const missing: Outcome<never> = failed({ _tag: "Offline" });
    const desk = createActor(
      deskMachine.provide({
        actors: {
          loadCode: fromPromise((): Promise<Outcome<ShownCode>> => Promise.resolve(missing)),
          loadCounts: fromPromise((): Promise<Outcome<RouteCounts>> => Promise.resolve(missing)),
          loadTexts: fromPromise(() => Promise.resolve(searchWords)),
          loadIssues: fromPromise((): Promise<Outcome<readonly KnownIssue[]>> => Promise.resolve(missing)),
          loadMet: fromPromise((): Promise<Outcome<MetCodes>> => Promise.resolve(missing)),
        },
      }),
      { input: { place: readPlace("/desk/418%2F471?agent=enus&lang=trtr") } },
    ).start();
    const i18n = createI18n();
    await addDeskTexts(i18n, ["int", "enus", "trtr"]);
    i18n.show("enus");
    render(
      <TextProvider i18n={i18n}>
        <DeskProvider value={desk}>
          <CodePage code="418/471" />
        </DeskProvider>
      </TextProvider>,
    );
    expect(await screen.findByText("Engellendi.")).toBeTruthy();
    expect(await said()).toHaveLength(1);
    expect(
      within(await panel("Routes to this code")).getByRole("button", { name: "Try again" }),
    ).toBeTruthy();
    desk.stop();
  });

  test("is not waited for where the address names no code", async () => {
    host({});
    show("/desk/7050?agent=enus&lang=enus");
    expect(await screen.findByText(/the portal has none of this name/)).toBeTruthy();
    await expect.poll(() => asked.filter((file) => file.startsWith("codes/"))).toEqual([]);
  });
});

test("what support tells of a refusal comes from a file of each language, which is read once", async () => {
  host({}, { "trainings.refusal.TRAINING_FULL.advice": "Vyberte iný termín." });
  show("/desk/TRAINING_FULL?agent=sksk&lang=sksk");
  expect(await screen.findByText("Vyberte iný termín.")).toBeTruthy();
  await expect.poll(() => asked.filter((file) => file.startsWith("advice."))).toEqual(["advice.sksk.json"]);
});

test("screens of the same title are told apart by their address in the list of ways", async () => {
  const way = (screen: string) => ({
    id: screen,
    machine: "resource",
    screen,
    onScreen: true,
    by: "The call failed",
    steps: [0],
    deed: 0,
  });
  host({
    "codes/OFFLINE.json": {
      steps: [{ actor: "portal", event: { type: "online" } }],
      deeds: [{ enus: "You open the page." }],
      routes: [way("new-ticket"), way("guided-ticket"), way("orders")],
      said: {},
    },
  });
  show("/desk/OFFLINE?agent=enus&lang=enus");
  await screen.findAllByText("You open the page.");
  const titles = within(await panel("Routes to this code"))
    .getAllByRole("group")
    .map((group) => group.querySelector("summary span")?.textContent);
  expect(titles).toEqual(["New ticket /new-ticket/", "New ticket /new-ticketv2/", "Orders"]);
});
