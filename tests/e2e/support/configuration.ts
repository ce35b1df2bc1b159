import type { Page } from "@playwright/test";

const block = /(?<=<script type="application\/json" id="portal-config">)[^<]*(?=<\/script>)/;

/** Changes the configuration in the login's page as a deployment would. */
export const withConfiguration = async (page: Page, change: (config: string) => string): Promise<void> => {
  await page.route("**/login/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(block, change) });
  });
};
