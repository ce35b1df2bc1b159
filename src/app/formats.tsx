import { useSelector } from "@xstate/react";
import { useMemo, type ReactNode } from "react";
import { usePortalActors } from "../ui/actors/portal-actors.ts";
import { FormatProvider, formatOf } from "../ui/i18n/format.ts";

/** Provides date and number formats of the page's language. */
export const Formats = ({ children }: { readonly children: ReactNode }) => {
  const locale = useSelector(usePortalActors().language, ({ context }) => context.locale);
  return <FormatProvider value={useMemo(() => formatOf(locale), [locale])}>{children}</FormatProvider>;
};
