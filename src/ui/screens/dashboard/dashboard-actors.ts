import type { Banner, Contact, Dashboard, Hotlink } from "../../../domain/dashboard/dashboard.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The request for content in the reader's language. */
export interface ByLocale {
  readonly instance: Locale;
}

/** The actor logic of the dashboard: its figures, and the content that loads separately. */
export interface DashboardActors {
  readonly dashboard: ResourceLogic<Readonly<Record<string, never>>, Dashboard>;
  readonly banners: ResourceLogic<ByLocale, readonly Banner[]>;
  readonly hotlinks: ResourceLogic<ByLocale, readonly Hotlink[]>;
  readonly contacts: ResourceLogic<ByLocale, readonly Contact[]>;
}

export const [DashboardActorsProvider, useDashboardActors] = createActorContext<DashboardActors>("dashboard");
