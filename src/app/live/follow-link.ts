import { answered, failed, type CallFailure, type Outcome } from "../../domain/kit/call-failure.ts";
import { loadByBrowser, type NotLoaded } from "../../ui/kit/files/load-by-browser.ts";

/** How long a link may be followed, in ms. */
const LINK_LIMIT = 60_000;

/** Why a link led to no file, by the code of the page that the server answered with. */
export const downloadFailure = ({ code }: NotLoaded): CallFailure<never> => {
  if (code === "SESSION_EXPIRED" || code === "LINK_OF_OTHER_SESSION") return { _tag: "SessionExpired" };
  if (code === "NO_ACCESS") return { _tag: "NoAccess" };
  if (code === "LINK_EXPIRED") return { _tag: "TimedOut", limit: LINK_LIMIT };
  return code === "INTERNAL_ERROR"
    ? { _tag: "EndpointFailure", status: 500 }
    : { _tag: "Malformed", path: "download", expected: "a file" };
};

/** Lets the browser load the file of a link; fails where the link leads to no file. */
export const followLink = async (address: string): Promise<Outcome<undefined, never>> => {
  const notLoaded = await loadByBrowser(address);
  return notLoaded === undefined ? answered(undefined) : failed(downloadFailure(notLoaded));
};
