import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { useCallback, useState } from "react";
import type { Elements } from "../kit/elements.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { classNames } from "../kit/class-names.ts";
import { Dialog } from "../kit/overlays/dialog.tsx";
import styles from "./list-controls.module.css";

export interface ListControlsProps {
  readonly search?: Elements;
  /** The filters that stand beside the search on a wide screen, two at most. */
  readonly main: Elements;
  /** The other filters, which are in the sheet only. */
  readonly further?: readonly Elements[];
  /** In the sheet of a phone only, such as the order; wide screens sort with the table head. */
  readonly phoneOnly?: Elements;
  /** Number of active filters. */
  readonly active: number;
  readonly onClear: () => void;
  /** What narrows and orders the list, for paper. */
  readonly labels: readonly string[];
}

/** Search and filters of a list: the search and the main filters in one row, all filters in a sheet, as text on paper. Nothing of the row moves when one is set. The style sheet writes the text, so that a page on a screen does not hold them. */
export const ListControls = ({
  search,
  main,
  further = [],
  phoneOnly,
  active,
  onClear,
  labels,
}: ListControlsProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <p data-paper-only className={styles["labels"]} data-labels={labels.join(" · ")} />
      <div className={styles["controls"]}>
        {search}
        <div className={styles["main"]}>{main}</div>
        <div className={classNames(styles["button"], further.length === 0 && styles["narrow"])}>
          <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {active === 0 ? t("list.filters") : t("list.filters.active", { count: active })}
          </Button>
        </div>
        <div className={classNames(styles["button"], styles["clear"], active === 0 && styles["unused"])}>
          <Button variant="quiet" icon={X} onClick={onClear}>
            {t("list.clear")}
          </Button>
        </div>
        <Dialog
          open={open}
          title={t("list.filters")}
          onClose={close}
          actions={
            <>
              <Button variant="primary" onClick={close}>
                {t("list.done")}
              </Button>
              <Button variant="quiet" onClick={onClear} disabled={active === 0}>
                {t("list.clear")}
              </Button>
            </>
          }
        >
          <div className={styles["sheet"]}>
            {main}
            {further}
            <div className={styles["phoneOnly"]}>{phoneOnly}</div>
          </div>
        </Dialog>
      </div>
    </>
  );
};
