import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import shellTexts from "../../../locales/int/shell.json";
import { AtlasPage } from "../../../src/atlas/page/atlas-page.tsx";
import { AtlasDataProvider, createAtlasData } from "../../../src/atlas/page/data/atlas-data.ts";
import { createReviews, ReviewsProvider } from "../../../src/atlas/page/review/reviews.ts";
import { answered } from "../../../src/domain/kit/call-failure.ts";
import type { TabMessage } from "../../../src/domain/shell/following.ts";
import { shapeOf } from "../../../src/machines/kit/machine-shape.ts";
import { screenLoadingMachine } from "../../../src/machines/shell/screen-loading.machine.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";
import { TextProvider } from "../../../src/ui/i18n/text-provider.tsx";
import { index, machine } from "./fixture.ts";
import { MemoryRouter } from "../../support/memory-router.tsx";

const i18n = createI18n();
i18n.add("int", shellTexts);

/** The channel as the page sees it: what it says, and what it is told. */
class Channel {
  static said: unknown[] = [];
  static hear: ((event: { readonly data: unknown }) => void) | undefined;
  postMessage(data: unknown): void {
    Channel.said.push(data);
  }
  addEventListener(_: string, hear: (event: { readonly data: unknown }) => void): void {
    Channel.hear = hear;
  }
  close(): void {
    Channel.hear = undefined;
  }
}
class NoResizeObserver {
  observe(): void {}
  disconnect(): void {}
}

const TAB = "0a1b2c3d";
const ACTOR = "portal/screen.orders";
const shape = shapeOf(screenLoadingMachine.root);
const tell = (message: TabMessage | object) => act(() => Channel.hear?.({ data: message }));
const recorded = (no: number, type: string, value: string, taken: readonly string[] = [], payload = {}) =>
  ({
    kind: "recorded",
    tab: TAB,
    shape,
    entry: {
      no,
      at: no,
      actor: ACTOR,
      machine: "screenLoading",
      from: "actor",
      type,
      payload,
      value,
      taken,
    },
  }) as const;

beforeEach(() => {
  Channel.said = [];
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async () => {
  render(
    <TextProvider i18n={i18n}>
      <AtlasDataProvider
        value={createAtlasData((file) => Promise.resolve(answered(file === "index.json" ? index : machine)))}
      >
        <ReviewsProvider value={createReviews(async () => {})}>
          <MemoryRouter initialEntries={["/live"]}>
            <AtlasPage />
          </MemoryRouter>
        </ReviewsProvider>
      </AtlasDataProvider>
    </TextProvider>,
  );
  await screen.findByRole("heading", { level: 1, name: "Live" });
  // The page listens once its effects have run, which may be after it is shown.
  await vi.waitFor(() => expect(Channel.hear).toBeDefined());
  return userEvent.setup();
};

/** Follows a tab whose orders are loading. */
const follow = async (its = shape) => {
  const user = await show();
  tell({ kind: "here", tab: TAB, screen: "orders", app: "DEV-V1" });
  await user.click(screen.getByRole("button", { name: `Follow orders (DEV-V1, tab ${TAB})` }));
  tell({
    kind: "began",
    tab: TAB,
    mark: "k3f9abcd",
    startedAt: 1,
    locale: "int",
    actors: [
      { actor: ACTOR, machine: "screenLoading", value: "loading", shape: its },
      { actor: "portal/list", machine: "madeByKit", value: { one: "a", two: "b" }, shape },
    ],
  });
  return user;
};
const actors = () =>
  within(screen.getByRole("region", { name: "Machines that run" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
const events = () =>
  within(screen.getByRole("group", { name: "Events, newest first" })).getAllByRole("button");
/** A real pointer tells where it comes from and where it goes, which those of userEvent leave out. */
const movePointer = (from: Element, to: Element) => {
  fireEvent.pointerOut(from, { relatedTarget: to });
  fireEvent.pointerOver(to, { relatedTarget: from });
};
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("the live page", () => {
  it("asks which tabs may be followed, and says how consent is given where there is none", async () => {
    await show();
    await expect.poll(() => Channel.said).toEqual([{ kind: "asked" }]);
    expect(screen.getByText(/press “Let the state atlas follow this tab”/)).toBeTruthy();
    tell({ kind: "here", tab: TAB, screen: "Order of Mr Gold", app: "DEV-V1" });
    expect(screen.queryByRole("button", { name: /^Follow/ })).toBeNull();
  });

  it("names the screen of an event that several screens have", async () => {
    await follow();
    tell(recorded(7, "screen.entered", "loading", [], { key: "screen.orders" }));
    expect(events()[0]?.textContent).toMatch(/^screen\.entered screen\.orders/);
  });

  it("shows what runs in the chosen tab, and each event", async () => {
    await follow();
    await expect.poll(() => Channel.said.at(-1)).toEqual({ kind: "chosen", tab: TAB });
    expect(actors()).toEqual(["listmadeByKit · one.a + two.b", "screen.ordersscreenLoading · loading"]);
    expect(screen.getByText("No event yet. Use the portal in the other tab.")).toBeTruthy();
    tell(recorded(7, "xstate.done.actor.loadScreen", "ready"));
    tell(recorded(8, "screen.retry", "loading"));
    expect(events().map(({ textContent }) => textContent)).toEqual([
      "screen.retryscreen.orders · call or watcher → loading",
      "xstate.done.actor.loadScreenscreen.orders · call or watcher → ready",
    ]);
    expect(screen.queryByText(/^No event yet/)).toBeNull();
  });

  it("steps back while the tab goes on, and back to now", async () => {
    const user = await follow();
    tell(recorded(7, "xstate.done.actor.loadScreen", "ready"));
    tell(recorded(8, "screen.retry", "loading"));
    await user.click(button("Step back"));
    expect([actors()[1], screen.getAllByText(/^Stepped back/).length]).toEqual([
      "screen.ordersscreenLoading · ready",
      2,
    ]);
    tell(recorded(9, "xstate.done.actor.loadScreen", "failed"));
    expect([events().length, actors()[1]]).toEqual([2, "screen.ordersscreenLoading · ready"]);
    expect(events()[1]?.getAttribute("aria-current")).toBe("step");
    await user.click(button("Step back"));
    expect([actors()[1], button("Step back").disabled]).toEqual([
      "screen.ordersscreenLoading · loading",
      true,
    ]);
    await expect.poll(() => document.activeElement).toBe(button("Step forward"));
    await user.click(button("Back to now (1 waiting)"));
    expect([events().length, actors()[1]]).toEqual([3, "screen.ordersscreenLoading · failed"]);
    await expect.poll(() => document.activeElement).toBe(button("Step back"));
  });

  it("waits where the reader has scrolled away from the newest event", async () => {
    await follow();
    tell(recorded(7, "screen.retry", "loading"));
    const list = screen.getByRole("group", { name: "Events, newest first" });
    fireEvent.scroll(list, { target: { scrollTop: 20 } });
    tell(recorded(8, "screen.retry", "loading"));
    expect([events().length, button("Back to now (1 waiting)").disabled]).toEqual([1, false]);
  });

  it("stands still under the pointer, which shows the new events on its way over the button, and goes on once it has left", async () => {
    const user = await follow();
    tell(recorded(7, "screen.retry", "loading"));
    movePointer(document.body, events()[0]!);
    tell(recorded(8, "xstate.done.actor.loadScreen", "ready"));
    tell(recorded(9, "screen.retry", "loading"));
    expect([events().length, actors()[1]]).toEqual([1, "screen.ordersscreenLoading · loading"]);
    expect(screen.getByText(/^The list stands still while you are at it/)).toBeTruthy();
    movePointer(events()[0]!, button("Show 2 new events"));
    expect(events()).toHaveLength(1);
    await user.click(button("Show 2 new events"));
    await expect.poll(() => events().length).toBe(3);
    await expect.poll(() => document.activeElement).toBe(document.body);
    tell(recorded(10, "screen.retry", "loading"));
    expect(events()).toHaveLength(3);
    movePointer(button("Show 1 new event"), document.body);
    expect([events().length, screen.queryByRole("button", { name: /^Show/ })]).toEqual([4, null]);
  });

  it("stands still with the focus, which goes from the button to the newest event", async () => {
    const user = await follow();
    tell(recorded(7, "screen.retry", "loading"));
    act(() => events()[0]?.focus());
    tell(recorded(8, "xstate.done.actor.loadScreen", "ready"));
    await user.tab({ shift: true });
    await expect.poll(() => document.activeElement).toBe(button("Show 1 new event"));
    await user.keyboard("{Enter}");
    await expect.poll(() => events().length).toBe(2);
    await expect.poll(() => document.activeElement).toBe(events()[0]);
    tell(recorded(9, "screen.retry", "loading"));
    expect(events()).toHaveLength(2);
    act(() => events()[0]?.blur());
    expect(events()).toHaveLength(3);
  });

  it("keeps the rows of machines at their places under the pointer", async () => {
    const user = await follow();
    const other = { ...recorded(7, "xstate.init", "idle").entry, actor: "portal/alert", machine: "alert" };
    const names = () => actors().map((text) => text?.replace(/ ·.*/, ""));
    const list = screen.getByRole("button", { name: /^screen\.orders/ });
    await user.hover(list);
    tell({ kind: "recorded", tab: TAB, shape, entry: other });
    tell({ kind: "ended", tab: TAB, actor: "portal/list", after: 7 });
    expect(actors()).toEqual([
      "listmadeByKit · ended",
      "screen.ordersscreenLoading · loading",
      "alertalert · idle",
    ]);
    await user.unhover(screen.getByRole("region", { name: "Machines that run" }));
    await user.hover(document.body);
    expect(names()).toEqual(["alertalert", "screen.ordersscreenLoading"]);
  });

  it("has no row of a machine that has not begun at the event that is stepped back to, also under the pointer", async () => {
    const user = await follow();
    tell(recorded(7, "screen.retry", "loading"));
    await user.hover(screen.getByRole("button", { name: /^screen\.orders/ }));
    const other = { ...recorded(8, "xstate.init", "idle").entry, actor: "portal/alert", machine: "alert" };
    tell({ kind: "recorded", tab: TAB, shape, entry: other });
    expect(actors().at(-1)).toBe("alertalert · idle");
    act(() => button("Step back").focus());
    await user.keyboard("{Enter}");
    expect(actors()).toEqual(["listmadeByKit · one.a + two.b", "screen.ordersscreenLoading · loading"]);
  });

  it("draws the machine of the chosen actor with its present states, and leads to the simulator there", async () => {
    const user = await follow();
    await user.click(button(/^screen\.orders/));
    const diagram = await screen.findByRole("region", { name: "Diagram of screen.orders" });
    const link = await within(diagram).findByRole("link", { name: "Start the simulator from here" });
    expect(link.getAttribute("href")).toBe("/screen-loading/loading?simulate=1");
    const lit = () =>
      within(within(diagram).getByRole("group", { name: "Diagram of screenLoading" }))
        .getAllByRole("link")
        .filter((box) => /current/.test(box.getAttribute("class") ?? ""))
        .map((box) => box.getAttribute("href"));
    expect(lit()).toEqual(["/screen-loading/loading"]);
    tell(recorded(6, "xstate.done.actor.loadScreen", "ready"));
    expect(lit()).toEqual(["/screen-loading/ready"]);
    tell({ kind: "ended", tab: TAB, actor: ACTOR, after: 7 });
    tell(recorded(7, "screen.retry", "loading"));
    expect(within(diagram).getByText("screen.orders does not run at this event.")).toBeTruthy();
    await user.click(button(/^list/));
    expect(await screen.findByText(/madeByKit is made by a function of the kit/)).toBeTruthy();
  });

  it("draws no states of another revision of a machine, and says so", async () => {
    const user = await follow("other");
    await user.click(button(/^screen\.orders/));
    expect(await screen.findByText(/another revision of screen-loading/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Start the simulator from here" })).toBeNull();
  });

  it("keeps what came when the tab is gone, and leads to another one", async () => {
    const user = await follow();
    tell(recorded(7, "screen.retry", "loading"));
    tell({ kind: "gone", tab: TAB });
    expect(screen.getByText(/no longer followed/)).toBeTruthy();
    expect(events()).toHaveLength(1);
    await user.click(button("Another tab"));
    expect(screen.getByText("No tab may be followed yet")).toBeTruthy();
  });

  it("hands what came to the replay desk in a window of its own", async () => {
    const user = await follow();
    tell(recorded(7, "screen.retry", "loading"));
    const desk = { postMessage: vi.fn() };
    const open = vi.spyOn(window, "open").mockReturnValue(desk as never);
    await user.click(button("Play in the replay desk"));
    await expect.poll(() => String(open.mock.calls[0]?.[0])).toMatch(/#\/desk$/);
    const ready = new MessageEvent("message", { data: { type: "desk.ready" }, origin: location.origin });
    Object.defineProperty(ready, "source", { value: desk });
    await act(async () => window.dispatchEvent(ready));
    await expect.poll(() => desk.postMessage).toHaveBeenCalledOnce();
    const handedOver = () =>
      JSON.parse(
        (desk.postMessage.mock.calls as unknown as [[{ readonly text: string }]])[0][0].text,
      ) as object;
    await expect.poll(handedOver).toMatchObject({ format: "portal-journal", entries: [{ no: 7 }] });
    open.mockRestore();
  });
});
