import type { Elements } from "../kit/elements.ts";
import { pageSizes, type Page } from "../../domain/kit/list.ts";
import { useText } from "../i18n/use-text.ts";
import { useReplacing } from "../resource/replacing.ts";
import { Pagination } from "../kit/lists/pagination.tsx";
import type { ListState } from "./use-list.ts";
import { ListTools } from "./list-tools.tsx";
import styles from "./paged-rows.module.css";

export interface PagedRowsProps {
  readonly content: Page<unknown>;
  readonly list: Pick<ListState, "address" | "change" | "hrefOf">;
  /** The text of the total number of rows. */
  readonly totalText: string;
  /** Shown beside the total, such as a download. */
  readonly tools?: Elements;
  /** What is done with all rows; unlike the tools, it is never folded away. */
  readonly action?: Elements;
  /** The rows, such as a table or panels. */
  readonly children: Elements;
}

/** A page of a list: its total, its rows, and the way to the other pages. */
export const PagedRows = ({
  content: { total, more },
  list: { address, change, hrefOf },
  totalText,
  tools,
  action,
  children,
}: PagedRowsProps): Elements => {
  const t = useText();
  const replacing = useReplacing();
  return (
    <div className={styles["list"]}>
      <div className={styles["head"]}>
        <p role="status" className={styles["total"]}>
          {/* The number is announced also where it is the same as before the search. */}
          {replacing ? t("list.searching") : more === true ? `${totalText} ${t("list.more")}` : totalText}
        </p>
        {action}
        {tools ? <ListTools>{tools}</ListTools> : null}
      </div>
      {children}
      <Pagination
        page={address.page}
        pageSize={address.size}
        pageSizes={pageSizes}
        total={total}
        {...(more && { more })}
        hrefFor={(page) => hrefOf({ page })}
        onPageSize={(size) => change({ size })}
      />
    </div>
  );
};
