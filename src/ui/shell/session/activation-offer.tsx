import { useSelector } from "@xstate/react";
import type { ComponentType } from "react";
import { addressToActivate } from "../../../domain/session/address-to-activate.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import css from "./activation-offer.module.css";

export interface ActivationOfferProps {
  /** The code that is shown. */
  readonly code: string;
  readonly Button: ComponentType<{ readonly email: string }>;
}

/** Below the code of a login that was refused because the account is not activated: its link can be sent again. */
export const ActivationOffer = ({ code, Button }: ActivationOfferProps) => {
  const email = useSelector(usePortalActors().session, ({ context: { problem } }) =>
    problem._tag === "Refused" && problem.code === code ? addressToActivate(problem) : undefined,
  );
  if (email === undefined) return null;
  return (
    <div className={css["offer"]}>
      <Button email={email} />
    </div>
  );
};
