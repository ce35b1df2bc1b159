import type { OpenContext } from "../http/handler.ts";
import { limitUse } from "./rate-limit.ts";

/** Uses of links from one network within 15 minutes: their secrets cannot be guessed, so the limit only bounds the work. */
const LINK_USES = 100;

/** Counts a use of an e-mail's link, whatever it is for; returns a refusal if there were too many. */
export const limitLinks = (context: OpenContext) =>
  limitUse(context, [{ what: "link-from", by: context.browser.address, limit: LINK_USES }]);
