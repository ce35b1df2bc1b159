import type { Banner, Contact, Dashboard, Hotlink } from "../../../domain/dashboard/dashboard.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** What is written in the reader's language is asked for by locale. */
export interface ByLocale {
  readonly instance: Locale;
}

/** What the dashboard starts: its figures, and beside them what loads by itself. */
export interface DashboardActors {
  readonly dashboard: ResourceLogic<Readonly<Record<string, never>>, Dashboard>;
  readonly banners: ResourceLogic<ByLocale, readonly Banner[]>;
  readonly hotlinks: ResourceLogic<ByLocale, readonly Hotlink[]>;
  readonly contacts: ResourceLogic<ByLocale, readonly Contact[]>;
}

export const [DashboardActorsProvider, useDashboardActors] = createActorContext<DashboardActors>("dashboard");
