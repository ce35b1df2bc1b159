import { isAllowed, requirementOf } from "../../../src/domain/shell/access.ts";
import type { Account } from "../../accounts/account.ts";
import type { PageConfig } from "../../page-config.ts";

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

/** Leaves out what leads into a shop where the reader may not order there (business §6). */
export const withoutForbiddenShops = async <Entry extends { readonly href: string | null }>(
  entries: readonly Entry[],
  account: Account,
  config: PageConfig,
): Promise<readonly Entry[]> => {
  if (isAllowed(requirementOf("orders"), account)) return entries;
  const { webshop, shops } = await config();
  const origins = [webshop, ...Object.values(shops).map(({ url }) => url)].map(originOf);
  return entries.filter(({ href }) => href === null || !origins.includes(originOf(href)));
};
