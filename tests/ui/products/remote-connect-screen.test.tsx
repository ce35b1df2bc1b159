import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import texts from "../../../locales/int/products.json";
import { product } from "../../../src/atlas/samples/products.samples.ts";
import {
  outcomeCode,
  type RemoteConnectOutcome,
  type RemoteConnectResult,
} from "../../../src/domain/products/remote-connect.ts";
import { RemoteConnectScreen } from "../../../src/ui/screens/products/remote-connect/remote-connect-screen.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { oneFailure, refused, renderScreen, type StubResult } from "../../support/render-screen.tsx";
import { inertTest, ofProducts, resultOf, type OfProducts } from "./product-machines.ts";

const show = (given: OfProducts, account = knownAccount()) =>
  renderScreen(<RemoteConnectScreen />, {
    actors: pageActors({ account }).actors,
    at: `/product/${product.serial}/remote-connect/`,
    path: "/product/:serial/remote-connect/",
    ...ofProducts(given),
  });

const press = async (view: ReturnType<typeof show>, name: string) =>
  view.user.click(await screen.findByRole("button", { name }));
const tested = async (
  ending: StubResult<RemoteConnectResult>,
  unblocks: readonly StubResult<unknown>[] = ["never"],
) => {
  const view = show({ machines: [inertTest([ending], unblocks)] });
  await press(view, "Start test");
  return view;
};
const blocked = (code: "471" | "472" | "473" | "474", until: Date | null = null): RemoteConnectOutcome => ({
  _tag: "Blocked",
  reason: { _tag: "Known", code },
  until,
});

const outcomes: readonly (readonly [RemoteConnectOutcome, string])[] = [
  [{ _tag: "Connected" }, "200"],
  [{ _tag: "HttpsOnly" }, "462"],
  [{ _tag: "NotRegistered" }, "403"],
  [{ _tag: "DefaultCredentials" }, "409"],
  [{ _tag: "Unreachable" }, "461"],
  [{ _tag: "NoMqtt" }, "481"],
  [{ _tag: "NoAnswerInTime" }, "482"],
  [{ _tag: "Unknown", code: "HTTP_500" }, "other"],
  [blocked("471"), "471"],
  [blocked("472"), "472"],
  [blocked("473"), "473"],
  [blocked("474"), "474"],
  [{ _tag: "Blocked", reason: { _tag: "Unknown", code: "479" }, until: null }, "418_other"],
  [{ _tag: "Blocked", reason: null, until: null }, "418"],
];

describe("the last tests", () => {
  it("are bars, oldest first, each as its test ended", async () => {
    const answer = [
      { ...resultOf({ _tag: "Unreachable" }, "3"), took: 10_000 },
      { ...resultOf({ _tag: "HttpsOnly" }, "2"), took: 900 },
      resultOf({ _tag: "Connected" }, "1"),
    ];
    show({ calls: { getRemoteConnectResults: [{ answer }] } });
    const bars = (await screen.findByRole("region", { name: "Last tests" })).getElementsByTagName("rect");
    await expect.poll(() => bars.length).toBe(3);
    const tones = ["success", "warning", "danger"];
    expect([...bars].map((bar) => tones.find((tone) => bar.getAttribute("class")?.includes(tone)))).toEqual(
      tones,
    );
  });
});

describe("the remote-connect test", () => {
  it.each(outcomes.map(([outcome, label]) => [outcomeCode(outcome), label, outcome] as const))(
    "shows for %s what happened, why, and the steps to take",
    async (code, label, outcome) => {
      await tested({ answer: resultOf(outcome) });
      const all = texts as Readonly<Record<string, string>>;
      expect(await screen.findByText(all[`remote.${label}.title`]!)).toBeTruthy();
      expect(screen.getByText(`Code ${code}`)).toBeTruthy();
      expect(screen.getByText(all[`remote.${label}.why`]!)).toBeTruthy();
      for (const step of all[`remote.${label}.steps`]!.split("\n"))
        expect(screen.getByText(step).tagName).toBe("LI");
      expect(screen.getByRole("button", { name: "Test again" })).toBeTruthy();
    },
  );

  it.each(outcomes.map(([outcome]) => [outcomeCode(outcome), outcome] as const))(
    "links after %s to a ticket about the product, unless the connection works",
    async (code, outcome) => {
      await tested({ answer: resultOf(outcome) });
      await screen.findByText(`Code ${code}`);
      const link = screen.queryByRole("link", { name: "Ask support about this test" });
      expect(link?.getAttribute("href")).toBe(
        code === "200" ? undefined : `/new-ticketv2/?serial=${product.serial}&test=desk-test`,
      );
    },
  );

  it.each([
    [{ _tag: "Connected" }, "Test again", false],
    [{ _tag: "Unreachable" }, "Test again", true],
    [blocked("471"), "Lift the block", true],
    [blocked("473"), "Ask support about this test", true],
  ] as const)("offers first, after %o, what helps: %s", async (outcome, first, primary) => {
    await tested({ answer: resultOf(outcome) });
    await screen.findByText(`Code ${outcomeCode(outcome)}`);
    const panel = within(screen.getByRole("region", { name: "Connection test" }));
    const acts = [...panel.queryAllByRole("button"), ...panel.queryAllByRole("link")].toSorted((one, other) =>
      one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(acts[0]?.textContent?.trim()).toBe(first);
    expect(acts.map(({ className }) => className.includes("primary"))).toEqual(
      acts.map((_, index) => primary && index === 0),
    );
  });

  it("shows no ticket link to a person without the right for tickets", async () => {
    const view = show(
      { machines: [inertTest([{ answer: resultOf({ _tag: "Unreachable" }) }])] },
      knownAccount("gold", ["manage_products"]),
    );
    await press(view, "Start test");
    await screen.findByText("Code 461");
    expect(screen.queryByRole("link", { name: "Ask support about this test" })).toBeNull();
  });

  it("shows what it connects to and how long it has run, and can be cancelled", async () => {
    const view = await tested("never");
    expect(await screen.findByText("Address 203.0.113.7, ports: http 80, https 443")).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "0 of at most 10 seconds" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Test again" })).toBeNull();
    await press(view, "Stop test");
    expect(screen.getByText("The test was stopped. There is no result.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Test again" })).toBeTruthy();
  });

  it("shows why it could not be made", async () => {
    const { code, failure } = oneFailure;
    await tested({ failure });
    expect(await screen.findByText("The test could not be run")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Test again" })).toBeTruthy();
  });

  it("shows how long to wait after too many tests, and disables the test meanwhile", async () => {
    await tested({ failure: { _tag: "Refused", code: "TOO_MANY_TESTS", retryAfter: 130 } });
    expect(await screen.findByText("Possible again in 3 minutes.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Test again" })).toBeNull();
  });

  it("shows that another person tests the product at the moment", async () => {
    await tested(refused("TEST_RUNNING"));
    expect(await screen.findByText(/is being tested right now/)).toBeTruthy();
  });
});

describe("a blocked address", () => {
  it("shows when the block ends by itself", async () => {
    await tested({ answer: resultOf(blocked("474", new Date(2026, 0, 20, 14, 8))) });
    expect(await screen.findByText(/^The block ends by itself: 20 Jan 2026/)).toBeTruthy();
  });

  it("can be unblocked, and then be tested again", async () => {
    const view = await tested({ answer: resultOf(blocked("471")) }, [{ answer: {} }]);
    await press(view, "Lift the block");
    expect(await screen.findByText("The block was lifted")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Test again" })).toBeTruthy();
  });

  it("offers no unblocking where only support can do it", async () => {
    await tested({ answer: resultOf(blocked("473")) });
    expect(await screen.findByText("Blocked by Cloud DNS")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Lift the block" })).toBeNull();
  });

  it.each([
    ["UNBLOCK_REFUSED", /only support can lift this block/, false],
    ["OFFLINE", /connection/i, true],
  ] as const)("keeps the result visible beside the failure %s", async (code, text, again) => {
    const view = await tested({ answer: resultOf(blocked("471")) }, [
      { failure: code === "OFFLINE" ? { _tag: "Offline" } : { _tag: "Refused", code } },
    ]);
    await press(view, "Lift the block");
    const alert = (await screen.findByText("The block could not be lifted")).closest(
      "[role=alert]",
    ) as HTMLElement;
    expect(within(alert).getByText(text)).toBeTruthy();
    expect(screen.getByText("Blocked: too many requests")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Lift the block" }) !== null).toBe(again);
  });

  it("shows the waiting time after a recent unblocking", async () => {
    const view = await tested({ answer: resultOf(blocked("471")) }, [
      { failure: { _tag: "Refused", code: "UNBLOCK_TOO_SOON", retryAfter: 900 } },
    ]);
    await press(view, "Lift the block");
    expect(await screen.findByText("Possible again in 15 minutes.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Lift the block" })).toBeNull();
  });

  it("shows that there is no block any more", async () => {
    const view = await tested({ answer: resultOf(blocked("471")) }, [refused("NOT_BLOCKED")]);
    await press(view, "Lift the block");
    expect(await screen.findByText("There is no block any more")).toBeTruthy();
  });
});

describe("the list of the last tests", () => {
  it("shows a table, the newest first, with codes, durations and persons", async () => {
    show({
      calls: {
        getRemoteConnectResults: [
          { answer: [resultOf({ _tag: "Unreachable" }, "R-2"), resultOf({ _tag: "HttpsOnly" })] },
        ],
      },
    });
    const table = await screen.findByRole("table", { name: "Last tests" });
    const rows = within(table)
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(rows[0]).toContain("Web interface cannot be reached");
    expect(rows[1]).toMatch(/Connection works with https only.*462.*1\.2\u00A0s.*Robin Nord/);
    // Where rows are stacked, a number has its word.
    expect(within(table).getByText("462").closest("td")?.dataset["alone"]).toBe("Code 462");
  });

  it("has the code of each test below its bar, and each code once in words", async () => {
    const results = [
      { ...resultOf({ _tag: "Connected" }, "R-3"), took: 300 },
      { ...resultOf({ _tag: "Unreachable" }, "R-2"), took: 1200 },
      { ...resultOf({ _tag: "Connected" }, "R-1"), took: 100 },
    ];
    show({ calls: { getRemoteConnectResults: [{ answer: results }] } });
    const history = await screen.findByRole("region", { name: "Last tests" });
    await within(history).findByText("200 Connection works · 461 Web interface cannot be reached");
    await expect
      .poll(() => [...history.querySelectorAll("text:nth-of-type(2)")].map(({ textContent }) => textContent))
      .toEqual(["200", "461", "200"]);
  });

  it.each([
    [[40], "One test so far: it took 0.1\u00A0s."],
    [[1160, 1200], "All 2 tests took 1.2\u00A0s."],
    [[1200, 40], null],
  ] as const)(
    "draws tests of %o ms where they differ, and says it in a sentence where they do not",
    async (took, sentence) => {
      const answer = took.map((ms, index) => ({
        ...resultOf({ _tag: "Connected" }, `R-${index}`),
        took: ms,
      }));
      const { container } = show({ calls: { getRemoteConnectResults: [{ answer }] } });
      await screen.findByRole("table", { name: "Last tests" });
      expect(screen.queryByText(/^(One test so far|All \d+ tests)/)?.textContent ?? null).toBe(sentence);
      expect(container.querySelectorAll("rect").length > 0).toBe(sentence === null);
    },
  );

  it("shows an empty state, and why it failed to load", async () => {
    show({});
    expect(await screen.findByText("This product has not been tested yet.")).toBeTruthy();
  });

  it("reloads after a test", async () => {
    const view = show({
      machines: [inertTest([{ answer: resultOf({ _tag: "Connected" }) }])],
      calls: {
        getRemoteConnectResults: [{ answer: [] }, { answer: [resultOf({ _tag: "Connected" })] }],
      },
    });
    await press(view, "Start test");
    expect(await screen.findByRole("table", { name: "Last tests" })).toBeTruthy();
    await expect.poll(() => view.asked("getRemoteConnectResults")).toHaveLength(2);
  });

  it("shows the text for a failure", async () => {
    const { code, failure } = oneFailure;
    show({ calls: { getRemoteConnectResults: [{ failure }] } });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });
});
