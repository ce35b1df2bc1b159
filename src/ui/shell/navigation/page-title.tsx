import { titledBy, titleParts } from "../../../domain/shell/page-title.ts";
import type { RouteName } from "../../../domain/shell/routes.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { useText } from "../../i18n/use-text.ts";
import { useAccount } from "../session/use-account.ts";
import { useRoute } from "../use-route.ts";

/** A screen's title, as the browser shows it; a private person has an address where companies have their data. */
export const screenTitle = (t: Text, name: RouteName, household?: boolean): string =>
  t(household === true && name === "settings-company" ? "title.settings-address" : `title.${titledBy(name)}`);

/** The product's title, with a prefix in development environments (shell §1). */
const useProductTitle = (): string => {
  const t = useText();
  const { production } = useDeployment();
  return production ? t("header.product") : t("header.product_dev");
};

interface PageTitleProps {
  /** What the page shows, where the data name it better than the address does: the most particular first. */
  readonly things?: readonly string[];
}

/**
 * The browser's title: the thing first, then its list, so that tabs can be told apart. The page around every screen
 * has one from the address, and a screen whose data name the thing has another: React puts the one that was mounted
 * last before the others, and the browser shows the first.
 */
export const PageTitle = ({ things }: PageTitleProps) => {
  const t = useText();
  const product = useProductTitle();
  const household = useAccount()?.visitor.household;
  const { thing, screens } = titleParts(useRoute().path);
  const inAddress =
    thing === undefined ? [] : ["number" in thing ? thing.number : screenTitle(t, thing.kind)];
  const names = [
    ...(things ?? inAddress),
    ...screens.map((name) => screenTitle(t, name, household)),
    product,
  ];
  return <title>{names.join(" · ")}</title>;
};
