import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import css from "./help-not-loaded.module.css";

/** Says that the code of the help form did not come; it stays until somebody closes it. */
export const HelpNotLoaded = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText();
  return (
    <div className={css["floating"]}>
      <Alert tone="danger" onClose={onClose}>
        {t("help.load_failed")}
      </Alert>
    </div>
  );
};
