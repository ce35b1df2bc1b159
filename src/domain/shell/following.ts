/**
 * What a tab of the portal and the state atlas of the same browser say to each other, on one channel of the browser
 * (decisions/atlas). Both sides check each message. Events are redacted as in a journal, and a screen is named without
 * its content.
 */
import * as Schema from "effect/Schema";
import { JournalActor, JournalEntry, JournalMark } from "./journal.ts";
import { locales } from "./locale.ts";
import { routeNames } from "./routes.ts";

/** The name of the channel. */
export const FOLLOWING = "portal.following";

/** Random for each consent, so that two tabs can be told apart. */
const TabMark = Schema.String.check(Schema.isPattern(/^[a-z0-9]{8}$/));

/** The key of what is drawn of a machine; the atlas draws only the states of a machine that has the same one. */
const Shape = Schema.String;

/** A machine that runs, and its present state. */
const FollowedActor = Schema.Struct({ ...JournalActor.fields, shape: Shape });
export type FollowedActor = typeof FollowedActor.Type;

/** The tab may be followed; said again when it shows another screen. */
const Here = Schema.Struct({
  kind: Schema.Literal("here"),
  tab: TabMark,
  screen: Schema.Literals(routeNames),
  /** The portal's version label. */
  app: Schema.String,
});
/** The beginning, for the atlas that has chosen the tab: what runs, and what a journal needs that begins here. */
const Began = Schema.Struct({
  kind: Schema.Literal("began"),
  tab: TabMark,
  mark: JournalMark,
  /** The beginning of the recording, in ms since 1970. */
  startedAt: Schema.Finite,
  locale: Schema.Literals(locales),
  actors: Schema.Array(FollowedActor),
});
/** An event that a machine has processed. */
const Recorded = Schema.Struct({
  kind: Schema.Literal("recorded"),
  tab: TabMark,
  entry: JournalEntry,
  shape: Shape,
});
/** An actor has ended with the event of that number, or was stopped after it. */
const Ended = Schema.Struct({
  kind: Schema.Literal("ended"),
  tab: TabMark,
  actor: Schema.String,
  after: Schema.Int,
});
/** The tab can no longer be followed. */
const Gone = Schema.Struct({ kind: Schema.Literal("gone"), tab: TabMark });

/** What a tab says. */
export const TabMessage = Schema.Union([Here, Began, Recorded, Ended, Gone]);
export type TabMessage = typeof TabMessage.Type;
export type FollowedTab = Omit<typeof Here.Type, "kind">;
export type FollowedBeginning = Omit<typeof Began.Type, "kind">;

/** What the atlas says: it asks which tabs may be followed, and chooses one. */
export const FollowerMessage = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("asked") }),
  Schema.Struct({ kind: Schema.Literal("chosen"), tab: TabMark }),
]);
export type FollowerMessage = typeof FollowerMessage.Type;
