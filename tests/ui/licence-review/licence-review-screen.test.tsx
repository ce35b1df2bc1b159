import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { failureCode } from "../../../src/domain/call-failure.ts"
import type { LicenceReview, LicenceReviewId } from "../../../src/domain/licence-review.ts"
import { licenceReviewMachine, type LicenceDecision } from "../../../src/machines/licence-review.machine.ts"
import { LicenceReviewLogicsProvider, type LicenceReviewLogics } from "../../../src/ui/screens/licence-review/licence-review-logics.ts"
import { LicenceReviewScreen } from "../../../src/ui/screens/licence-review/licence-review-screen.tsx"
import type { Page } from "../../../src/ui/screens/list-address.ts"
import { endings } from "../../support/inert-portal.ts"
import { pageActors } from "../../support/page-actors.ts"
import { everyFailure, expectRetry, inertResource, inertSubmission, renderScreen, type Ending } from "../../support/render-screen.tsx"

const waiting: LicenceReview = {
  id: "r-1" as LicenceReviewId, accountType: "partner", companyName: "Byron GmbH", country: "AT", contact: "Ada Byron", email: "ada@new.example", phone: "+43155501", vatId: "", vatVerdict: null,
  businessFields: ["2"], submittedAt: new Date("2026-02-03T08:00:00Z"), file: { name: "licence.pdf", size: 10, picture: false }, status: { _tag: "Known", code: "pending" }, decision: null,
}
const one: Page<LicenceReview> = { rows: [waiting], total: 1 }

const show = ({ reviews = [{ answer: one }], file = ["never"], review = ["never"], seen = () => {} }: {
  readonly reviews?: readonly Ending<Page<LicenceReview>>[]; readonly file?: readonly Ending<undefined>[]; readonly review?: readonly Ending<unknown>[]; readonly seen?: (input: unknown) => void
} = {}) => {
  const logics: LicenceReviewLogics = {
    reviews: inertResource(reviews), file: inertSubmission(file),
    review: licenceReviewMachine.provide({ actors: { submit: endings<unknown, { readonly values: LicenceDecision }>(review, seen) } }),
  }
  return renderScreen(<LicenceReviewScreen />, { at: "/partners/review/", actors: pageActors().actors, wrap: (child) => <LicenceReviewLogicsProvider value={logics}>{child}</LicenceReviewLogicsProvider> })
}

describe("the staff's list of trade licences", () => {
  it("declines with a reason only", async () => {
    const seen: unknown[] = []
    const { user } = show({ review: [{ answer: {} }], seen: (input) => seen.push(input) })
    await user.click(await screen.findByLabelText("Decline"))
    await user.click(screen.getByText("Save decision"))
    expect(await screen.findByText("Give a reason.")).toBeTruthy()
    await user.type(screen.getByLabelText("Reason"), "Expired")
    await user.click(screen.getByText("Save decision"))
    expect(await screen.findByText(/The decision is saved/)).toBeTruthy()
    expect(seen).toEqual([{ values: { id: "r-1", decision: "decline", reason: "Expired" } }])
  })

  it("shows what was decided, and asks no more", async () => {
    const decided: LicenceReview = { ...waiting, status: { _tag: "Known", code: "approved" }, decision: { at: new Date(0), by: "Martina Pichler", reason: "" } }
    show({ reviews: [{ answer: { rows: [decided], total: 1 } }] })
    expect(await screen.findByText("Martina Pichler")).toBeTruthy()
    expect(screen.queryByText("Save decision")).toBeNull()
  })

  it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))("has words for %s: of the list, the file and the decision", async (code, failure) => {
    const { user, unmount } = show({ reviews: [{ failure }, { answer: one }] })
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy()
    await expectRetry(user, failure, () => screen.findByText("Byron GmbH"))
    unmount()
    const again = show({ file: [{ failure }], review: [{ failure }] })
    await again.user.click(await screen.findByText("Save licence.pdf"))
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy()
    await again.user.click(screen.getByText("Save decision"))
    expect(await screen.findByText("The decision was not saved")).toBeTruthy()
  })
})
