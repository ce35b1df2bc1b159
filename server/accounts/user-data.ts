import type { UserData } from "../../src/domain/session/user.ts";
import type { Account } from "./account.ts";
import { hashSecret } from "./secret.ts";

/** The opaque key by which browsers know an account. */
export const accountKeyOf = ({ id }: Pick<Account, "id">): string => hashSecret(`account-key:${id}`);

/** The user data of the signed-in person (shell §3). */
export const userDataOf = (account: Account): UserData => ({
  account_name: account.companyName,
  account_debitor: account.debitor ?? "",
  firstname: account.firstName,
  lastname: account.lastName,
  account_nav_instance: account.navInstance,
  contact_nav_instance: account.contactNavInstance,
  account_country: account.country,
  contact_country: account.contactCountry,
  partner_status: account.partnerStatus,
  reg_flex_enabled: account.regFlexEnabled,
  account_key: accountKeyOf(account),
  ...(account.rights === undefined ? {} : { rights: account.rights }),
  ...(account.singleKeys ? {} : { single_keys: false }),
  ...(account.listPreferences === undefined ? {} : { list_view: account.listPreferences }),
});
