import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { known, pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { reference, summaryOf } from "../../../src/atlas/samples/references.samples.ts";
import type { ReferenceStatusCode } from "../../../src/domain/references/reference-life.ts";
import type { ReferenceSummary } from "../../../src/domain/references/reference.ts";
import { ReferenceReviewScreen } from "../../../src/ui/screens/references/reference-review-screen.tsx";
import { ReferencesScreen } from "../../../src/ui/screens/references/references-screen.tsx";
import { oneFailure, expectRetry } from "../../support/render-screen.tsx";
import { showReferences } from "./show-references.tsx";

const row = (number: number, code: ReferenceStatusCode = "draft"): ReferenceSummary => ({
  ...summaryOf(reference),
  id: `RP-00000${number}` as ReferenceSummary["id"],
  title: `Villa ${number}`,
  status: known(code),
  submittedAt: code === "draft" ? null : new Date(Date.now() - 3 * 86_400_000),
});
const two = { rows: [row(1), row(2, "approved")], total: 60 };

describe("the company's reference projects", () => {
  it("are a table with type, status, date and author, each with a link", async () => {
    showReferences(<ReferencesScreen />, { at: "/references/", getReferences: [{ answer: two }] });
    const table = await screen.findByRole("table", { name: "References, page 1" });
    expect(within(table).getByRole("link", { name: "Villa 2" }).getAttribute("href")).toBe(
      "/reference/RP-000002/",
    );
    expect(within(table).getByText("Approved")).toBeTruthy();
    expect(within(table).getAllByText("Eva Huber").length).toBe(2);
    expect(within(table).getByRole("columnheader", { name: /Created on/ })).toBeTruthy();
    expect([...table.querySelectorAll("time")].map(({ dateTime }) => dateTime)).toEqual([
      "2026-02-03T09:00:00.000Z",
      "2026-02-03T09:00:00.000Z",
    ]);
  });

  it("are a gallery where the address says so, with search and filters kept", async () => {
    const { user, address } = showReferences(<ReferencesScreen />, {
      at: "/references/?q=villa&type=hotel",
      getReferences: [{ answer: two }],
    });
    await user.click(await screen.findByRole("link", { name: "Gallery" }));
    await expect.poll(address).toBe("/references/?q=villa&type=hotel&view=gallery");
    const cards = await screen.findByRole("list", { name: "References, page 1" });
    expect(within(cards).getByRole("link", { name: "Villa 1" }).getAttribute("href")).toBe(
      "/reference/RP-000001/",
    );
    expect(within(cards).getAllByText("Smart home · Linz · Austria").length).toBe(2);
    await user.click(screen.getByRole("link", { name: "Table" }));
    await expect.poll(address).toBe("/references/?q=villa&type=hotel");
  });

  it("are asked for as the address says", async () => {
    const { asked } = showReferences(<ReferencesScreen />, {
      at: "/references/?q=lake&status=draft,approved&type=hotel&area=pool&sort=title&page=2&size=50",
      getReferences: [{ answer: two }],
    });
    await screen.findByRole("table", { name: "References, page 2" });
    await expect
      .poll(() => asked("getReferences"))
      .toEqual([
        {
          page: 2,
          page_size: 50,
          sort: "title",
          filter: { search: "lake", status: ["draft", "approved"], type: "hotel", area: "pool" },
        },
      ]);
  });

  it("say where there are none yet, and where nothing was found", async () => {
    const none = [{ answer: pageOf() }];
    const { unmount } = showReferences(<ReferencesScreen />, { at: "/references/", getReferences: none });
    expect(await screen.findByText("No references yet")).toBeTruthy();
    unmount();
    showReferences(<ReferencesScreen />, { at: "/references/?area=pool", getReferences: none });
    expect(await screen.findByText("Nothing found")).toBeTruthy();
  });

  it("show the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = showReferences(<ReferencesScreen />, {
      at: "/references/",
      getReferences: [{ failure }, { answer: two }],
    });
    expect(await screen.findByText("The references could not be loaded")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("table", { name: "References, page 1" }));
  });
});

describe("the reference projects that staff review", () => {
  it("have company and age, those that wait longest first", async () => {
    const { asked } = showReferences(<ReferenceReviewScreen />, {
      at: "/references/review/",
      staff: true,
      getReferenceReviews: [{ answer: pageOf(row(1, "pending"), row(2, "approved")) }],
    });
    const table = await screen.findByRole("table", { name: "References to review, page 1" });
    expect(within(table).getAllByText("Elektro Huber GmbH").length).toBe(2);
    expect(within(table).getAllByText("Waiting: 3 days").length).toBe(1);
    expect(within(table).getAllByText(/Waiting/u).length).toBe(1);
    await expect
      .poll(() => asked("getReferenceReviews"))
      .toEqual([{ page: 1, page_size: 25, sort: "status" }]);
  });
});
