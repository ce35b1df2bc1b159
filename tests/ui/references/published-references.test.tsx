import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { publishedReference, publishedSummary } from "../../../src/atlas/samples/references.samples.ts";
import type { PublishedReference } from "../../../src/domain/references/reference.ts";
import { PublishedReferenceScreen } from "../../../src/ui/screens/references/published-reference-screen.tsx";
import { ReferencesScreen } from "../../../src/ui/screens/references/references-screen.tsx";
import { oneFailure, expectRetry, refused, type StubResult } from "../../support/render-screen.tsx";
import { showReferences } from "./show-references.tsx";

const rows = pageOf(publishedSummary);
const href = "/reference/RP-000003/published/";

describe("the published reference projects", () => {
  it("are what the area shows to who does not manage its company's: read only", async () => {
    const { asked } = showReferences(<ReferencesScreen />, {
      at: "/references/?q=villa&type=smart_home",
      reader: true,
      getPublishedReferences: [{ answer: rows }],
    });
    const table = await screen.findByRole("table", { name: "References, page 1" });
    expect(within(table).getByRole("link", { name: "Villa am See" }).getAttribute("href")).toBe(href);
    expect(within(table).getByText("Elektro Huber GmbH")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "New reference" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Review references" })).toBeNull();
    await expect
      .poll(() => asked("getPublishedReferences"))
      .toEqual([
        { page: 1, page_size: 25, sort: "-publishedAt", filter: { search: "villa", type: "smart_home" } },
      ]);
  });

  it("are a gallery where the address says so, without a status", async () => {
    showReferences(<ReferencesScreen />, {
      at: "/references/?view=gallery",
      reader: true,
      getPublishedReferences: [{ answer: rows }],
    });
    const cards = await screen.findByRole("list", { name: "References, page 1" });
    expect(within(cards).getByRole("link", { name: "Villa am See" }).getAttribute("href")).toBe(href);
    expect(within(cards).queryByText("Approved")).toBeNull();
  });

  it("lead staff to the review", async () => {
    showReferences(<ReferencesScreen />, {
      at: "/references/",
      staff: true,
      getPublishedReferences: [{ answer: rows }],
    });
    const link = await screen.findByRole("link", { name: "Review references" });
    expect(link.getAttribute("href")).toBe("/references/review/");
  });

  it("say where there are none yet, and show the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = showReferences(<ReferencesScreen />, {
      at: "/references/",
      reader: true,
      getPublishedReferences: [{ failure }, { answer: pageOf() }],
    });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () =>
      screen.findByText("References of all partners appear here once they are approved."),
    );
  });
});

describe("a published reference project", () => {
  const show = (getPublishedReference: readonly StubResult<PublishedReference>[]) =>
    showReferences(<PublishedReferenceScreen />, {
      at: href,
      path: "/reference/:id/published/",
      reader: true,
      getPublishedReference,
    });

  it("has its content, company and public page, and nothing to press that changes it", async () => {
    show([{ answer: publishedReference }]);
    expect(await screen.findByText("Viele Wünsche, ein Haus.")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Villa am See" })).toBeTruthy();
    expect(screen.getByText("Elektro Huber GmbH")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the public page" }).getAttribute("href")).toBe(
      publishedReference.link,
    );
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("is said not to be there where it is not published", async () => {
    show([refused("NOT_FOUND")]);
    expect(await screen.findByText("There is no published reference RP-000003.")).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show([{ failure }, { answer: publishedReference }]);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("Viele Wünsche, ein Haus."));
  });
});
