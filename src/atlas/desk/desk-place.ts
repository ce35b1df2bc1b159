import { errorAreas, type ErrorArea } from "../../domain/shell/refusal-tables.ts";
import { catalogues, type Catalogue } from "../../domain/shell/locale.ts";
import { routeNames, type RouteName } from "../../domain/shell/routes.ts";
import { personas, type Persona } from "./simulation/personas.ts";

export const widths = [390, 768, 1440] as const;
export type FrameWidth = (typeof widths)[number];
/** Typical screen heights by width. */
export const heights: Readonly<Record<FrameWidth, number>> = { 390: 844, 768: 1024, 1440: 900 };

/** The display settings of a timeline. */
export interface Look {
  readonly persona: Persona;
  /** The customer's language, used for the screens. */
  readonly locale: Catalogue;
  /** The agent's language, used for the desk. */
  readonly agent: Catalogue;
  readonly width: FrameWidth;
}

/** What the catalogue without a search is sorted by: the area, or how often people met a code. */
export const sorts = ["area", "met"] as const;
export type CatalogueOrder = (typeof sorts)[number];

/** The filters of the catalogue and of the routes. */
export interface Filter {
  readonly search: string;
  readonly area: ErrorArea | "all";
  readonly sort: CatalogueOrder;
  /** The customer's screen. */
  readonly screen: RouteName | "all";
}

/** A place in the desk; the address contains all of it. */
export interface DeskPlace {
  readonly code: string | undefined;
  /** The id of a route to the code. */
  readonly route: string | undefined;
  /** The shown frame, from 0. */
  readonly step: number;
  /** True for the page of steps, false for the replay. */
  readonly asSteps: boolean;
  readonly filter: Filter;
  readonly look: Look;
}

export const noFilter: Filter = { search: "", area: "all", sort: "area", screen: "all" };

export const defaultLook: Look = { persona: "gold", locale: "int", agent: "int", width: 1440 };

const oneOf = <Value extends string | number>(
  values: readonly Value[],
  given: string | null,
  otherwise: Value,
): Value => values.find((value) => String(value) === given) ?? otherwise;

const readCode = (given: string): string | undefined => {
  if (given === "") return undefined;
  try {
    return decodeURIComponent(given);
  } catch {
    return given;
  }
};

/**
 * Parses an address behind `#`, such as `/desk/OFFLINE/k3f9ab?step=2&lang=cscz`; invalid parts are ignored.
 * `own` is the agent's default language; the customer's language defaults to the agent's.
 */
export const readPlace = (address: string, own: Catalogue = defaultLook.agent): DeskPlace => {
  const [path = "", search = ""] = address.replace(/^#/, "").split("?", 2);
  const [, , code = "", route = ""] = path.split("/");
  const params = new URLSearchParams(search);
  const step = Number(params.get("step") ?? 0);
  const agent = oneOf(catalogues, params.get("agent"), own);
  return {
    code: readCode(code),
    route: route === "" ? undefined : route,
    step: Number.isSafeInteger(step) && step > 0 ? step : 0,
    asSteps: params.get("page") === "steps",
    filter: {
      search: params.get("q") ?? noFilter.search,
      area: oneOf<ErrorArea | "all">(errorAreas, params.get("area"), noFilter.area),
      sort: oneOf(sorts, params.get("sort"), noFilter.sort),
      screen: oneOf<RouteName | "all">(routeNames, params.get("screen"), noFilter.screen),
    },
    look: {
      persona: oneOf(personas, params.get("role"), defaultLook.persona),
      locale: oneOf(catalogues, params.get("lang"), agent),
      agent,
      width: oneOf(widths, params.get("width"), defaultLook.width),
    },
  };
};

const filterText = ({ search, area, sort, screen }: Filter): string =>
  [
    search === "" ? "" : `&q=${encodeURIComponent(search)}`,
    area === "all" ? "" : `&area=${area}`,
    sort === noFilter.sort ? "" : `&sort=${sort}`,
    screen === "all" ? "" : `&screen=${screen}`,
  ].join("");

/** Formats an address; a link to a frame includes all display settings, one to the catalogue or a code its filters. */
export const writePlace = ({ code, route, step, asSteps, filter, look }: DeskPlace): string => {
  const languages = `lang=${look.locale}&agent=${look.agent}`;
  const page = asSteps ? "&page=steps" : "";
  if (code === undefined) return `/desk?${languages}${filterText(filter)}${page}`;
  const path = `/desk/${encodeURIComponent(code)}`;
  if (route === undefined) return `${path}?${languages}${filterText(filter)}`;
  return `${path}/${route}?step=${step}&role=${look.persona}&${languages}&width=${look.width}${page}`;
};
