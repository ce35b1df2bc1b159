import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import { employeeRights, type EmployeeRight } from "../shell/access.ts";
import { AnyFlag } from "../kit/flag.ts";
import { AnyText } from "../kit/any-text.ts";
import { ListPreferences } from "../shell/list-preferences.ts";

const none = Effect.succeed(null);
/** Empty where another server leaves it out. */
const text = AnyText.pipe(Schema.withDecodingDefaultKey(none));
const flag = AnyFlag.pipe(Schema.withDecodingDefaultKey(none));

const Right = Schema.Literals(employeeRights);

/** The rights that this release knows: another server may have more. */
const Rights = Schema.Array(Schema.Unknown).pipe(
  Schema.decodeTo(
    Schema.Array(Right),
    SchemaTransformation.transform({
      decode: (wire): readonly EmployeeRight[] => wire.filter(Schema.is(Right)),
      encode: (rights) => rights,
    }),
  ),
);

/** The signed-in user (shell §3); the keys are the spec's. Another server may leave out what it does not have, or send null for it. */
export const UserData = Schema.Struct({
  account_name: text,
  /** The customer number; empty for accounts without one. */
  account_debitor: text,
  firstname: text,
  lastname: text,
  account_nav_instance: text,
  contact_nav_instance: text,
  account_country: text,
  contact_country: text,
  partner_status: text,
  reg_flex_enabled: flag,
  /** An opaque key of the account, used for its data in the browser; empty where another server gives none. */
  account_key: text,
  /** The rights of a partner company's employee (business §6); absent for owners and customers, who have every right. */
  rights: Schema.optionalKey(Schema.NullOr(Rights)),
  /** False where the person has turned the portal's keys of one character off (WCAG 2.1.4). */
  single_keys: Schema.optionalKey(Schema.NullOr(Schema.Boolean)),
  /** How the person wants to see tables; absent without a choice. */
  list_view: Schema.optionalKey(Schema.NullOr(ListPreferences)),
});
export type UserData = typeof UserData.Type;

/** The answer of getPartnerData (shell §7). */
export const PartnerData = Schema.Struct({
  partner_data: Schema.Struct({ partner_status: Schema.String }),
  reg_flex_enabled: flag,
});
export type PartnerData = typeof PartnerData.Type;
