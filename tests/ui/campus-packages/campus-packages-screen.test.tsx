import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getCampusPackages } from "../../../src/api/campus-packages.calls.ts";
import { eur } from "../../../src/atlas/desk/fixtures/samples.ts";
import { callSamples, offer } from "../../../src/atlas/samples/campus-packages.samples.ts";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import type { CampusPackage } from "../../../src/domain/campus-packages/campus-package.ts";
import { campusPackageRefusals } from "../../../src/domain/campus-packages/campus-packages.refusals.ts";
import { resourceMachine } from "../../../src/machines/kit/resource.machine.ts";
import { actorKey } from "../../../src/ui/calls/actor-key.ts";
import { CampusPackagesScreen } from "../../../src/ui/screens/campus-packages/campus-packages-screen.tsx";
import { goBack, goForward } from "../../support/history-buttons.tsx";
import { pageActors } from "../../support/page-actors.ts";
import {
  everyFailure,
  oneFailure,
  expectRetry,
  renderScreen,
  refused,
} from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";
import { stubPictures } from "../../support/seen-at-once.ts";

const ordered = callSamples.order.answer;
/** What says that nothing was ordered. */
const codes = Object.keys(campusPackageRefusals);

const show = (calls: Script = {}) =>
  renderScreen(<CampusPackagesScreen />, {
    at: "/campus-packages/",
    before: "/orders/",
    path: "/campus-packages/",
    actors: pageActors().actors,
    calls,
  });

const offering = (...offers: readonly CampusPackage[]) => ({ getCampusPackages: [{ answer: offers }] });

const ordering = (
  orderCampusPackage: NonNullable<Script["orderCampusPackage"]>,
  offers: readonly (readonly CampusPackage[])[] = [[offer]],
) => {
  const view = show({ getCampusPackages: offers.map((answer) => ({ answer })), orderCampusPackage });
  const ask = async () =>
    view.user.click(await screen.findByRole("button", { name: "Order Campus Starter" }));
  const confirm = () => view.user.click(screen.getByRole("button", { name: "Order with obligation to pay" }));
  const close = () => view.user.click(screen.getAllByRole("button", { name: "Close" }).at(-1)!);
  const refresh = () =>
    act(() =>
      view.actors
        .open(actorKey(getCampusPackages), resourceMachine, undefined as never)
        .send({ type: "resource.refresh" }),
    );
  return { ...view, sent: () => view.asked("orderCampusPackage"), ask, confirm, close, refresh };
};

beforeEach(stubPictures);
afterEach(() => vi.unstubAllGlobals());

describe("campus packages", () => {
  it("show a placeholder while they load", () => {
    show();
    expect(screen.getByRole("heading", { level: 1, name: "Campus packages" })).toBeTruthy();
    expect(screen.getByText("Loading")).toBeTruthy();
  });

  it("show contents, and prices with and without 10 %", async () => {
    show(offering(offer));
    const card = within(await screen.findByRole("region", { name: "Campus Starter" }));
    expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "1 × Miniserver (100335)",
      "2 × Touch Tree (100242)",
    ]);
    expect(
      card.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
    ).toEqual([
      expect.stringMatching(/^List price excl. VAT: .*700.00/),
      expect.stringMatching(/^With 10% discount, excl. VAT: .*630.00/),
      expect.stringMatching(/^You pay incl. VAT: .*756.00/),
    ]);
  });

  it("show the picture of each package", async () => {
    const { asked } = show({
      ...offering(offer),
      getCampusPicture: [{ answer: { blob: new Blob(["x"]), name: "starter.webp" } }],
    });
    const picture = await screen.findByRole("img", { name: "Picture of Campus Starter" });
    await expect
      .poll(() => [picture.getAttribute("src"), asked("getCampusPicture")])
      .toEqual(["blob:picture", [{ id: "starter" }]]);
  });

  it("show the text for a failure in place of a picture", async () => {
    const { code, failure } = oneFailure;
    show({ ...offering(offer), getCampusPicture: [{ failure }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Order Campus Starter" })).toBeTruthy();
  });

  it("show no price with a discount to who has none", async () => {
    show(offering({ ...offer, percent: null, price: offer.listPrice }));
    await screen.findByRole("region", { name: "Campus Starter" });
    expect(screen.queryByText(/discount/)).toBeNull();
  });

  it("say that none is offered", async () => {
    show(offering());
    expect(await screen.findByText("No campus packages")).toBeTruthy();
  });

  it("ask before they order, with the price, and order nothing when the dialog is closed", async () => {
    const { sent, ask, user } = ordering([]);
    await ask();
    const dialog = within(screen.getByRole("dialog", { name: "Order Campus Starter" }));
    expect(dialog.getByText(/756.00/)).toBeTruthy();
    await user.click(dialog.getAllByRole("button", { name: "Close" }).at(-1)!);
    await expect.poll(() => [sent(), screen.queryByRole("dialog")]).toEqual([[], null]);
  });

  it("order one package at the price that is shown, and lead to the order", async () => {
    const { sent, ask, confirm } = ordering([{ answer: ordered }]);
    await ask();
    await confirm();
    expect(await screen.findByText("Ordered: CP-2026-000001")).toBeTruthy();
    await expect.poll(sent).toEqual([{ id: "starter", total: 75_600, instance: "int" }]);
    expect(screen.getByRole("link", { name: "Open the order" }).getAttribute("href")).toBe(
      "/order/CP-2026-000001/",
    );
    await expect.poll(() => document.activeElement?.textContent).toContain("Ordered: CP-2026-000001");
  });

  it("send the same order again after an answer that was lost, also where the price is another one by now", async () => {
    const { sent, ask, confirm, close, refresh } = ordering(
      [{ failure: { _tag: "Offline" } }, { answer: ordered }],
      [[offer], [{ ...offer, total: eur(80_000) }]],
    );
    await ask();
    await confirm();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "You can safely send it again: it stays one order.",
    );
    await close();
    expect(screen.queryByRole("dialog")).toBeNull();
    refresh();
    expect(await screen.findByText(/800.00/)).toBeTruthy();
    await ask();
    const dialog = within(screen.getByRole("dialog", { name: "Order Campus Starter" }));
    expect(dialog.getByRole("alert").textContent).toContain("Code OFFLINE");
    expect(dialog.getByText(/756.00/)).toBeTruthy();
    await confirm();
    expect(await screen.findByText("Ordered: CP-2026-000001")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    const first = { id: "starter", total: 75_600, instance: "int" };
    await expect.poll(sent).toEqual([first, first]);
  });

  it("are ordered at what is offered now after a refusal, which is shown no more", async () => {
    const { sent, ask, confirm, close } = ordering(
      [refused("PACKAGE_PRICE_CHANGED"), { answer: ordered }],
      [[offer], [{ ...offer, total: eur(80_000) }]],
    );
    await ask();
    await confirm();
    await screen.findByRole("alert");
    await close();
    await ask();
    expect(screen.queryByRole("alert")).toBeNull();
    await confirm();
    await expect.poll(() => sent()[1]).toEqual({ id: "starter", total: 80_000, instance: "int" });
  });

  it("keep the question open while the order is sent, also for who returns meanwhile", async () => {
    const { ask, confirm, close, user } = ordering([]);
    await ask();
    await confirm();
    await close();
    expect(screen.getByRole("dialog", { name: "Order Campus Starter" })).toBeTruthy();
    await goBack(user);
    expect(screen.queryByRole("dialog")).toBeNull();
    await goForward(user);
    expect(screen.getByRole("dialog", { name: "Order Campus Starter" })).toBeTruthy();
  });

  it.each([
    ["refused", { _tag: "Refused", code: codes[0]! }, "Nothing was ordered"],
    ["lost", { _tag: "Offline" }, "We could not confirm the order"],
  ] as const)("tell who returns that the order was %s", async (_, failure, text) => {
    const { ask, confirm, user } = ordering([{ failure }]);
    await ask();
    await confirm();
    await screen.findByRole("alert");
    await goBack(user);
    await goForward(user);
    expect((await screen.findByRole("alert")).textContent).toContain(text);
  });

  it("name the price of the order that is being sent again", async () => {
    const { ask, confirm, close, refresh } = ordering(
      [{ failure: { _tag: "Offline" } }, "never"],
      [[offer], [{ ...offer, total: eur(80_000) }]],
    );
    await ask();
    await confirm();
    await screen.findByRole("alert");
    await close();
    refresh();
    expect(await screen.findByText(/800.00/)).toBeTruthy();
    await ask();
    await confirm();
    expect(within(screen.getByRole("dialog")).getByText(/756.00/)).toBeTruthy();
  });

  it.each(codes)("say what %s means, offer no repeat, and show what is offered now", async (code) => {
    const { ask, confirm, sent } = ordering([refused(code)], [[offer], [{ ...offer, total: eur(80_000) }]]);
    await ask();
    await confirm();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(`Code ${code}`);
    expect(alert.textContent).toContain("Nothing was ordered");
    expect(screen.queryByRole("button", { name: "Order with obligation to pay" })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole("region", { name: "Campus Starter" }).textContent).toContain("800.00"),
    );
    await expect.poll(sent).toHaveLength(1);
  });

  const others = everyFailure.filter(
    (failure) => failure._tag !== "Refused" || !codes.includes(failure.code),
  );
  it.each(others.map((failure) => [failureCode(failure), failure] as const))(
    "say that nobody knows whether it was ordered after %s",
    async (code, failure) => {
      const { ask, confirm } = ordering([{ failure }]);
      await ask();
      await confirm();
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain("We could not confirm the order");
      expect(alert.textContent).toContain(`Code ${code}`);
    },
  );

  it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))(
    "show the text for %s, and a retry where it can help",
    async (code, failure) => {
      const { user } = show({ getCampusPackages: [{ failure }, { answer: [offer] }] });
      expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
      await expectRetry(user, failure, () => screen.findByRole("region", { name: "Campus Starter" }));
    },
  );
});
