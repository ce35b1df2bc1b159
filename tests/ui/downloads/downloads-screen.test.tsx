import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { download } from "../../../src/atlas/samples/downloads.samples.ts";
import type { Download, DownloadId } from "../../../src/domain/downloads/download.ts";
import type { Page } from "../../../src/domain/kit/list.ts";
import { DownloadsScreen } from "../../../src/ui/screens/downloads/downloads-screen.tsx";
import { oneFailure } from "../../support/every-failure.ts";
import { pageActors } from "../../support/page-actors.ts";
import { expectRetry, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

const row = (number: number, more: Partial<Download> = {}): Download => ({
  ...download,
  id: `DL-${number}` as DownloadId,
  title: `Title ${number}`,
  file: `file-${number}.pdf`,
  isNew: false,
  ...more,
});
const two: Page<Download> = { rows: [row(1, { isNew: true }), row(2)], total: 60 };

const show = (
  getDownloads: NonNullable<Script["getDownloads"]>,
  { at = "/info/downloads/", ...calls }: Script & { readonly at?: string } = {},
) =>
  renderScreen(<DownloadsScreen />, {
    at,
    actors: pageActors().actors,
    calls: { getDownloads, ...calls },
  });

describe("the list of downloads", () => {
  it("shows what each is, how large, and which are new", async () => {
    show([{ answer: two }]);
    const table = await screen.findByRole("table", { name: "Downloads, page 1" });
    const [, first, second] = within(table).getAllByRole("row");
    for (const text of [
      "Title 1",
      "New",
      "file-1.pdf",
      "Data sheets",
      "Miniserver",
      "English",
      "48.2\u00A0kB",
      "3 Feb 2026",
    ])
      expect(first?.textContent).toContain(text);
    expect(second?.textContent).not.toContain("New");
    expect(screen.getByText("60 files")).toBeTruthy();
  });

  it("shows codes that it does not know as they are", async () => {
    const unknown = (code: string) => ({ _tag: "Unknown", code }) as const;
    show([
      {
        answer: pageOf(row(1, { kind: unknown("film"), line: unknown("pool"), language: unknown("xx1") })),
      },
    ]);
    const table = await screen.findByRole("table");
    for (const code of ["film", "pool", "xx1"]) expect(within(table).getByText(code)).toBeTruthy();
  });

  it("is asked for with the newest first", async () => {
    const { asked } = show([{ answer: two }]);
    await expect.poll(() => asked("getDownloads")).toMatchObject([{ sort: "-publishedAt" }]);
  });

  it("requests the filters in the address", async () => {
    const { asked } = show([{ answer: two }], {
      at: "/info/downloads/?q=server&status=manual,price_list&language=de&line=audio&fresh=new&sort=title&page=2&size=50",
    });
    await screen.findByRole("table", { name: "Downloads, page 2" });
    await expect
      .poll(() => asked("getDownloads"))
      .toEqual([
        {
          page: 2,
          page_size: 50,
          sort: "title",
          filter: {
            search: "server",
            kind: ["manual", "price_list"],
            language: "de",
            line: "audio",
            fresh: "new",
          },
        },
      ]);
  });

  it("keeps the other filters in the address when one changes", async () => {
    const { user, address } = show([{ answer: two }, { answer: two }, { answer: two }], {
      at: "/info/downloads/?line=audio&page=2",
    });
    await screen.findByRole("table");
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    const choose = async (name: string, option: string): Promise<void> => {
      await user.click(await screen.findByRole("combobox", { name }));
      await user.click(screen.getByRole("option", { name: option }));
    };
    await choose("Language", "Czech");
    await expect.poll(address).toBe("/info/downloads/?line=audio&language=cs");
    await choose("Product line", "All");
    await expect.poll(address).toBe("/info/downloads/?language=cs");
  });

  it("shows different texts for an empty list and for a search without results", async () => {
    const { unmount } = show([{ answer: pageOf() }]);
    expect(await screen.findByText("No downloads yet")).toBeTruthy();
    unmount();
    show([{ answer: pageOf() }], { at: "/info/downloads/?fresh=new" });
    expect(await screen.findByText("No downloads found")).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show([{ failure }, { answer: two }]);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("table"));
  });
});

describe("a download", () => {
  it("is loaded by the browser, and says that it has begun", async () => {
    const { user, asked } = show([{ answer: two }], { getDownloadFile: [{ answer: undefined }] });
    const [first, second] = await screen.findAllByRole("button", { name: "Download" });
    expect([first, second].map((button) => button?.getAttribute("aria-describedby"))).toEqual([
      screen.getByText("Title 1").id,
      screen.getByText("Title 2").id,
    ]);
    await user.click(second!);
    expect(await screen.findByText("The download has started.")).toBeTruthy();
    await expect.poll(() => asked("getDownloadFile")).toEqual([{ id: "DL-2" }]);
  });

  it("shows at its button why it failed", async () => {
    const { code, failure } = oneFailure;
    const { user } = show([{ answer: two }], { getDownloadFile: [{ failure }] });
    await user.click((await screen.findAllByRole("button", { name: "Download" }))[0]!);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The file could not be downloaded.");
    expect(alert.textContent).toContain(`Code ${code}`);
  });
});

describe("an archive", () => {
  const getDownloadsArchive = [{ answer: undefined }] as const;

  it("says at its button why it was not loaded", async () => {
    const { code, failure } = oneFailure;
    const { user } = show([{ answer: two }], { getDownloadsArchive: [{ failure }] });
    await user.click(await screen.findByRole("checkbox", { name: "Add Title 2 to the archive" }));
    await user.click(screen.getByRole("button", { name: "Download 1 file as an archive" }));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });

  it("has the files that were picked", async () => {
    const { user, asked } = show([{ answer: two }], { getDownloadsArchive });
    await user.click(await screen.findByRole("checkbox", { name: "Add Title 2 to the archive" }));
    await user.click(screen.getByRole("button", { name: "Download 1 file as an archive" }));
    expect(await screen.findByText("The download has started.")).toBeTruthy();
    await expect.poll(() => asked("getDownloadsArchive")).toEqual([{ ids: ["DL-2"] }]);
    await user.click(screen.getByRole("button", { name: "Clear selection" }));
    expect(screen.queryByRole("button", { name: /as an archive$/ })).toBeNull();
    expect(screen.getByRole("checkbox", { name: "Add Title 2 to the archive" })).toHaveProperty(
      "checked",
      false,
    );
  });

  it("keeps what was picked on other pages", async () => {
    const page = (from: number): Page<Download> => ({ rows: [row(from), row(from + 1)], total: 60 });
    const { user, asked } = show([{ answer: page(1) }, { answer: page(26) }], { getDownloadsArchive });
    await user.click(await screen.findByRole("button", { name: "Select this page for an archive" }));
    await user.click(screen.getByRole("checkbox", { name: "Add Title 1 to the archive" }));
    await user.click(screen.getByRole("link", { name: "Next page" }));
    await user.click(await screen.findByRole("checkbox", { name: "Add Title 27 to the archive" }));
    await user.click(screen.getByRole("button", { name: "Download 2 files as an archive" }));
    await expect.poll(() => asked("getDownloadsArchive")).toEqual([{ ids: ["DL-2", "DL-27"] }]);
  });

  it("has at most 100 files", async () => {
    const rows = Array.from({ length: 101 }, (_, index) => row(index + 1));
    const { user } = show([{ answer: pageOf(...rows) }]);
    await user.click(await screen.findByRole("button", { name: "Select this page for an archive" }));
    expect(screen.getByText("An archive holds at most 100 files. Select fewer.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /as an archive$/ })).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: "Add Title 7 to the archive" }));
    expect(screen.getByRole("button", { name: "Download 100 files as an archive" })).toBeTruthy();
  });
});
