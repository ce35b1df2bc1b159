import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { review } from "../../../src/atlas/samples/licence-review.samples.ts";
import type { LicenceReview, LicenceReviewId } from "../../../src/domain/licence-review/licence-review.ts";
import { oneFailure, expectRetry, refused } from "../../support/render-screen.tsx";
import { stubPictures } from "../../support/seen-at-once.ts";
import { decidedBy, show } from "./show-review.tsx";

beforeEach(stubPictures);
afterEach(() => void vi.unstubAllGlobals());

it("names the person without a phone number where none was given (business §5)", async () => {
  show({ reviews: [{ answer: pageOf({ ...review, phone: "" }) }] });
  expect(await screen.findByText("Toni Start, toni.start@neustart.example")).toBeTruthy();
});

it("shows what the company said of its trade by its name (business §3)", async () => {
  show();
  expect((await screen.findByText("Area of contact")).nextElementSibling?.textContent).toBe("Fair");
  expect(screen.getByText("Business fields").nextElementSibling?.textContent).toBe("Electrical installation");
});

describe("a decision about a trade licence", () => {
  it("says that there are more than are counted", async () => {
    show({
      reviews: [{ answer: { ...pageOf(review), total: 1_000, more: true } }],
      at: "/partners/review/?q=a&page=40",
    });
    expect(await screen.findByText(/^1,000\+ in total/)).toBeTruthy();
    expect(screen.getByText(/Narrow the search:/)).toBeTruthy();
    expect(screen.getByText(/ of 1,000\+$/)).toBeTruthy();
  });

  it("requires a reason to decline, confirms the decision in place, and reloads the list", async () => {
    const { user, sent, requests } = show({
      review: [{ answer: {} }],
      reviews: [
        { answer: pageOf(review) },
        { answer: pageOf(decidedBy("Martina Pichler", { status: { _tag: "Known", code: "declined" } })) },
      ],
    });
    await user.click(await screen.findByLabelText("Decline"));
    await user.click(screen.getByText("Save decision"));
    expect(await screen.findByText("Give a reason.")).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Reason"));
    await user.type(screen.getByLabelText("Reason"), "Expired");
    await user.click(screen.getByText("Save decision"));
    expect(await screen.findByText(/The decision on Neustart Haustechnik e.U. is saved/)).toBeTruthy();
    await expect.poll(() => sent).toEqual([{ id: review.id, decision: "decline", reason: "Expired" }]);
    await expect.poll(requests).toHaveLength(2);
    expect(await screen.findByText(/^Martina Pichler, /)).toBeTruthy();
    expect(screen.queryByText("Save decision")).toBeNull();
  });

  it("is suggested by nobody: without one the field says so, and nothing is sent", async () => {
    const { user, sent } = show();
    const [approve, decline] = (await screen.findAllByRole("radio")) as HTMLInputElement[];
    expect([approve!.checked, decline!.checked]).toEqual([false, false]);
    await user.click(screen.getByText("Save decision"));
    expect(await screen.findByText("Choose whether to approve or decline.")).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(approve);
    await expect.poll(() => sent).toEqual([]);
    await user.click(approve!);
    expect(screen.queryByText("Choose whether to approve or decline.")).toBeNull();
    await user.click(screen.getByText("Save decision"));
    await expect.poll(() => sent).toEqual([{ id: review.id, decision: "approve", reason: "" }]);
  });

  it("takes its row from the list, is shown where it was, and leads to the next one", async () => {
    const other = (id: string, companyName: string): LicenceReview => ({
      ...review,
      id: id as LicenceReviewId,
      companyName,
    });
    const [first, third] = [other("r-0", "Ada KG"), other("r-2", "Zuse OHG")];
    const { user, requests } = show({
      review: [{ answer: {} }],
      reviews: [{ answer: pageOf(first, review, third) }, { answer: pageOf(first, third) }],
    });
    const region = await screen.findByRole("region", { name: "Neustart Haustechnik e.U." });
    await user.click(within(region).getByLabelText("Approve"));
    await user.click(within(region).getByText("Save decision"));
    const next = await screen.findByRole("region", { name: "Zuse OHG" });
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Neustart Haustechnik e.U." })).toBeNull(),
    );
    const message = screen.getByText(/The decision on Neustart Haustechnik e.U. is saved/);
    await waitFor(() => expect(document.activeElement).toBe(next.parentElement));
    expect(message.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(
      message.compareDocumentPosition(screen.getByRole("region", { name: "Ada KG" })) &
        Node.DOCUMENT_POSITION_PRECEDING,
    ).toBeTruthy();
    await expect.poll(requests).toHaveLength(2);
  });

  it("is confirmed although it was the last one that waited", async () => {
    const { user } = show({
      review: [{ answer: {} }],
      reviews: [{ answer: pageOf(review) }, { answer: pageOf() }],
    });
    await user.click(await screen.findByLabelText("Approve"));
    await user.click(screen.getByText("Save decision"));
    expect(await screen.findByText("No trade licence is waiting")).toBeTruthy();
    expect(screen.getByText(/The decision on Neustart Haustechnik e.U. is saved/)).toBeTruthy();
  });

  it("shows the other person's decision when that one was first", async () => {
    const { user, requests } = show({
      review: [refused("ALREADY_DECIDED")],
      reviews: [{ answer: pageOf(review) }, { answer: pageOf(decidedBy("Otto Other")) }],
    });
    await user.click(await screen.findByLabelText("Approve"));
    await user.click(screen.getByText("Save decision"));
    expect(await screen.findByText(/Someone else has decided on Neustart Haustechnik e.U./)).toBeTruthy();
    expect(await screen.findByText(/^Otto Other, /)).toBeTruthy();
    await expect.poll(requests).toHaveLength(2);
    expect(screen.queryByText("Save decision")).toBeNull();
  });
});

describe("the list of trade licences for staff", () => {
  it("shows the decision, its reason, and the result of the VAT check", async () => {
    const { requests } = show({
      at: "/partners/review/?tab=decided",
      reviews: [
        {
          answer: pageOf(
            decidedBy("Martina Pichler", {
              vatId: "ATU90000908",
              vatVerdict: "unreachable",
              decision: { at: new Date(0), by: "Martina Pichler", reason: "Long expired" },
            }),
          ),
        },
      ],
    });
    expect(await screen.findByText(/^Martina Pichler, /)).toBeTruthy();
    expect(screen.getByText("Long expired")).toBeTruthy();
    expect(screen.getByText("ATU90000908 (not checked: the EU service did not answer)")).toBeTruthy();
    expect(screen.getByText("Austria")).toBeTruthy();
    expect(screen.queryByText("Save decision")).toBeNull();
    await expect
      .poll(requests)
      .toEqual([
        { page: 1, page_size: 25, sort: "-decidedAt", filter: { status: ["approved", "declined", "kept"] } },
      ]);
  });

  it("has what waits and what was decided in tabs of the address, which keep the search", async () => {
    const { user, requests } = show({
      at: "/partners/review/?q=byron&sort=country",
      reviews: [{ answer: pageOf(review) }, { answer: pageOf(decidedBy("Martina Pichler")) }],
    });
    expect(await screen.findByText("Save decision")).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: "Decided" }));
    expect(await screen.findByText(/^Martina Pichler, /)).toBeTruthy();
    expect(screen.getByTestId("address").textContent).toBe("/partners/review/?tab=decided&q=byron");
    await expect.poll(requests).toMatchObject([
      { sort: "country", filter: { search: "byron", status: ["pending"] } },
      { sort: "-decidedAt", filter: { search: "byron", status: ["approved", "declined", "kept"] } },
    ]);
  });

  it("shows different texts for a search without results and for an empty list", async () => {
    const { unmount } = show({ reviews: [{ answer: pageOf() }] });
    expect(await screen.findByText("No trade licence is waiting")).toBeTruthy();
    unmount();
    show({ reviews: [{ answer: pageOf() }], at: "/partners/review/?q=zz" });
    expect(await screen.findByText("Nothing found")).toBeTruthy();
  });

  it("shows the text for a failure of the list, the file and the decision", async () => {
    const { code, failure } = oneFailure;
    const { user, unmount } = show({ reviews: [{ failure }, { answer: pageOf(review) }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("Neustart Haustechnik e.U."));
    unmount();
    const again = show({ file: [{ failure }], review: [{ failure }] });
    await again.user.click(await screen.findByText("Download licence.pdf"));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await again.user.click(screen.getByLabelText("Approve"));
    await again.user.click(screen.getByText("Save decision"));
    expect(await screen.findByText("The decision could not be saved")).toBeTruthy();
  });
});
