import type { ReferenceSummary } from "../../../domain/references/reference.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge } from "../../kit/states/badge.tsx";
import { referenceStatusText, statusTone } from "./references-labels.ts";

/** The status of a reference project. */
export const ReferenceStatusBadge = ({ status }: Pick<ReferenceSummary, "status">) => (
  <Badge tone={statusTone(status.code)} label={referenceStatusText(useText(), status)} />
);
