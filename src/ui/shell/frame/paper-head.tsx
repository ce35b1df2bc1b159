import { useNow } from "../../actors/use-now.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { useAccount } from "../session/use-account.ts";
import css from "../shell.module.css";
import { usePrinting } from "./use-printing.ts";

const PaperLine = () => {
  const t = useText();
  const format = useFormat();
  const account = useAccount();
  const now = useNow();
  return (
    <div data-paper-only className={css["paperHead"]}>
      {[account?.user.account_name ?? "", t("header.product"), format.moment(now)].map((text) => (
        <span key={text} data-text={text} />
      ))}
    </div>
  );
};

/**
 * The head of a page on paper, above the screen's title: whose it is, where it is from, and when it was printed. The
 * style sheet writes its text. Rendered for the print alone: the first date of a page takes a tenth of its start.
 */
export const PaperHead = () => (usePrinting() ? <PaperLine /> : null);
