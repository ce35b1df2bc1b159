import { expect, type Page } from "@playwright/test";

interface Letter {
  readonly recipient: string;
  readonly body: string;
}

/** The newest email to an address, from the development portal's outbox. */
export const letterTo = async (page: Page, origin: string, address: string): Promise<string> => {
  let found: Letter | undefined;
  await expect(async () => {
    const letters = (await (await page.request.get(`${origin}/dev/outbox.json`)).json()) as readonly Letter[];
    found = letters.find(({ recipient }) => recipient === address);
    expect(found, `a letter to ${address}`).toBeDefined();
  }).toPass();
  return found?.body ?? "";
};

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
