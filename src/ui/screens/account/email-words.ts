import { isAccountRefusal } from "../../../domain/account/account.refusals.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";

/** The text of a refused address: the account's texts, else the general ones. */
export const emailProblemText = (t: Text, code: string | undefined): string | undefined =>
  code !== undefined && isAccountRefusal(code) ? t(`settings.email.${code}`) : problemText(t, code);
