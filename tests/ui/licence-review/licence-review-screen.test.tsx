import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import type { Page } from "../../../src/domain/kit/list.ts";
import type { LicenceReview, LicenceReviewId } from "../../../src/domain/licence-review/licence-review.ts";
import {
  licenceReviewMachine,
  type LicenceDecision,
} from "../../../src/machines/licence-review/licence-review.machine.ts";
import {
  LicenceReviewActorsProvider,
  type LicenceReviewActors,
} from "../../../src/ui/screens/licence-review/licence-review-actors.ts";
import { LicenceReviewScreen } from "../../../src/ui/screens/licence-review/licence-review-screen.tsx";
import { stubResults } from "../../support/inert-portal.ts";
import { pageActors } from "../../support/page-actors.ts";
import {
  everyFailure,
  expectRetry,
  inertResource,
  inertSubmission,
  renderScreen,
  type StubResult,
} from "../../support/render-screen.tsx";

const waiting: LicenceReview = {
  id: "r-1" as LicenceReviewId,
  accountType: "partner",
  companyName: "Byron GmbH",
  country: "AT",
  contact: "Ada Byron",
  email: "ada@new.example",
  phone: "+43155501",
  vatId: "",
  vatVerdict: null,
  businessFields: ["2"],
  submittedAt: new Date("2026-02-03T08:00:00Z"),
  file: { name: "licence.pdf", size: 10, picture: false },
  status: { _tag: "Known", code: "pending" },
  decision: null,
};
const one: Page<LicenceReview> = { rows: [waiting], total: 1 };

const refused = (code: string, field?: string): StubResult<unknown> => ({
  failure: { _tag: "Refused", code, ...(field !== undefined && { field }) },
});
const decidedBy = (by: string, more: Partial<LicenceReview> = {}): LicenceReview => ({
  ...waiting,
  status: { _tag: "Known", code: "approved" },
  decision: { at: new Date("2026-02-04T08:00:00Z"), by, reason: "" },
  ...more,
});
const pageOf = (...rows: readonly LicenceReview[]): Page<LicenceReview> => ({ rows, total: rows.length });

interface Shown {
  readonly reviews?: readonly StubResult<Page<LicenceReview>>[];
  readonly pictures?: readonly StubResult<Blob>[];
  readonly file?: readonly StubResult<undefined>[];
  readonly review?: readonly StubResult<unknown>[];
  readonly at?: string;
}

const show = ({
  reviews = [{ answer: one }],
  pictures = ["never"],
  file = ["never"],
  review = ["never"],
  at = "/partners/review/",
}: Shown = {}) => {
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  const actors: LicenceReviewActors = {
    reviews: inertResource(reviews, (request) => asked.push(request)),
    picture: inertResource(pictures),
    file: inertSubmission(file),
    review: licenceReviewMachine.provide({
      actors: {
        submit: stubResults<unknown, { readonly values: LicenceDecision }>(review, ({ values }) =>
          sent.push(values),
        ),
      },
    }),
  };
  const view = renderScreen(<LicenceReviewScreen />, {
    at,
    actors: pageActors().actors,
    wrap: (child) => <LicenceReviewActorsProvider value={actors}>{child}</LicenceReviewActorsProvider>,
  });
  return { ...view, asked, sent };
};

/** Reports every observed element as visible at once. */
class SeenAtOnce {
  constructor(readonly report: IntersectionObserverCallback) {}
  observe(): void {
    this.report(
      [{ isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", SeenAtOnce);
  URL.createObjectURL = () => "blob:licence";
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.unstubAllGlobals());

it("names the person without a phone number where none was given (business §5)", async () => {
  show({ reviews: [{ answer: pageOf({ ...waiting, phone: "" }) }] });
  expect(await screen.findByText("Ada Byron, ada@new.example")).toBeTruthy();
});

describe("a decision about a trade licence", () => {
  it("says that there are more than are counted", async () => {
    show({
      reviews: [{ answer: { ...one, total: 1_000, more: true } }],
      at: "/partners/review/?q=a&page=40",
    });
    expect(await screen.findByText(/^In total: 1,000\+/)).toBeTruthy();
    expect(screen.getByText(/Narrow the search\./)).toBeTruthy();
    expect(screen.getByText(/ of 1,000\+$/)).toBeTruthy();
  });

  it("requires a reason to decline, confirms the decision in place, and reloads the list", async () => {
    const { user, sent, asked } = show({
      review: [{ answer: {} }],
      reviews: [
        { answer: one },
        { answer: pageOf(decidedBy("Martina Pichler", { status: { _tag: "Known", code: "declined" } })) },
      ],
    });
    await user.click(await screen.findByLabelText("Decline"));
    await user.click(screen.getByText("Save decision"));
    expect(await screen.findByText("Give a reason.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Reason"));
    await user.type(screen.getByLabelText("Reason"), "Expired");
    await user.click(screen.getByText("Save decision"));
    expect(await screen.findByText(/The decision about Byron GmbH is saved/)).toBeTruthy();
    expect(sent).toEqual([{ id: "r-1", decision: "decline", reason: "Expired" }]);
    expect(asked).toHaveLength(2);
    expect(await screen.findByText(/^Martina Pichler, /)).toBeTruthy();
    expect(screen.queryByText("Save decision")).toBeNull();
  });

  it("is confirmed although its row is no longer in the list that is shown", async () => {
    const { user } = show({
      at: "/partners/review/?status=pending",
      review: [{ answer: {} }],
      reviews: [{ answer: one }, { answer: pageOf() }],
    });
    await user.click(await screen.findByText("Save decision"));
    expect(await screen.findByText("Nothing found")).toBeTruthy();
    expect(screen.getByText(/The decision about Byron GmbH is saved/)).toBeTruthy();
  });

  it("shows the other person's decision when that one was first", async () => {
    const { user, asked } = show({
      review: [refused("ALREADY_DECIDED")],
      reviews: [{ answer: one }, { answer: pageOf(decidedBy("Otto Other")) }],
    });
    await user.click(await screen.findByText("Save decision"));
    expect(await screen.findByText(/Somebody else has decided about Byron GmbH/)).toBeTruthy();
    expect(await screen.findByText(/^Otto Other, /)).toBeTruthy();
    expect(asked).toHaveLength(2);
    expect(screen.queryByText("Save decision")).toBeNull();
  });
});

describe("the list of trade licences for staff", () => {
  it("shows the decision, its reason, and the result of the VAT check", async () => {
    show({
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
    expect(screen.getByText("ATU90000908 (not checked: the EU could not be asked)")).toBeTruthy();
    expect(screen.getByText("Austria")).toBeTruthy();
    expect(screen.queryByText("Save decision")).toBeNull();
  });

  it("shows an image in place, and other files as downloads only", async () => {
    const { unmount } = show({
      pictures: [{ answer: new Blob(["jpeg"]) }],
      reviews: [{ answer: pageOf({ ...waiting, file: { name: "licence.jpg", size: 10, picture: true } }) }],
    });
    expect((await screen.findByRole("img", { name: "Trade licence: licence.jpg" })).getAttribute("src")).toBe(
      "blob:licence",
    );
    expect(screen.getByText("Save licence.jpg")).toBeTruthy();
    unmount();
    show();
    expect(await screen.findByText("Save licence.pdf")).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("shows different texts for a search without results and for an empty list", async () => {
    const { unmount } = show({ reviews: [{ answer: pageOf() }] });
    expect(await screen.findByText("No trade licences")).toBeTruthy();
    unmount();
    show({ reviews: [{ answer: pageOf() }], at: "/partners/review/?q=zz" });
    expect(await screen.findByText("Nothing found")).toBeTruthy();
  });

  it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))(
    "shows the text for %s of the list, the file and the decision",
    async (code, failure) => {
      const { user, unmount } = show({ reviews: [{ failure }, { answer: one }] });
      expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
      await expectRetry(user, failure, () => screen.findByText("Byron GmbH"));
      unmount();
      const again = show({ file: [{ failure }], review: [{ failure }] });
      await again.user.click(await screen.findByText("Save licence.pdf"));
      expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
      await again.user.click(screen.getByText("Save decision"));
      expect(await screen.findByText("The decision was not saved")).toBeTruthy();
    },
  );
});
