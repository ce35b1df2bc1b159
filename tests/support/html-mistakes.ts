import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How it is written, not what it is.
    "void-style": "off",
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
    // One hash in the policy allows it.
    "require-csp-nonce": "off",
  },
});

/** What an HTML validator finds wrong with a page. */
export const htmlMistakes = async (page: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(page);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
};
