import { MAX_FILES, ticketAttachment, tradeLicence } from "../../../domain/kit/upload.ts";
import { PASSWORD_MIN } from "../../../domain/passwords/password.ts";
import { pictureFile } from "../../../domain/pictures/picture.ts";
import { FOLLOW_UP_WORKING_DAYS } from "../../../domain/pioneer/pioneer.ts";
import { BLOCK_MINUTES } from "../../../domain/products/cloud-dns.ts";
import { REMOTE_CONNECT_LIMIT } from "../../../domain/products/remote-connect.ts";
import type { ErrorCode } from "../../../domain/shell/error-catalogue.ts";
import { CODE_COOL_DOWN, CODE_LIFETIME, CODE_TRIES } from "../../../domain/sign-up/verification.ts";
import type { Text, TextKey } from "../../../ui/i18n/catalogue.ts";

interface Limit {
  readonly key: TextKey;
  readonly values: Readonly<Record<string, number>>;
  readonly codes: readonly ErrorCode[];
}

const megabytes = (bytes: number): number => bytes / 1_000_000;

const block: readonly ErrorCode[] = [
  "418",
  "418/471",
  "418/472",
  "418/474",
  "UNBLOCK_REFUSED",
  "UNBLOCK_TOO_SOON",
];

const limits: readonly Limit[] = [
  {
    key: "desk.limit.code",
    values: { minutes: CODE_LIFETIME / 60, tries: CODE_TRIES, seconds: CODE_COOL_DOWN },
    codes: ["CODE_WRONG", "CODE_EXPIRED", "CODE_TOO_MANY_TRIES", "VERIFICATION_INVALID"],
  },
  { key: "desk.limit.password", values: { count: PASSWORD_MIN }, codes: ["PASSWORD_SAME", "PASSWORD_WRONG"] },
  {
    key: "desk.limit.files",
    values: {
      ticket: megabytes(ticketAttachment.maxBytes),
      trade: megabytes(tradeLicence.maxBytes),
      other: megabytes(pictureFile.maxBytes),
    },
    codes: ["TOO_LARGE", "input.file_to_big"],
  },
  { key: "desk.limit.many_files", values: { count: MAX_FILES }, codes: ["TOO_MANY_FILES"] },
  {
    key: "desk.limit.test",
    values: { seconds: REMOTE_CONNECT_LIMIT / 1000 },
    codes: ["403", "409", "461", "462", "481", "482", "CONNECTION_FAILED", "TEST_RUNNING"],
  },
  { key: "desk.limit.block", values: { minutes: BLOCK_MINUTES }, codes: block },
  {
    key: "desk.limit.pioneer",
    values: { days: FOLLOW_UP_WORKING_DAYS },
    codes: ["PIONEER_ORDER_UNKNOWN", "PIONEER_LOG_MISSING"],
  },
];

/** How long, how often or how much the portal allows where a code is met; empty for most. */
export const codeLimits = (t: Text, code: string): readonly string[] =>
  limits
    .filter(({ codes }) => codes.some((limited) => limited === code))
    .map(({ key, values }) => t(key, values));
