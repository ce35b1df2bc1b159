import Ellipsis from "lucide-react/icons/ellipsis";
import { useId, useState } from "react";
import type { Elements } from "../kit/elements.ts";
import { useText } from "../i18n/use-text.ts";
import { IconButton } from "../kit/buttons/icon-button.tsx";
import styles from "./list-tools.module.css";

/** What a list offers beside its rows, such as its columns and downloads: in its place on wide screens, behind one button on a phone, where the first row comes first. */
export const ListTools = ({ children }: { readonly children: Elements }) => {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles["button"]} data-screen-only>
        <IconButton
          label={t("list.tools")}
          icon={Ellipsis}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={id} className={styles["tools"]} data-open={open}>
        {children}
      </div>
    </>
  );
};
