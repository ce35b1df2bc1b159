import * as Arbitrary from "effect/Arbitrary";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { describe, expect, test } from "vitest";
import { typedFields } from "../../src/domain/kit/typed.ts";
import { Advantages } from "../../src/domain/advantages/advantages.ts";
import { PioneerCase, PioneerOffer, PioneerSubmission } from "../../src/domain/pioneer/pioneer.ts";
import { Voucher } from "../../src/domain/advantages/voucher.ts";
import { CampusPackage } from "../../src/domain/campus-packages/campus-package.ts";
import { EditedWebsite } from "../../src/domain/website/website.ts";
import { Shortage } from "../../src/domain/limited-availability/shortage.ts";
import { CloudDns } from "../../src/domain/products/cloud-dns.ts";
import { AccountSettings } from "../../src/domain/account/account-settings.ts";
import { OpenLink } from "../../src/domain/passwords/account-link.ts";
import { Banner, Contact, Dashboard } from "../../src/domain/dashboard/dashboard.ts";
import { Day } from "../../src/domain/kit/day.ts";
import { Employee, EmployeeData } from "../../src/domain/employees/employee.ts";
import { FirstStep } from "../../src/domain/first-steps/first-steps.ts";
import { AccountBalance } from "../../src/domain/invoices/account-balance.ts";
import { Invoice } from "../../src/domain/invoices/invoice.ts";
import { KnowledgeEntry } from "../../src/domain/tickets/knowledge.ts";
import { LicenceReview } from "../../src/domain/licence-review/licence-review.ts";
import { LoginAnswer } from "../../src/domain/session/login.ts";
import { Message } from "../../src/domain/messages/message.ts";
import { Money } from "../../src/domain/kit/money.ts";
import { OpenProduct } from "../../src/domain/orders/open-product.ts";
import { OrderStatus } from "../../src/domain/orders/order-summary.ts";
import { Order } from "../../src/domain/orders/order.ts";
import { ListedProduct, Product, ProductSettings } from "../../src/domain/products/product.ts";
import { RemoteConnectResult } from "../../src/domain/products/remote-connect.ts";
import { SupportCase, SupportCaseSummary } from "../../src/domain/support/support-case.ts";
import { ActiveSession } from "../../src/domain/account/session-list.ts";
import { CreatedAccount, SignUpData, SignUpOptions } from "../../src/domain/sign-up/sign-up.ts";
import { Picture } from "../../src/domain/pictures/picture.ts";
import { Ticket } from "../../src/domain/tickets/ticket.ts";
import { SavedDraft } from "../../src/domain/tickets/ticket-draft.ts";
import { TicketStatistics } from "../../src/domain/support/ticket-statistics.ts";
import { Attendance } from "../../src/domain/trainings/attendance.ts";
import { ExosphereLicence } from "../../src/domain/trainings/exosphere.ts";
import { BookableTraining, TrainingBooking } from "../../src/domain/trainings/training.ts";
import { Award } from "../../src/domain/conference/award.ts";
import { Conference } from "../../src/domain/conference/conference.ts";
import { PartnerData } from "../../src/domain/session/user.ts";

const decode = <A>(schema: Schema.Codec<A, unknown>, value: unknown): A =>
  Schema.decodeUnknownSync(schema)(value);

/** Compared in their encoded form: a day drops the time of a generated date. */
describe("every encoded value decodes to itself", () => {
  test.each<[string, Schema.Codec<unknown, unknown>]>([
    ["Money", Money],
    ["Order", Order],
    ["OpenProduct", OpenProduct],
    ["Invoice", Invoice],
    ["AccountBalance", AccountBalance],
    ["Ticket", Ticket],
    ["Message", Message],
    ["Dashboard", Dashboard],
    ["FirstStep", FirstStep],
    ["Advantages", Advantages],
    ["Voucher", Voucher],
    ["PioneerOffer", PioneerOffer],
    ["PioneerSubmission", PioneerSubmission],
    ["PioneerCase", PioneerCase],
    ["Shortage", Shortage],
    ["CampusPackage", CampusPackage],
    ["EditedWebsite", EditedWebsite],
    ["LoginAnswer", LoginAnswer],
    ["PartnerData", PartnerData],
    ["Banner", Banner],
    ["Contact", Contact],
    ["AccountSettings", AccountSettings],
    ["OpenLink", OpenLink],
    ["Employee", Employee],
    ["EmployeeData", EmployeeData],
    ["LicenceReview", LicenceReview],
    ["ActiveSession", ActiveSession],
    ["CreatedAccount", CreatedAccount],
    ["SignUpData", SignUpData],
    ["SignUpOptions", SignUpOptions],
    ["Product", Product],
    ["ListedProduct", ListedProduct],
    ["ProductSettings", ProductSettings],
    ["RemoteConnectResult", RemoteConnectResult],
    ["CloudDns", CloudDns],
    ["SavedDraft", SavedDraft],
    ["Picture", Picture],
    ["KnowledgeEntry", KnowledgeEntry],
    ["TicketStatistics", TicketStatistics],
    ["TrainingBooking", TrainingBooking],
    ["Attendance", Attendance],
    ["ExosphereLicence", ExosphereLicence],
    ["BookableTraining", BookableTraining],
    ["Conference", Conference],
    ["Award", Award],
    ["SupportCaseSummary", SupportCaseSummary],
    ["SupportCase", SupportCase],
  ])("%s", async (_name, schema) => {
    const values = await Effect.runPromise(
      Arbitrary.sampleEffect(Arbitrary.schema(schema), { count: 30, seed: 1 }),
    );
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      const wire: unknown = JSON.parse(JSON.stringify(Schema.encodeUnknownSync(schema)(value)));
      const again = Schema.encodeUnknownSync(schema)(Schema.decodeUnknownSync(schema)(wire));
      // A code is read as it was meant: a tab in it is a space.
      expect(typedFields({ again })).toEqual(typedFields({ again: wire }));
    }
  });
});

describe("conversion from the wire", () => {
  test.each([
    ["12.50", 1250],
    ["0.05", 5],
    ["-0.05", -5],
    ["7", 700],
    ["-1234.5", -123450],
  ])("%s euros are %i cents", (amount, cents) => {
    expect(decode(Money, { amount, currency: "EUR" })).toEqual({ cents, currency: "EUR" });
  });
  test.each(["1,50", "1.234", "", "1e3", "NaN"])("%j is no amount", (amount) =>
    expect(() => decode(Money, { amount, currency: "EUR" })).toThrow(/Expected/),
  );
  test("a day is midnight UTC", () =>
    expect(decode(Day, "2026-11-21")).toEqual(new Date("2026-11-21T00:00:00Z")));
  test.each(["2026-13-40", "2026-02-31", "2026-02-29"])("%s is refused: there is no such day", (day) =>
    expect(() => decode(Day, day)).toThrow(/./),
  );
  test("a leap day is a day", () =>
    expect(decode(Day, "2028-02-29")).toEqual(new Date("2028-02-29T00:00:00Z")));
  test("an unknown status keeps its code", () => {
    expect(decode(OrderStatus, "teleported")).toEqual({ _tag: "Unknown", code: "teleported" });
    expect(decode(OrderStatus, "sent")).toEqual({ _tag: "Known", code: "sent" });
  });
  test("0 and 1 decode to flags", () => {
    expect(
      decode(PartnerData, { partner_data: { partner_status: "gold" }, reg_flex_enabled: "1" })
        .reg_flex_enabled,
    ).toBe(true);
    expect(() =>
      decode(PartnerData, { partner_data: { partner_status: "gold" }, reg_flex_enabled: "yes" }),
    ).toThrow(/./);
  });
});
