import { useMinute } from "../../actors/use-minute.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { useAccount } from "../session/use-account.ts";
import css from "../shell.module.css";

/**
 * The head of a page on paper, above the screen's title: whose it is, where it is from, and when it was printed. The
 * style sheet writes its words, so that a page on a screen does not hold them twice.
 */
export const PaperHead = () => {
  const t = useText();
  const format = useFormat();
  const account = useAccount();
  const now = useMinute();
  return (
    <div data-paper-only className={css["paperHead"]}>
      {[account?.user.account_name ?? "", t("header.product"), format.moment(now)].map((words) => (
        <span key={words} data-words={words} />
      ))}
    </div>
  );
};
