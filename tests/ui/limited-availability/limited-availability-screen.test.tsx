import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { shortagePage as found } from "../../../src/atlas/samples/limited-availability.samples.ts";
import { LimitedAvailabilityScreen } from "../../../src/ui/screens/limited-availability/limited-availability-screen.tsx";
import { pageActors } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

const show = (calls: Script = {}, at = "/limited-availability/") =>
  renderScreen(<LimitedAvailabilityScreen />, { at, actors: pageActors().actors, calls });

describe("limited availability", () => {
  it("shows a placeholder while it loads", () => {
    show();
    expect(screen.getByRole("heading", { level: 1, name: "Limited availability" })).toBeTruthy();
    expect(screen.getByText("Loading")).toBeTruthy();
  });

  it("shows what is short, until when, and what replaces it", async () => {
    show({ getShortages: [{ answer: found }] });
    const table = within(
      await screen.findByRole("table", { name: "Articles with limited availability, page 1" }),
    );
    const rows = table.getAllByRole("row").map(({ textContent }) => textContent);
    for (const text of ["100218", "Tree Extension", "1 Mar 2026", "100002 Extension"])
      expect(rows[1]).toContain(text);
    expect(rows[2]).toContain("Not known yet");
    expect(rows[2]).toContain("None");
    expect(screen.getByText("60 articles")).toBeTruthy();
    expect(screen.queryByRole("combobox", { name: /Status/ })).toBeNull();
  });

  it("requests search, order and page of the address", async () => {
    const { asked } = show(
      { getShortages: [{ answer: found }] },
      "/limited-availability/?q=tree&sort=-name&page=2",
    );
    await screen.findByRole("table");
    await expect
      .poll(() => asked("getShortages"))
      .toEqual([{ page: 2, page_size: 25, sort: "-name", filter: { search: "tree" } }]);
  });

  it("has different texts when nothing is short and when a search finds nothing", async () => {
    const nothing: Script = { getShortages: [{ answer: pageOf() }] };
    const { unmount } = show(nothing);
    expect(await screen.findByText("Everything is available")).toBeTruthy();
    unmount();
    show(nothing, "/limited-availability/?q=zz");
    expect(await screen.findByText("No matching articles")).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getShortages: [{ failure }, { answer: found }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("table"));
  });

  it("says at the button why the CSV file was not saved", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({
      getShortages: [{ answer: found }],
      getShortagesCsv: [{ failure }],
    });
    await user.click(await screen.findByRole("button", { name: "Download CSV" }));
    expect((await screen.findByRole("alert")).textContent).toContain(`Code ${code}`);
  });
});
