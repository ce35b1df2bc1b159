import { useText } from "../../../ui/i18n/use-text.ts";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { useIssues } from "./use-issues.ts";

/** Marks a code of which an issue is known. */
export const IssueMark = ({ code }: { readonly code: string }) => {
  const t = useText();
  return useIssues([code]).length === 0 ? null : <Badge tone="warning" label={t("desk.issues.mark")} />;
};
