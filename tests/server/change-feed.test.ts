import { expect, it } from "vitest";
import type { Account } from "../../server/accounts/account.ts";
import { createChangeFeed } from "../../server/live/change-feed.ts";
import type { Database } from "../../server/store/database.ts";
import type { ChangeId, ChangeLine } from "../../src/domain/live/change.ts";

const NOW = new Date("2026-02-03T09:30:00.000Z");
const row = (topic: string, seen: string) => ({
  seen,
  ahead: false,
  topic,
  company_id: null,
  account_id: null,
});
const account = {
  id: "gold",
  companyId: "gold",
  groups: ["partner"],
  rights: undefined,
} as unknown as Account;

it("reads nothing for a browser that begins to follow before that has been told what it missed", async () => {
  let news = (): void => {};
  const answers: ((rows: readonly object[]) => void)[] = [];
  const sql = () =>
    new Promise((resolve) => {
      answers.push(resolve);
    });
  const listen = (wake: () => void): Promise<() => Promise<void>> => {
    news = wake;
    return Promise.resolve(() => Promise.resolve());
  };
  const reported: unknown[] = [];
  const feed = createChangeFeed({
    database: { sql, listen } as unknown as Database,
    now: () => NOW,
    report: (error) => reported.push(error),
    count: () => {},
  });
  const lines: ChangeLine[] = [];
  const begun = feed.follow(
    { session: "s", account, send: (line) => lines.push(line), end: () => {} },
    `${NOW.getTime()}/5:5:` as ChangeId,
  );
  await expect.poll(() => answers.length).toBe(1);
  news();
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  expect(answers).toHaveLength(1);
  answers[0]?.([row("trainings", "7:7:")]);
  await begun;
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.([row("messages", "8:8:")]);
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines).toMatchObject([{ topics: ["trainings"] }, { topics: ["messages"] }]);
  await feed.close();
  expect(reported).toEqual([]);
});
