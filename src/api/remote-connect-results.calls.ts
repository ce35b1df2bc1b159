import * as Schema from "effect/Schema";
import { ownProductCodes } from "../domain/products/products.refusals.ts";
import { RemoteConnectResult } from "../domain/products/remote-connect.ts";
import { SerialNumber } from "../domain/products/serial-number.ts";
import { call, data, form } from "./call.ts";

// Apart from the other calls of products: the screens of tickets make this one alone.
export const getRemoteConnectResults = call({
  path: "/api/getRemoteConnectResults",
  summary: "The last ten tests of a product, the newest first",
  access: "products",
  kind: "read",
  body: form(Schema.Struct({ serial: SerialNumber })),
  answer: data(Schema.Array(RemoteConnectResult)),
  failures: ownProductCodes,
});
