import { expect, type Page } from "@playwright/test";
import { found } from "./settled.ts";

interface Letter {
  readonly recipient: string;
  readonly body: string;
}

/** The emails to an address that have been sent by now, the newest first, from the server's outbox. */
const sentTo = async (page: Page, origin: string, address: string): Promise<readonly Letter[]> => {
  const letters = (await (await page.request.get(`${origin}/dev/outbox.json`)).json()) as readonly Letter[];
  return letters.filter(({ recipient }) => recipient === address);
};

/** The newest email to an address, once there is one. */
export const letterTo = (page: Page, origin: string, address: string): Promise<string> =>
  found(async () => (await sentTo(page, origin, address))[0]?.body, `a letter to ${address}`);

/** Waits until this many emails have been sent to an address. */
export const expectLetters = (page: Page, origin: string, address: string, number: number): Promise<void> =>
  expect.poll(() => sentTo(page, origin, address), `letters to ${address}`).toHaveLength(number);

/** The path of the link in an email. */
export const linkIn = (letter: string): string => {
  const path = /\/reset-password\/\S+/.exec(letter)?.[0];
  if (path === undefined) throw new Error(`No link in: ${letter}`);
  return path;
};

/** The code in an email. */
export const codeIn = (letter: string): string => {
  const code = /^\d{6}$/m.exec(letter)?.[0];
  if (code === undefined) throw new Error(`No code in: ${letter}`);
  return code;
};
