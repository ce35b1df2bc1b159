import { Readable } from "node:stream";
import * as Schema from "effect/Schema";
import { PackageId, pricesOf } from "../../../src/domain/campus-packages/campus-package.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import type { Account } from "../../accounts/account.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { pictureKind } from "../../content/picture.ts";
import { textIn } from "../../content/schemas.ts";
import { mediaTypes } from "../../files/media-types.ts";
import { fileAnswer, notFound, refused, type Handlers } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";
import { insertCampusOrder } from "./campus-orders.sql.ts";
import { readOffers, readPicture, type PackageOffer } from "./campus-packages.content.ts";

const toId = Schema.decodeSync(PackageId);

/** Orders of an account within 15 minutes: more are a mistake, such as a script that repeats one. */
const ORDERED = 40;

/** A package for a company: in its language, at the prices of its country; undefined where it is not offered. */
const packageFor = ({ groups, country }: Account, entry: PackageOffer, locale: Locale) => {
  const market = entry.prices.find(({ countries }) => countries.includes(country));
  if (market === undefined) return undefined;
  return {
    id: toId(entry.id),
    ...textIn(entry.texts, locale),
    contents: entry.contents,
    ...pricesOf(market.net, market.vatRate, groups.includes("partner")),
  };
};

const findOffer = async (sql: Sql, id: PackageId): Promise<PackageOffer | undefined> =>
  (await readOffers(sql)).find((entry) => entry.id === id);

/** Campus packages (business §2): the server decides on offer and price, and the order is one of the company's orders. */
export const campusPackagesHandlers: Handlers<
  "getCampusPackages" | "getCampusPicture" | "orderCampusPackage"
> = {
  getCampusPackages: async ({ sql, account }, { instance }) =>
    (await readOffers(sql)).flatMap((entry) => packageFor(account, entry, instance) ?? []),
  getCampusPicture: async ({ sql }, { id }) => {
    const picture = await readPicture(sql, id);
    const kind = picture === undefined ? undefined : pictureKind(picture);
    if (picture === undefined || kind === undefined) return notFound;
    const bytes = Buffer.from(picture, "base64");
    return fileAnswer(Readable.from([bytes]), `${id}.${kind}`, mediaTypes[kind], { inline: true });
  },
  orderCampusPackage: async (context, { id, total, instance }) => {
    const { sql, account, now } = context;
    const entry = await findOffer(sql, id);
    const offered = entry && packageFor(account, entry, instance);
    if (entry === undefined || offered === undefined) return refused("PACKAGE_WITHDRAWN");
    if (offered.total.cents !== total) return refused("PACKAGE_PRICE_CHANGED");
    const limited = await limitUse(context, [{ what: "campus-order", by: account.id, limit: ORDERED }]);
    if (limited !== undefined) return limited;
    const orderId = await insertCampusOrder(sql, account, now(), {
      articleNumber: entry.articleNumber,
      name: offered.name,
      unitCents: offered.listPrice.cents,
      discount: (offered.percent ?? 0) / 100,
      totalCents: offered.total.cents,
      currency: offered.total.currency,
    });
    return { orderId };
  },
};
