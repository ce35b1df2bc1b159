import type { PioneerStatus } from "../../../domain/pioneer/pioneer-status.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge, type BadgeProps } from "../../kit/states/badge.tsx";
import { pioneerStatusText } from "./pioneer-labels.ts";

const tones: Readonly<Partial<Record<string, NonNullable<BadgeProps["tone"]>>>> = {
  received: "info",
  in_work: "warning",
  done: "success",
};

/** The status of a submission. */
export const PioneerStatusBadge = ({ status }: { readonly status: PioneerStatus }) => {
  const t = useText();
  return <Badge tone={tones[status.code] ?? "neutral"} label={pioneerStatusText(t, status)} />;
};
