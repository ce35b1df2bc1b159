import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AnnouncedIssue } from "../../../src/domain/known-issues/announced-issue.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { Alert } from "../../../src/ui/kit/states/alert.tsx";
import { CodeNotesProvider, FailureCode } from "../../../src/ui/kit/states/failure-code.tsx";
import { KnownNote } from "../../../src/ui/shell/known-note/known-note.tsx";
import { everyFailure } from "../../support/every-failure.ts";
import { inertResource, renderScreen, type StubResult } from "../../support/render-screen.tsx";

const issues: readonly AnnouncedIssue[] = [
  { code: "418", text: "Cloud DNS is slow.", language: "int" },
  { code: "418/471", text: "Das Zertifikat fehlt.", language: "dede" },
  { code: "OFFLINE", text: "The network is down.", language: "int" },
];

const show = (codes: readonly string[], results: readonly StubResult<readonly AnnouncedIssue[]>[]) => {
  const shown: string[] = [];
  const asked: { readonly instance: Locale }[] = [];
  const announcedIssues = inertResource<{ readonly instance: Locale }, readonly AnnouncedIssue[]>(
    results,
    (request) => asked.push(request),
  );
  const Note = ({ code }: { readonly code: string }) => (
    <KnownNote code={code} announcedIssues={announcedIssues} />
  );
  const notes = { Note, onShown: (code: string) => shown.push(code) };
  const view = renderScreen(
    <CodeNotesProvider value={notes}>
      {codes.map((code) => (
        <Alert key={code} tone="danger">
          <FailureCode code={code} />
        </Alert>
      ))}
    </CodeNotesProvider>,
  );
  return { ...view, shown, asked };
};

describe("a code that is shown", () => {
  it("stands with what is known about it, first with its reason, in the language of the text", async () => {
    const { asked } = show(["418/471"], [{ answer: issues }]);
    const first = await screen.findByText("We know about this: Das Zertifikat fehlt.");
    expect(first.getAttribute("lang")).toBe("de-DE");
    const second = screen.getByText("We know about this: Cloud DNS is slow.");
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText("Code 418/471").closest("[role]")?.role).toBe("alert");
    expect(first.closest("[role]")?.role).toBe("status");
    expect(screen.queryByText(/network/)).toBeNull();
    await expect.poll(() => asked).toHaveLength(1);
  });

  it("is asked for once, however many are shown, and each is shown once", async () => {
    const { asked, shown } = show(["418", "OFFLINE"], [{ answer: issues }]);
    await screen.findByText("We know about this: The network is down.");
    await expect.poll(() => asked).toHaveLength(1);
    await expect
      .poll(() => [...new Set(shown)].toSorted((one, other) => (one < other ? -1 : 1)))
      .toEqual(["418", "OFFLINE"]);
  });

  it.each(everyFailure)("stands alone where nothing comes: $_tag $code", async (failure) => {
    const { container } = show(["418"], [{ failure }]);
    expect(await screen.findByText("Code 418")).toBeTruthy();
    expect(container.querySelectorAll("p")).toHaveLength(1);
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });
});
