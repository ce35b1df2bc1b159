import { useSelector } from "@xstate/react";
import { addressToActivate } from "../../../domain/session/address-to-activate.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { ActivationButton } from "./activation-button.tsx";
import css from "./activation-offer.module.css";

/** Below the shown code of a login that was refused because the account is not activated: its link can be sent again. */
export const ActivationOffer = ({ code }: { readonly code: string }) => {
  const email = useSelector(usePortalActors().session, ({ context: { problem } }) =>
    problem._tag === "Refused" && problem.code === code ? addressToActivate(problem) : undefined,
  );
  if (email === undefined) return null;
  return (
    <div className={css["offer"]}>
      <ActivationButton email={email} />
    </div>
  );
};
