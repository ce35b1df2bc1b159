import ColumnsIcon from "lucide-react/icons/columns-3";
import { useCallback, useState, type ReactNode } from "react";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { Popover } from "../kit/overlays/popover.tsx";
import styles from "./paged-table.module.css";

/** The button that opens the choice of columns. */
export const ColumnsButton = ({ children }: { readonly children: ReactNode }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className={styles["columns"]} data-screen-only>
      <Popover
        open={open}
        onClose={close}
        label={t("list.columns")}
        align="end"
        renderTrigger={(trigger) => (
          <Button {...trigger} variant="quiet" icon={ColumnsIcon} onClick={() => setOpen(!open)}>
            {t("list.columns")}
          </Button>
        )}
      >
        {children}
      </Popover>
    </div>
  );
};
