import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { documentProblems } from "../../../src/domain/licence-review/licence-document.ts";
import { pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { review } from "../../../src/atlas/samples/licence-review.samples.ts";
import type { LicenceReview } from "../../../src/domain/licence-review/licence-review.ts";
import { oneFailure, expectRetry } from "../../support/render-screen.tsx";
import { stubPictures } from "../../support/seen-at-once.ts";
import { show } from "./show-review.tsx";

beforeEach(stubPictures);
afterEach(() => void vi.unstubAllGlobals());

const photo: LicenceReview = { ...review, file: { name: "licence.jpg", size: 10, picture: true } };
const picture = new Blob(["a picture"]);
const drawn = (shown: number, total = shown) => ({
  answer: {
    _tag: "Drawn" as const,
    pages: Array.from({ length: shown }, () => ({ width: 1_400, height: 1_980 })),
    total,
  },
});
const answered = (count: number) => Array.from({ length: count }, () => ({ answer: picture }));

describe("the document of a trade licence, beside the decision", () => {
  it("is shown as it is where browsers can, and can be saved", async () => {
    const { user } = show({
      pictures: [{ answer: picture }],
      file: [{ answer: undefined }],
      reviews: [{ answer: pageOf(photo) }],
    });
    const image = await screen.findByRole("img", { name: "Trade licence: licence.jpg" });
    expect(image.getAttribute("src")).toBe("blob:picture");
    await user.click(screen.getByRole("button", { name: "Download licence.jpg" }));
    expect(await screen.findByText("The download has started.")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Trade licence: licence.jpg" })).toBeTruthy();
  });

  it("is shown page by page where the server draws it, and says when there are more", async () => {
    URL.createObjectURL = (file) => `blob:${(file as Blob).type}`;
    const { asked } = show({
      documents: [drawn(2, 13)],
      pages: ["first", "second"].map((type) => ({ answer: new Blob(["x"], { type }) })),
    });
    const srcOf = async (page: number) =>
      (await screen.findByRole("img", { name: `licence.pdf, page ${page} of 13` })).getAttribute("src");
    expect([await srcOf(1), await srcOf(2)]).toEqual(["blob:first", "blob:second"]);
    expect(asked("getLicencePage").map((request) => (request as { page: number }).page)).toEqual([1, 2]);
    expect(screen.getByText(/^The first 2 of 13 pages are shown\./)).toBeTruthy();
    expect(screen.getByText("Download licence.pdf")).toBeTruthy();
  });

  it("keeps the place of a page that is still loading", async () => {
    const { container } = show({ documents: [drawn(1)] });
    await screen.findByRole("button", { name: "Enlarge" });
    expect(container.querySelector('svg[viewBox="0 0 1400 1980"]')).toBeTruthy();
    expect(screen.queryByText(/^Shown are/)).toBeNull();
  });

  it.each(documentProblems)("says why it is not shown (%s), and can still be saved", async (problem) => {
    show({ documents: [{ answer: { _tag: "NotDrawn", problem } }] });
    expect(await screen.findByText(/[Ss]ave the file/)).toBeTruthy();
    expect(screen.getByText("Download licence.pdf")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Enlarge/ })).toBeNull();
    expect(screen.getByText("Save decision")).toBeTruthy();
  });

  it("has not loaded: it says so, and loads again", async () => {
    const { code, failure } = oneFailure;
    const { user, unmount } = show({ documents: [{ failure }, drawn(1)] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("button", { name: "Enlarge" }));
    unmount();
    show({ documents: [drawn(1)], pages: [{ failure }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });

  it("is enlarged by the keyboard, page by page, and closed", async () => {
    const { user } = show({ documents: [drawn(2)], pages: answered(2) });
    const button = await screen.findByRole("button", { name: "Enlarge page 2" });
    button.focus();
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "licence.pdf, page 2 of 2" });
    expect(await within(dialog).findByRole("img", { name: "licence.pdf, page 2 of 2" })).toBeTruthy();
    const turn = (name: string) => within(screen.getByRole("dialog")).getByRole("button", { name });
    expect(turn("Next page").getAttribute("aria-disabled")).toBe("true");
    await user.click(turn("Next page"));
    expect(screen.getByRole("dialog", { name: "licence.pdf, page 2 of 2" })).toBeTruthy();
    await user.click(turn("Previous page"));
    expect(await screen.findByRole("dialog", { name: "licence.pdf, page 1 of 2" })).toBeTruthy();
    expect(turn("Previous page").getAttribute("aria-disabled")).toBe("true");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is enlarged as a picture, without pages to turn", async () => {
    const { user } = show({ pictures: [{ answer: picture }], reviews: [{ answer: pageOf(photo) }] });
    await user.click(await screen.findByRole("button", { name: "Enlarge" }));
    const dialog = await screen.findByRole("dialog", { name: "Trade licence: licence.jpg" });
    expect(await within(dialog).findByRole("img")).toBeTruthy();
    expect(within(dialog).queryByRole("button", { name: "Next page" })).toBeNull();
  });
});
