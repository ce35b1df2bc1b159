import { passwordRefusals } from "../passwords/passwords.refusals.ts";
import { pick, withTexts } from "../kit/refusals.ts";

/** Refusals of the account settings (business §3, §8). */
export const accountRefusals = withTexts("settings.email", {
  EMAIL_UNCHANGED: { spec: "business §8", means: "The new address is the current one" },
  EMAIL_CHANGE_OVER: {
    spec: "business §8",
    means: "No change of address is pending: it was confirmed or ended meanwhile",
    outdated: true,
  },
});
export type AccountRefusal = keyof typeof accountRefusals;
/** Refusals of an e-mail change, including those of its password check. */
export const emailChangeRefusals = {
  ...pick(accountRefusals, ["EMAIL_UNCHANGED"]),
  ...pick(passwordRefusals, ["PASSWORD_WRONG"]),
};

/** Refusals of cancelling an e-mail change. */
export const emailCancelRefusals = pick(accountRefusals, ["EMAIL_CHANGE_OVER"]);
