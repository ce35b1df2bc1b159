import { useSelector } from "@xstate/react";
import { useText } from "../../../ui/i18n/use-text.ts";
import css from "../desk.module.css";
import { useDesk } from "../desk-context.ts";

/** Why there are neither known issues nor counts, where the portal does not serve them. */
export const StaffOnly = () => {
  const t = useText();
  const refused = useSelector(
    useDesk(),
    (snapshot) => snapshot.matches({ issues: "refused" }) || snapshot.matches({ met: "refused" }),
  );
  return refused ? <p className={css["quiet"]}>{t("desk.issues.not_served")}</p> : null;
};
