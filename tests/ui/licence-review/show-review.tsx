import { pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { callSamples, review as sample } from "../../../src/atlas/samples/licence-review.samples.ts";
import type { FileAnswer } from "../../../src/api/call.ts";
import type { Page } from "../../../src/domain/kit/list.ts";
import type { LicenceDocument } from "../../../src/domain/licence-review/licence-document.ts";
import type { LicenceReview } from "../../../src/domain/licence-review/licence-review.ts";
import {
  licenceReviewMachine,
  type LicenceDecision,
} from "../../../src/machines/licence-review/licence-review.machine.ts";
import { LicenceReviewScreen } from "../../../src/ui/screens/licence-review/licence-review-screen.tsx";
import { stubResults } from "../../support/inert-portal.ts";
import { pageActors } from "../../support/page-actors.ts";
import { renderScreen, type StubResult } from "../../support/render-screen.tsx";
import { sampled } from "../../support/scripted-run.ts";

/** The review as somebody has decided it. */
export const decidedBy = (by: string, more: Partial<LicenceReview> = {}): LicenceReview => ({
  ...sample,
  status: { _tag: "Known", code: "approved" },
  decision: { at: new Date("2026-02-04T08:00:00Z"), by, reason: "" },
  ...more,
});
const asFile = (result: StubResult<Blob>): StubResult<FileAnswer> =>
  typeof result === "object" && "answer" in result
    ? { answer: { blob: result.answer, name: "licence" } }
    : result;

interface Shown {
  readonly reviews?: readonly StubResult<Page<LicenceReview>>[];
  readonly pictures?: readonly StubResult<Blob>[];
  readonly documents?: readonly StubResult<LicenceDocument>[];
  readonly pages?: readonly StubResult<Blob>[];
  readonly file?: readonly StubResult<undefined>[];
  readonly review?: readonly StubResult<unknown>[];
  readonly at?: string;
}

/** Shows the staff's list of trade licences, whose calls end as the test says. */
export const show = ({
  reviews = [{ answer: pageOf(sample) }],
  pictures = [],
  documents = [],
  pages = [],
  file = [],
  review = ["never"],
  at = "/partners/review/",
}: Shown = {}) => {
  const sent: unknown[] = [];
  const form = licenceReviewMachine.provide({
    actors: {
      submit: stubResults<unknown, { readonly values: LicenceDecision }>(review, ({ values }) =>
        sent.push(values),
      ),
    },
  });
  const view = renderScreen(<LicenceReviewScreen />, {
    at,
    actors: pageActors().actors,
    session: { machines: [form] },
    calls: {
      getTradeLicenceReviews: reviews,
      ...sampled(callSamples.options),
      // The same call is shown as a picture, and saved as a file.
      getTradeLicence: [...pictures.map(asFile), ...file],
      getLicenceDocument: documents,
      getLicencePage: pages.map(asFile),
    },
  });
  return { ...view, requests: () => view.asked("getTradeLicenceReviews"), sent };
};
