import * as Schema from "effect/Schema";
import { employeeRights } from "../shell/access.ts";
import { Flag } from "../kit/flag.ts";

/** Who is signed in (shell §3); keys as on the wire, for they are the spec's own. */
export const UserData = Schema.Struct({
  account_name: Schema.String,
  /** The customer number; not every account has one. */
  account_debitor: Schema.NullOr(Schema.String),
  firstname: Schema.String,
  lastname: Schema.String,
  account_nav_instance: Schema.String,
  contact_nav_instance: Schema.String,
  account_country: Schema.String,
  contact_country: Schema.String,
  partner_status: Schema.String,
  reg_flex_enabled: Flag,
  /** An opaque key of the account: what is kept in the browser is kept under it. */
  account_key: Schema.String,
  /** The rights of a partner company's employee (business §6); absent for owners and customers, who lack none. */
  rights: Schema.optionalKey(Schema.Array(Schema.Literals(employeeRights))),
});
export type UserData = typeof UserData.Type;

/** The answer of getPartnerData (shell §7). */
export const PartnerData = Schema.Struct({
  partner_data: Schema.Struct({ partner_status: Schema.String }),
  reg_flex_enabled: Flag,
});
export type PartnerData = typeof PartnerData.Type;
