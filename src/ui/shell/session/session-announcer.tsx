import { useSelector } from "@xstate/react";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";

/** The page's live region: announces changes of the session to screen readers. */
export const SessionAnnouncer = () => {
  const t = useText();
  const { session } = usePortalActors();
  const signingOut = useSelector(session, (snapshot) => snapshot.hasTag("signingOut"));
  const restoring = useSelector(session, (snapshot) => snapshot.matches({ restoring: "asking" }));
  return (
    <div role="status">
      <VisuallyHidden>
        {signingOut ? t("session.logging_out") : restoring ? t("login.checking") : null}
      </VisuallyHidden>
    </div>
  );
};
