import type { Visitor } from "./access.ts";

/**
 * True where consent may be asked for that the state atlas follows a tab: in production only while staff are signed in,
 * on the development portal always, also before anybody is (decisions/atlas).
 */
export const mayBeFollowed = (production: boolean, visitor: Visitor | undefined): boolean =>
  !production || visitor?.groups.includes("ma") === true;
