import { makeRewards } from "./pioneer.ts";
import { articles } from "./articles.ts";
import type { Calendar } from "./calendar.ts";
import { marketOf } from "./markets.ts";
import { packagePicture } from "./package-picture.ts";
import { demoCompanies, type DemoCompany } from "./people.ts";
import { cycle, randomOf } from "./random.ts";
import { demoBanners } from "./shell.ts";
import { contentTexts, type ContentTexts } from "./texts/content-texts.ts";
import { evaluatePartnerStatus } from "../../src/domain/shell/partner-status.ts";

const discount = (on: string, percent: number) => ({ _tag: "Discount", on, percent, upTo: false });
const service = (code: string) => ({ _tag: "Service", code });
const acControl = (percent: number) => ({ _tag: "Vouchers", product: "AC Control Air", count: 2, percent });

const campus = discount("campus", 10);

// Business §6 and §9. The spec names no discount of a flagship and a distributor; these are the levels of the demo companies.
const tierBenefits = [
  { tier: "registered", benefits: [discount("products", 10), service("discount_levels"), campus] },
  {
    tier: "silver",
    benefits: [
      discount("products", 17),
      discount("first_project", 27),
      discount("showroom", 50),
      campus,
      service("no_minimum_turnover"),
    ],
  },
  {
    tier: "gold",
    benefits: [
      discount("products", 23),
      discount("sister_brand", 35),
      campus,
      acControl(50),
      service("priority_support"),
      service("partner_coach"),
    ],
  },
  {
    tier: "platin",
    benefits: [
      discount("products", 27),
      discount("sister_brand", 40),
      campus,
      acControl(100),
      service("priority_support"),
      service("partner_coach"),
      service("map_listing"),
    ],
  },
  {
    tier: "flagship",
    benefits: [
      discount("products", 30),
      discount("sister_brand", 40),
      campus,
      acControl(100),
      service("priority_support"),
      service("partner_coach"),
      service("map_listing"),
    ],
  },
  { tier: "distributor", benefits: [discount("products", 32), campus] },
];

const inAllLanguages = (
  texts: (of: ContentTexts) => readonly [string, string],
  name: "title" | "name",
): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(contentTexts).map(([catalogue, of]) => {
      const [head, text] = texts(of);
      return [catalogue, { [name]: head, text }];
    }),
  );

/** The promotions of a year: one each week, of which one is valid today, and those that are always valid. */
const promotions = ({ dayAgo }: Calendar): readonly object[] => {
  const themes = ["lighting", "audio", "climate"] as const;
  const weekly = Array.from({ length: 56 }, (_, week) => {
    const theme = cycle(themes, week);
    const from = 3 + 7 * (week - 4);
    return {
      id: `week-${dayAgo(from)}`,
      kind: "weekly",
      audience: ["partner"],
      percent: cycle([20, 15, 10], week),
      percentByCountry: {},
      upTo: true,
      validFrom: dayAgo(from),
      validUntil: dayAgo(from - 6),
      texts: inAllLanguages(({ promotions: of }) => of[theme], "title"),
      href: `https://shop.homeautomation.example/promotions/${theme}/`,
    };
  });
  const always = (
    id: string,
    kind: string,
    text: "showroom" | "firstSteps",
    percents: Readonly<Record<"percent" | "percentByCountry" | "upTo", unknown>>,
  ) => ({
    id,
    kind,
    audience: ["partner"],
    ...percents,
    validFrom: dayAgo(365),
    validUntil: null,
    texts: inAllLanguages(({ promotions: of }) => of[text], "title"),
    href: `https://shop.homeautomation.example/promotions/${id}/`,
  });
  return [
    ...weekly,
    always("showroom", "showroom", "showroom", { percent: 50, percentByCountry: {}, upTo: true }),
    always("first-steps", "first_steps", "firstSteps", {
      percent: 48,
      percentByCountry: { PL: 45, SK: 51 },
      upTo: false,
    }),
  ];
};

/** Vouchers of a company at scale 1; gold's fill more than a page. */
const voucherCount = ({ id }: DemoCompany): number => (id === "gold" ? 44 : 9);

const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A company's vouchers: some valid, some that end soon, and those of the last three years, of which most were redeemed. */
const vouchersOf = (company: DemoCompany, { dayAgo }: Calendar, scale: number): readonly object[] => {
  const { currency, rate } = marketOf(company.country);
  const money = (euros: number) => ({ amount: String(Math.round((euros * rate) / 5) * 5), currency });
  const acPercent = { gold: 50, platin: 100, flagship: 100 }[company.status];
  const count = voucherCount(company) * scale;
  const general = Array.from({ length: count }, (_, index) => {
    const random = randomOf(`voucher:${company.id}:${index}`);
    const word = Array.from({ length: 4 }, () => letters.charAt(random.int(0, letters.length - 1))).join("");
    const daysLeft = index < 2 ? 6 + index * 13 : 150 - Math.floor((index * 1_150) / count);
    const quantity = random.pick([1, 1, 1, 2, 3]);
    const ended = daysLeft < 0;
    const used = ended ? (random.chance(70) ? quantity : 0) : random.int(0, quantity - 1);
    const article = random.chance(40) ? random.pick(articles) : undefined;
    return {
      code: `V${company.debitor}-${word}-${index + 1}`,
      customer: company.debitor,
      value: random.chance(60)
        ? { _tag: "Percent", percent: random.pick([5, 8, 10, 15, 20]) }
        : { _tag: "Amount", amount: money(random.pick([25, 50, 100, 150])) },
      article: article === undefined ? null : { number: article.number, name: article.name },
      validUntil: dayAgo(-daysLeft),
      quantity,
      used,
      lastUsedOn: used === 0 ? null : dayAgo(Math.max(-daysLeft + random.int(1, 40), 1)),
      mostCart: random.chance(30) ? money(random.pick([500, 1_000, 2_500])) : null,
    };
  });
  const whole = { quantity: 1, used: 0, lastUsedOn: null, mostCart: null };
  return [
    ...general,
    ...(acPercent === undefined
      ? []
      : [
          {
            code: `AC${company.debitor}`,
            customer: company.debitor,
            value: { _tag: "Percent", percent: acPercent },
            article: { number: "200110", name: "AC Control Air" },
            validUntil: dayAgo(-210),
            ...whole,
            quantity: 2,
          },
        ]),
  ];
};

const hasVouchers = ({ status, debitor }: DemoCompany): boolean =>
  debitor !== null &&
  evaluatePartnerStatus({ partnerStatus: status, regFlexEnabled: false }).groups.includes("partner");

/** What is short: the article, for how many days more, and what replaces it. */
const short: readonly (readonly [number: string, days: number | null, replacement?: string])[] = [
  ["100218", 21, "100002"],
  ["100463", 45, "100466"],
  ["100484", 70],
  ["100246", 12],
  ["100405", 30, "100194"],
  ["100390", null],
  ["100239", 33, "100029"],
  ["100549", 95],
  ["100142", 9, "100142-S"],
  ["100364", null],
  ["100529", 18],
  ["100153", 26, "100242-K"],
];

const articleOf = (wanted: string) => {
  const found = articles.find(({ number }) => number === wanted);
  if (found === undefined) throw new RangeError(`the demo data has no article ${wanted}`);
  return { number: found.number, name: found.name, cents: found.cents };
};
const named = (wanted: string) => {
  const { number, name } = articleOf(wanted);
  return { number, name };
};

const shortages = ({ dayAgo }: Calendar): readonly object[] =>
  short.map(([number, days, replacement]) => ({
    article: named(number),
    until: days === null ? null : dayAgo(-days),
    replacement: replacement === undefined ? null : named(replacement),
  }));

const packages = [
  {
    id: "starter",
    colour: [62, 128, 96],
    contents: [
      ["100335", 1],
      ["100218", 1],
      ["100242", 2],
      ["100194", 1],
      ["100225", 2],
    ],
  },
  {
    id: "lighting",
    colour: [196, 150, 54],
    contents: [
      ["100512", 1],
      ["100239", 1],
      ["100324", 4],
      ["100333", 1],
    ],
  },
  {
    id: "climate",
    colour: [70, 122, 168],
    contents: [
      ["100512", 1],
      ["100137", 2],
      ["100405", 1],
      ["200110", 1],
      ["100423", 1],
    ],
  },
  {
    id: "audio",
    colour: [128, 92, 150],
    contents: [
      ["100364", 1],
      ["100388", 1],
      ["100390", 4],
    ],
  },
] as const;

const countries = [...new Set(demoCompanies.map(({ country }) => country))];

const campusPackages = (): readonly object[] =>
  packages.map(({ id, colour, contents }, position) => {
    const cents = contents.reduce((sum, [number, quantity]) => sum + articleOf(number).cents * quantity, 0);
    return {
      id,
      position,
      articleNumber: `C-${id.toUpperCase()}`,
      texts: inAllLanguages(({ packages: of }) => of[id], "name"),
      contents: contents.map(([number, quantity]) => ({ article: named(number), quantity })),
      prices: countries.map((country) => {
        const { currency, rate, vat } = marketOf(country);
        return {
          countries: [country],
          net: { amount: (Math.round(cents * rate) / 100).toFixed(2), currency },
          vatRate: vat,
        };
      }),
      picture: packagePicture(colour, contents.length).toString("base64"),
    };
  });

/** The content that people keep, as a content file (docs/operators.md): the demo data take the way of every import. */
export const makeContent = (calendar: Calendar, scale: number) => ({
  format: 1 as const,
  content: {
    tierBenefits,
    promotions: promotions(calendar),
    vouchers: demoCompanies.filter(hasVouchers).flatMap((company) => vouchersOf(company, calendar, scale)),
    shortages: shortages(calendar),
    campusPackages: campusPackages(),
    banners: demoBanners,
    pioneerRewards: makeRewards(),
  },
});
