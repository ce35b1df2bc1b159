import { useText } from "../../i18n/use-text.ts";
import css from "./file-upload.module.css";

/** That files can be dropped before the button that chooses them; whoever does not see the place has the button. */
export const DragHint = () => {
  const t = useText();
  return (
    <span aria-hidden="true" className={css["dragHint"]}>
      {t("kit.upload.drop")}
    </span>
  );
};
