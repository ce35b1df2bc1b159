import { notificationKinds, type NotificationKind } from "../../src/domain/account/notification-choice.ts";

/** The kinds of which something in the portal tells; references have no screen yet. */
export type SentKind = Exclude<NotificationKind, "reference_online">;

export const sentKinds: readonly SentKind[] = notificationKinds.filter((kind) => kind !== "reference_online");
