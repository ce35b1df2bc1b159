import type { Issuer } from "../../documents/kit/in-language.ts";
import { registrationPdf } from "../../documents/registration.ts";
import { bytesContent } from "../../files/bytes-content.ts";
import { mediaTypes } from "../../files/media-types.ts";
import { fileAnswer, notFound, type Handlers } from "../../http/handler.ts";
import { dayOf, dayText } from "../kit/day.ts";
import { readProduct } from "./product.sql.ts";
import { productNames } from "./products.handlers.ts";

/** The proof that a product is registered to the account's company or household (business §1). */
export const createRegistrationProofHandlers = (issuer: Issuer): Handlers<"getRegistrationProof"> => ({
  getRegistrationProof: async ({ sql, account, now }, { serial, instance }) => {
    const product = await readProduct(sql, account, serial, now());
    if (product === undefined) return notFound;
    const [owner] = await sql<{ name: string }>`select name from companies where id = ${account.companyId}`;
    const type = productNames[product.type.code] ?? product.type.code;
    const pdf = await registrationPdf(
      {
        owner: owner?.name ?? "",
        serial,
        product: product.name === type ? type : `${type}, ${product.name}`,
        project: product.project,
        registeredOn: product.registrationDate,
        purchasedOn: product.purchaseDate,
        day: dayOf(dayText(now())),
      },
      instance,
      issuer,
    );
    return fileAnswer(bytesContent(pdf), `registration-${serial}.pdf`, mediaTypes.pdf);
  },
});
