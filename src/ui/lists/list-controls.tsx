import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { useCallback, useState } from "react";
import type { Elements } from "../kit/elements.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { Dialog } from "../kit/overlays/dialog.tsx";
import styles from "./list-controls.module.css";

export interface ListControlsProps {
  readonly search?: Elements;
  readonly filters: Elements;
  /** Shown only in the phone's sheet, such as the order; wide screens sort with the table head. */
  readonly sheetOnly?: Elements;
  /** Number of active filters. */
  readonly active: number;
  readonly onClear: () => void;
  /** What narrows and orders the list, for paper. */
  readonly labels: readonly string[];
}

/** Search and filters of a list: in a row on wide screens, in a sheet on phones, as text on paper. The style sheet writes the text, so that a page on a screen does not hold them. */
export const ListControls = ({ search, filters, sheetOnly, active, onClear, labels }: ListControlsProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <p data-paper-only className={styles["labels"]} data-labels={labels.join(" · ")} />
      <div className={styles["controls"]}>
        {search}
        <div className={styles["inline"]}>
          {filters}
          {active === 0 ? null : (
            <Button variant="quiet" icon={X} onClick={onClear}>
              {t("list.clear")}
            </Button>
          )}
        </div>
        <div className={styles["sheetButton"]}>
          <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {active === 0 ? t("list.filters") : t("list.filters.active", { count: active })}
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
            {filters}
            {sheetOnly}
          </div>
        </Dialog>
      </div>
    </>
  );
};
