import { outcomeKind, type RemoteConnectOutcome } from "../../../../domain/products/remote-connect.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Badge } from "../../../kit/states/badge.tsx";
import type { Tone } from "../../../kit/states/tone.ts";
import { outcomeTitle } from "../product-labels.ts";

/** The tone of an outcome: https alone is neither a success nor a failure. */
export const outcomeTones: Readonly<Record<ReturnType<typeof outcomeKind>, Tone>> = {
  success: "success",
  half: "warning",
  failure: "danger",
};

/** The outcome of a test, as text and icon. */
export const OutcomeBadge = ({ outcome }: { readonly outcome: RemoteConnectOutcome }) => {
  const t = useText();
  return <Badge tone={outcomeTones[outcomeKind(outcome)]} label={outcomeTitle(t, outcome)} />;
};
