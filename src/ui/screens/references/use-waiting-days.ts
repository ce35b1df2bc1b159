import { useNow } from "../../actors/use-now.ts";
import { useText } from "../../i18n/use-text.ts";

const DAY = 86_400_000;

/** How many whole days something waits, as text. */
export const useWaitingDays = (): ((since: Date) => string) => {
  const t = useText();
  const now = useNow();
  return (since) =>
    t("references.age", { count: Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY)) });
};
