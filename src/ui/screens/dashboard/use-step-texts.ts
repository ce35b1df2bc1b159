import type { NextStep } from "../../../domain/dashboard/next-steps.ts";
import { staffListPath } from "../../../domain/dashboard/staff-lists.ts";
import { detailPath, productPath, routes } from "../../../domain/shell/routes.ts";
import { useNow } from "../../actors/use-now.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Tone } from "../../kit/states/tone.ts";

/** A step as it is read. */
interface StepTexts {
  readonly to: string;
  readonly title: string;
  /** What explains it. */
  readonly facts?: string | undefined;
  /** The money that it is about. */
  readonly amount?: string;
}

type Several = Extract<NextStep, { readonly _tag: "Several" }>["of"];

/** Where all things of a kind are. */
const listOf: Readonly<Record<Several, string>> = {
  PayOrder: `${routes.orders.path}?status=no_payment`,
  PickUpOrder: `${routes.orders.path}?status=ready_for_pickup`,
  ReadAnswers: `${routes.tickets.path}?status=open,on_hold&scope=mine&unread=1`,
  TestProduct: routes.products.path,
  RenewService: `${routes.products.path}?expiry=soon`,
  RedeemVoucher: routes.advantages.path,
};

/** How urgent a step is; what has none waits as long as it may. */
const tones: Readonly<Partial<Record<NextStep["_tag"], Tone>>> = {
  PayOverdue: "danger",
  PayOrder: "warning",
  TestProduct: "warning",
  RenewService: "warning",
  PickUpOrder: "info",
  ReadAnswers: "info",
};

const toneOf = (step: NextStep): Tone | undefined =>
  step._tag === "AnswerTickets" && step.age === "longer"
    ? "danger"
    : tones[step._tag === "Several" ? step.of : step._tag];

/** The texts of a step, and where it is done. */
export const useStepTexts = (step: NextStep): StepTexts & { readonly tone: Tone | undefined } => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const joined = (...facts: readonly string[]) => facts.filter((fact) => fact !== "").join(" · ");
  const counted = (title: string, count: number) => `${title} (${format.number(count)})`;
  const texts = (): StepTexts => {
    switch (step._tag) {
      case "PayOverdue":
        return {
          to: `${routes.invoices.path}?tab=overdue`,
          title: t("dashboard.next.overdue"),
          facts: t("dashboard.invoices.documents", {
            count: step.documents,
            number: format.number(step.documents),
          }),
          amount: format.money(step.sum),
        };
      case "PayOrder":
      case "PickUpOrder": {
        const { id: order, date, reference, total } = step.order;
        return {
          to: detailPath("order", order),
          title: t(step._tag === "PayOrder" ? "dashboard.next.pay" : "dashboard.next.pick_up", { order }),
          facts: joined(reference, format.day(date)),
          ...(step._tag === "PayOrder" && { amount: format.money(total) }),
        };
      }
      case "ReadAnswers":
        return {
          to: detailPath("ticket", step.ticket.id),
          title: t("dashboard.next.answers", { subject: step.ticket.subject }),
          facts: format.nearMoment(step.ticket.lastActivity, now),
        };
      case "TestProduct":
        return {
          to: productPath(step.product.serial, "remoteConnect"),
          title: t("dashboard.next.test", { name: step.product.name }),
          facts: joined(format.nearMoment(step.product.testedAt, now), step.product.serial),
        };
      case "RenewService": {
        const { name, serial, project } = step.product;
        return {
          to: productPath(serial, "cloudServices"),
          title: t(`dashboard.next.renew.${step.service}`, { name, date: format.day(step.until) }),
          facts: joined(project, serial),
        };
      }
      case "RedeemVoucher": {
        const { code, value, validUntil } = step.voucher;
        return {
          to: routes.advantages.path,
          title: t("dashboard.next.redeem", { code }),
          facts: t("dashboard.vouchers.until", {
            value:
              value._tag === "Percent" ? format.percent(value.percent / 100) : format.money(value.amount),
            day: format.day(validUntil),
          }),
        };
      }
      case "Several":
        return {
          to: listOf[step.of],
          title: counted(t(`dashboard.next.all.${step.of}`), step.total),
          facts: `${step.names.join(", ")} …`,
        };
      case "RegisterProduct":
        return {
          to: routes.registerProduct.path,
          title: t("dashboard.next.register"),
          facts: t("dashboard.products.none"),
        };
      case "BookTraining":
        return {
          to: `${routes.trainings.path}?tab=bookable`,
          title: t("dashboard.next.book"),
          facts: t("dashboard.training.none"),
        };
      case "SeeShortages": {
        const { articles, orders } = step.notice;
        return {
          to: routes.limitedAvailability.path,
          title: t("dashboard.shortages.open"),
          facts: [
            t("dashboard.shortages.articles", { count: articles, number: format.number(articles) }),
            ...(orders === 0
              ? []
              : [t("dashboard.shortages.orders", { count: orders, number: format.number(orders) })]),
          ].join(" "),
        };
      }
      case "AnswerTickets":
        return {
          to: staffListPath("tickets", step.age),
          title: counted(t("dashboard.staff.tickets"), step.count),
          facts: t(`dashboard.staff.age.${step.age}`),
        };
      case "Decide":
        return {
          to: staffListPath(step.on),
          title: counted(t(`dashboard.staff.${step.on}`), step.count),
          facts: t("dashboard.staff.since", { date: format.nearMoment(step.since, now) }),
        };
    }
  };
  return { ...texts(), tone: toneOf(step) };
};
