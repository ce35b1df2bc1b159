import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { employeeRights } from "../shell/access.ts";
import { AnyFlag } from "../kit/flag.ts";
import { ListView } from "../shell/list-view.ts";

/** The signed-in user (shell §3); the keys are the spec's. */
export const UserData = Schema.Struct({
  account_name: Schema.String,
  /** The customer number; null for accounts without one, which another server leaves out. */
  account_debitor: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  firstname: Schema.String,
  lastname: Schema.String,
  account_nav_instance: Schema.String,
  contact_nav_instance: Schema.String,
  account_country: Schema.String,
  contact_country: Schema.String,
  partner_status: Schema.String,
  reg_flex_enabled: AnyFlag,
  /** An opaque key of the account, used for its data in the browser; empty where another server gives none. */
  account_key: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
  /** The rights of a partner company's employee (business §6); absent for owners and customers, who have every right. */
  rights: Schema.optionalKey(Schema.Array(Schema.Literals(employeeRights))),
  /** False where the person has turned the portal's keys of one character off (WCAG 2.1.4). */
  single_keys: Schema.optionalKey(Schema.Literal(false)),
  /** How the person wants to see tables; absent without a choice. */
  list_view: Schema.optionalKey(ListView),
});
export type UserData = typeof UserData.Type;

/** The answer of getPartnerData (shell §7). */
export const PartnerData = Schema.Struct({
  partner_data: Schema.Struct({ partner_status: Schema.String }),
  reg_flex_enabled: AnyFlag,
});
export type PartnerData = typeof PartnerData.Type;
