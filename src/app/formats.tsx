import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { Elements } from "../ui/kit/elements.ts";
import { usePortalActors } from "../ui/actors/portal-actors.ts";
import { FormatProvider, formatOf } from "../ui/i18n/format.ts";

/** Provides date and number formats of the page's language. */
export const Formats = ({ children }: { readonly children: Elements }) => {
  const locale = useSelector(usePortalActors().language, ({ context }) => context.locale);
  return <FormatProvider value={useMemo(() => formatOf(locale), [locale])}>{children}</FormatProvider>;
};
