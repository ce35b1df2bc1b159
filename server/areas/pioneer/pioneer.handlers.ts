import { rewardOf } from "../../../src/domain/pioneer/pioneer-reward.ts";
import { ownCompany } from "../../accounts/account.ts";
import { answerFile } from "../../files/stored-file.ts";
import { notFound, type Handlers } from "../../http/handler.ts";
import { isStaff } from "../tickets/ticket-access.ts";
import { readRewards } from "./pioneer.content.ts";
import { datesOf, listSubmissions, readLog, readSubmission } from "./pioneer.sql.ts";
import { rewardedAccount } from "./rewarded.sql.ts";
import { submitLog } from "./submit-log.ts";

/** Submissions of the pioneer initiative, of the account's company (business §1, §3). */
export const pioneerHandlers: Handlers<
  "getPioneerOffer" | "submitPioneerLog" | "getPioneerSubmissions" | "getPioneerSubmission" | "getPioneerLog"
> = {
  getPioneerOffer: async ({ sql, account, now }) => {
    const reward = rewardOf(await readRewards(sql), await rewardedAccount(sql, account.id));
    return { reward: reward?.amount ?? null, ...datesOf(now()) };
  },
  submitPioneerLog: submitLog,
  getPioneerSubmissions: ({ sql, account }, request) => listSubmissions(sql, account, request),
  getPioneerSubmission: async ({ sql, account }, { id }) =>
    (await readSubmission(sql, account, id)) ?? notFound,
  getPioneerLog: async ({ sql, account, fileStore }, { id }) => {
    const reachable = isStaff(account) ? sql.part`true` : sql.part`p.${ownCompany(sql, account)}`;
    return answerFile(fileStore, await readLog(sql, id, reachable));
  },
};
