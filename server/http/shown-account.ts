import type { IncomingHttpHeaders } from "node:http";
import { ACCOUNT_HEADER, NOBODY } from "../../src/api/account-header.ts";
import type { AnyCall } from "../../src/api/call.ts";
import { OTHER_ACCOUNT } from "../../src/domain/kit/call-failure.ts";
import type { PortalSession } from "../accounts/sessions.ts";
import { accountKeyOf } from "../accounts/user-data.ts";
import { RequestRefused } from "./refusals.ts";

/**
 * The session as far as it is that of the account that the page shows: a page that shows nobody has none, whatever the
 * cookie says. Throws RequestRefused where the page shows another account.
 */
export const sessionOfPage = (
  { anyAccount }: AnyCall,
  headers: IncomingHttpHeaders,
  session: PortalSession | undefined,
): PortalSession | undefined => {
  const shown = headers[ACCOUNT_HEADER.toLowerCase()];
  if (session === undefined || shown === undefined || anyAccount === true) return session;
  if (shown === NOBODY) return undefined;
  if (shown !== accountKeyOf(session.account)) throw new RequestRefused(409, OTHER_ACCOUNT);
  return session;
};
